/**
 * Gives an object the members of another one, in their order; getters stay getters, so that lazy members stay lazy. An
 * object that follows its table by itself accepts no members, and needs none.
 *
 * @returns gives it back those that it had
 */
export function replaceMembers(object: object, next: object): () => void {
  const own = Object.getOwnPropertyDescriptors(object);
  const put = (members: Readonly<Record<string, PropertyDescriptor>>): void => {
    for (const name of Object.keys(object)) Reflect.deleteProperty(object, name);
    for (const [name, member] of Object.entries(members))
      Reflect.defineProperty(object, name, member);
  };
  put(Object.getOwnPropertyDescriptors(next));
  return () => {
    put(own);
  };
}
