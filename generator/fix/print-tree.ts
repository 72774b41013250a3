import type { Node } from "jsonc-parser";

/**
 * A tree without its white space; names and values in their own spelling.
 * @param textOf The text of a name or a value; of a list or an object too, where it is to stand for the whole.
 * @param skips Members that count as not there.
 */
export function printTree(
  node: Node | undefined,
  textOf: (node: Node) => string,
  options: {
    readonly skips?: (property: Node) => boolean;
    readonly replaces?: (node: Node) => boolean;
  } = {},
): string {
  const { skips, replaces } = options;
  const print = (each: Node | undefined): string => {
    if (each === undefined) return "";
    const children = each.children ?? [];
    if (replaces?.(each) === true) return textOf(each);
    if (each.type === "array") return `[${children.map(print).join(",")}]`;
    if (each.type === "property") return children.map(print).join(":");
    if (each.type !== "object") return textOf(each);
    const kept = skips ? children.filter((property) => !skips(property)) : children;
    return `{${kept.map(print).join(",")}}`;
  };
  return print(node);
}
