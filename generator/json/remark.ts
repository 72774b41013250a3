/** Whether the name of a member makes it a remark, of which nothing is read. */
export function isRemark(name: string): boolean {
  return name.startsWith("//");
}
