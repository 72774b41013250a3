/** Text that is no JSON any more. */
import type { Ground, Mistake, Planted } from "../mistake.ts";
import type { Site } from "../sites.ts";
import { replaceSpan, type Span } from "../text-edits.ts";
import { firstOf, rawOf, textOf } from "./places-for-mistakes.ts";

/** Mistakes after which nobody can know what stood there. */
const isLost =
  /without a value|without a member|in the middle|None|undefined|not a number|Infinity|decimal comma|thousands|hexadecimal|begins with a point|unit|minus|unfinished|quote inside|escape|raw/u;

/** A class that replaces a span near the value of a random member. */
function near(
  name: string,
  find: (site: Site, text: string) => { span: Span; by: string } | undefined,
): Mistake {
  return {
    name: `syntax: ${name}`,
    plant: (ground: Ground): Planted | undefined =>
      firstOf(ground.random, [...ground.sites.at.values()], (sites) =>
        firstOf(ground.random, sites.slice(0, 50), (site) => {
          const text = textOf(ground, site.in.file);
          const found = find(site, text);
          if (!found) return undefined;
          const line = text.slice(0, found.span.offset).split("\n").length;
          return {
            file: site.in.file,
            text: replaceSpan(text, found.span, found.by),
            about: `${name} at ${site.place}, line ${line}`,
            meant: isLost.test(name) ? undefined : text,
          };
        }),
      ),
  };
}

/** Where the next character that is no white space is, if it is this one. */
function behind(text: string, offset: number, character: string): number | undefined {
  let at = offset;
  while (/\s/u.test(text[at] ?? "")) at += 1;
  return text[at] === character ? at : undefined;
}

const end = ({ node }: Site): number => node.offset + node.length;
const property = ({ node }: Site): Site["node"] | undefined =>
  node.parent?.type === "property" ? node.parent : undefined;
const key = (site: Site): Site["node"] | undefined => property(site)?.children?.[0];
const is =
  (type: string): ((site: Site) => boolean) =>
  ({ node }) =>
    node.type === type;
const isText = is("string");
const isNumber = is("number");

/** Replaces the value. */
function value(
  name: string,
  fits: (site: Site) => boolean,
  by: (raw: string) => string | undefined,
): Mistake {
  return near(name, (site, text) => {
    const given = fits(site) ? by(rawOf(site.node, text)) : undefined;
    return given === undefined ? undefined : { span: site.node, by: given };
  });
}

/** Puts something at an offset, in place of so many characters. */
const at = (
  offset: number | undefined,
  length: number,
  by: string,
): { span: Span; by: string } | undefined =>
  offset === undefined ? undefined : { span: { offset, length }, by };

