import type { Node } from "jsonc-parser";

/**
 * Prints a tree without its white space; names and values keep their own spelling.
 * @param textOf Returns the text of a name or a value; also of a list or an object that `replaces` selects.
 * @param options `skips` selects members and entries to leave out, `replaces` nodes whose text stands for the whole.
 */
export function printTree(
  node: Node | undefined,
  textOf: (node: Node) => string,
  options: {
    readonly skips?: (child: Node) => boolean;
    readonly replaces?: (node: Node) => boolean;
  } = {},
): string {
  const { skips, replaces } = options;
  const print = (each: Node | undefined): string => {
    if (each === undefined) return "";
    const children = each.children ?? [];
    if (replaces?.(each) === true) return textOf(each);
    if (each.type === "property") return children.map(print).join(":");
    if (each.type !== "object" && each.type !== "array") return textOf(each);
    const kept = skips ? children.filter((child) => !skips(child)) : children;
    const inner = kept.map(print).join(",");
    return each.type === "array" ? `[${inner}]` : `{${inner}}`;
  };
  return print(node);
}
