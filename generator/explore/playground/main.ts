/** The playground: a text on the left, and on the right what the compiler, which runs in the page, makes of it. */
import { add, code, fold, found, make, section, type Part } from "../page/element.ts";
import { play, type Played } from "./play.ts";

const input = found("text", HTMLTextAreaElement);
const choices = found("choices", HTMLElement);
const findings = found("findings", HTMLElement);
const results = found("shown", HTMLElement);

/** Typing is over after this time. Milliseconds. */
const patience = 150;

let played: Played | undefined;

function texts(id: string, title: string, all: Played["modules"], open: boolean): Part {
  const parts = all.map(([name, text], index) => {
    const part = fold(code(name), make("pre", { tabindex: 0 }, text));
    part.toggleAttribute("open", open && index === 0);
    return part;
  });
  return section(id, title, parts.length > 0 ? parts : make("p", "None."));
}

function show(): void {
  played = play(input.value);
  const { findings: said, records, modules, verbs } = played;
  const pieces = said.map((each) => make("pre", { tabindex: 0 }, each));
  findings.replaceChildren(...(pieces.length > 0 ? pieces : [make("p", "Nothing is wrong.")]));
  const [types, others] = [/^(?:types|ids)/u, /^(?!types|ids)/u].map((name) =>
    modules.filter(([path]) => name.test(path)),
  );
  results.replaceChildren();
  add(results, [
    texts("records", "Resolved records", records, true),
    texts("verbs", "What a blow does", verbs, true),
    texts("types", "Types", types ?? [], false),
    texts("modules", "Modules", others ?? [], false),
  ]);
  history.replaceState(undefined, "", `#${encoded(input.value)}`);
  document.documentElement.dataset["ready"] = "true";
}

/** Offers what may be written where the cursor is. */
function offer(): void {
  const { selectionStart: at } = input;
  played = play(input.value);
  const offered = played.choicesAt(at);
  choices.replaceChildren(
    ...(offered?.list ?? []).slice(0, 40).map(({ label, text, detail }) => {
      const button = make("button", { type: "button", title: detail }, label);
      button.addEventListener("click", () => {
        const { offset, length } = offered?.replaces ?? { offset: at, length: 0 };
        input.setRangeText(text, offset, offset + length, "end");
        input.focus();
        show();
        choices.replaceChildren();
      });
      return button;
    }),
  );
}

/** The content, as an address holds it. */
function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (each) => String.fromCharCode(each)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** `undefined` for an address without content. */
function decoded(address: string): string | undefined {
  try {
    const letters = atob(address.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (each) => each.charCodeAt(0));
    return address.length > 1 ? new TextDecoder().decode(bytes) : undefined;
  } catch {
    return undefined;
  }
}

function open(): void {
  const text = decoded(location.hash);
  if (text !== undefined && text !== input.value) input.value = text;
  show();
}

let timer: number | undefined;
input.addEventListener("input", () => {
  clearTimeout(timer);
  timer = window.setTimeout(show, patience);
});
input.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.ctrlKey) return;
  event.preventDefault();
  offer();
});
found("complete", HTMLElement).addEventListener("click", offer);
addEventListener("hashchange", open);
open();