export const syntax: readonly Mistake[] = [
  near("no comma", (site, text) => at(behind(text, end(site), ","), 1, "")),
  near("two commas", (site, text) => at(behind(text, end(site), ","), 1, ",,")),
  near("comma before the closing brace", (site, text) =>
    at(property(site) && behind(text, end(site), "}"), 0, ","),
  ),
  near("comma before the closing bracket", (site, text) =>
    at(behind(text, end(site), "]"), 0, ","),
  ),
  near("semicolon for a comma", (site, text) => at(behind(text, end(site), ","), 1, ";")),
  near("full stop for a comma", (site, text) => at(behind(text, end(site), ","), 1, ".")),
  near("colon for a comma", (site, text) => at(behind(text, end(site), ","), 1, ":")),
  near("no colon", (site, text) => {
    const name = key(site);
    return at(name && behind(text, name.offset + name.length, ":"), 1, " ");
  }),
  near("equals sign for a colon", (site, text) => {
    const name = key(site);
    return at(name && behind(text, name.offset + name.length, ":"), 1, " =");
  }),
  near("comma for a colon", (site, text) => {
    const name = key(site);
    return at(name && behind(text, name.offset + name.length, ":"), 1, ",");
  }),
  near("two colons", (site, text) => {
    const name = key(site);
    return at(name && behind(text, name.offset + name.length, ":"), 1, "::");
  }),
  near("member without quotes", (site) => {
    const name = key(site);
    return name && { span: name, by: String(name.value) };
  }),
  near("member in single quotes", (site) => {
    const name = key(site);
    return name && { span: name, by: `'${String(name.value)}'` };
  }),
  near("member without its closing quote", (site) => {
    const name = key(site);
    return at(name && name.offset + name.length - 1, 1, "");
  }),
  near("member without its opening quote", (site) => at(key(site)?.offset, 1, "")),
  near("member without a value", (site) =>
    property(site) ? { span: site.node, by: "" } : undefined,
  ),
  near("value without a member", (site, text) => {
    const holder = property(site);
    return holder && { span: holder, by: rawOf(site.node, text) };
  }),
  near("closing bracket missing", (site) =>
    site.node.type === "array" ? at(end(site) - 1, 1, "") : undefined,
  ),
  near("opening bracket missing", (site) =>
    site.node.type === "array" ? at(site.node.offset, 1, "") : undefined,
  ),
  near("closing brace missing", (site) =>
    site.node.type === "object" ? at(end(site) - 1, 1, "") : undefined,
  ),
  near("opening brace missing", (site) =>
    site.node.type === "object" ? at(site.node.offset, 1, "") : undefined,
  ),
  near("brace for a closing bracket", (site) =>
    site.node.type === "array" ? at(end(site) - 1, 1, "}") : undefined,
  ),
  near("bracket for a closing brace", (site) =>
    site.node.type === "object" ? at(end(site) - 1, 1, "]") : undefined,
  ),
  near("parenthesis for a closing bracket", (site) =>
    site.node.type === "array" ? at(end(site) - 1, 1, ")") : undefined,
  ),
  near("closing bracket twice", (site) =>
    site.node.type === "array" ? at(end(site), 0, "]") : undefined,
  ),
  near("closing brace twice", (site) =>
    site.node.type === "object" ? at(end(site), 0, "}") : undefined,
  ),
  near("braces for a list", (site, text) => {
    const raw = rawOf(site.node, text);
    const isPlain =
      site.node.children?.length && site.node.children.every(({ type }) => type === "string");
    return site.node.type === "array" && isPlain
      ? { span: site.node, by: `{${raw.slice(1, -1)}}` }
      : undefined;
  }),
  near("definition not closed", ({ in: { node } }) => at(node.offset + node.length - 1, 1, "")),
  near("definition not opened", ({ in: { node } }) => at(node.offset, 1, "")),
  near("comma between definitions missing", ({ in: { node } }, text) =>
    at(behind(text, node.offset + node.length, ","), 1, ""),
  ),
  near("definition closed twice", ({ in: { node } }) => at(node.offset + node.length, 0, "}")),
  near("file that ends in the middle", (site, text) => at(end(site), text.length - end(site), "")),
  near("line comment", (site, text) => {
    const comma = behind(text, end(site), ",");
    return at(comma === undefined ? undefined : comma + 1, 0, " // as in the book\n");
  }),
  near("block comment", (site) => at(site.node.offset, 0, "/* as in the book */ ")),
  near("hash comment", (site, text) => {
    const comma = behind(text, end(site), ",");
    return at(comma === undefined ? undefined : comma + 1, 0, " # as in the book\n");
  }),
  near("mark of a merge", ({ in: { node } }) => at(node.offset, 0, "<<<<<<< HEAD\n")),
  value("text in single quotes", isText, (raw) =>
    raw.includes("'") ? undefined : `'${raw.slice(1, -1)}'`,
  ),
  value("text in curled quotes", isText, (raw) => `\u201c${raw.slice(1, -1)}\u201d`),
  value("text in grave accents", isText, (raw) => `\`${raw.slice(1, -1)}\``),
  value("text without quotes", isText, (raw) =>
    /^"[a-z_]+"$/u.test(raw) ? raw.slice(1, -1) : undefined,
  ),
  value("text without its closing quote", isText, (raw) => raw.slice(0, -1)),
  value("text without its opening quote", isText, (raw) =>
    /^"[a-z]/u.test(raw) ? raw.slice(1) : undefined,
  ),
  value("text with a raw line break", isText, (raw) =>
    raw.length > 6 ? `${raw.slice(0, 4)}\n${raw.slice(4)}` : undefined,
  ),
  value("text with a raw tabulator", isText, (raw) =>
    raw.length > 6 ? `${raw.slice(0, 4)}\t${raw.slice(4)}` : undefined,
  ),
  value("quote inside a text", isText, (raw) =>
    raw.length > 6 ? `${raw.slice(0, 4)}"${raw.slice(4)}` : undefined,
  ),
  value("escape that does not exist", isText, (raw) =>
    raw.length > 6 ? `${raw.slice(0, 4)}\\q${raw.slice(4)}` : undefined,
  ),
  value("backslash before the closing quote", isText, (raw) => `${raw.slice(0, -1)}\\"`),
  value("unfinished code of a character", isText, (raw) =>
    raw.length > 6 ? `${raw.slice(0, 4)}\\u12${raw.slice(-1)}` : undefined,
  ),
  value("number with a leading zero", isNumber, (raw) =>
    /^[1-9]/u.test(raw) ? `0${raw}` : undefined,
  ),
  value("number with a plus", isNumber, (raw) => (/^\d/u.test(raw) ? `+${raw}` : undefined)),
  value("number with a decimal comma", isNumber, (raw) =>
    /^\d+$/u.test(raw) ? `${raw},5` : undefined,
  ),
  value("number with a thousands separator", isNumber, (raw) =>
    /^\d+$/u.test(raw) ? `${raw}_000` : undefined,
  ),
  value("hexadecimal number", isNumber, (raw) => (/^\d+$/u.test(raw) ? `0x${raw}` : undefined)),
  value("number that begins with a point", isNumber, (raw) =>
    /^\d+$/u.test(raw) ? `.${raw}` : undefined,
  ),
  value("number that ends with a point", isNumber, (raw) =>
    /^\d+$/u.test(raw) ? `${raw}.` : undefined,
  ),
  value("number with a unit", isNumber, (raw) => `${raw}kg`),
  value("not a number", isNumber, () => "NaN"),
  value("Infinity", isNumber, () => "Infinity"),
  value("number with two minus signs", isNumber, (raw) =>
    raw.startsWith("-") ? `-${raw}` : `--${raw}`,
  ),
  value("True of Python", is("boolean"), (raw) =>
    raw.replace(/^./u, (letter) => letter.toUpperCase()),
  ),
  value("word for a boolean", is("boolean"), (raw) => (raw === "true" ? "yes" : "no")),
  value(
    "None of Python",
    () => true,
    () => "None",
  ),
  value(
    "undefined",
    () => true,
    () => "undefined",
  ),
];
