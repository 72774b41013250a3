/**
 * Words of content may have any length; a sentence shows the beginning and the end of long ones, and how much was cut.
 */
const longest = 200;
const shownFirst = 120;
const shownLast = 40;

/** The data of a sentence with its long words cut. */
export function shortened<Data>(data: Data): Data {
  return cut(data) as Data;
}

function cut(value: unknown): unknown {
  if (typeof value === "string") return cutText(value);
  if (Array.isArray(value)) {
    const all = value.map(cut);
    return all.every((each, at) => each === value[at]) ? value : all;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, each, cut(each)] as const);
  if (entries.every(([, before, now]) => before === now)) return value;
  return Object.fromEntries(entries.map(([name, , now]) => [name, now]));
}

function cutText(text: string): string {
  if (text.length <= longest) return text;
  // Drops half a surrogate pair.
  const first = text.slice(0, shownFirst).replace(/\p{Cs}$/u, "");
  const last = text.slice(-shownLast).replace(/^\p{Cs}/u, "");
  const left = text.length - first.length - last.length;
  return `${first}… (${left.toLocaleString("en")} more characters) …${last}`;
}
