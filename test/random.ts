/** How often tests with chance try. */

/** `npm test` tries a fifth of everything; with `WHOLE=1` all of it, as `npm run full` does. */
export const share: number = process.env["WHOLE"] === "1" ? 1 : 5;

/** For fast-check. With `SEED=7` from another seed; without any, from a new one each time. */
export function runs(
  whole: number,
  seed?: number,
): { readonly seed?: number; readonly numRuns: number } {
  const own = process.env["SEED"] === undefined ? seed : Number(process.env["SEED"]);
  return { numRuns: Math.ceil(whole / share), ...(own !== undefined && { seed: own }) };
}
