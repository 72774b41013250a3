/** Maximum nesting depth of objects and arrays; real data stays below 20. */
export const maximumDepth = 200;

/** Whether brackets outside strings nest deeper than allowed; works without recursion. */
export function exceedsDepth(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22 || code === 0x0a || code === 0x0d) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > maximumDepth) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}
