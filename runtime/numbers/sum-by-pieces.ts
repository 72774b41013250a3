/** Exact sums of piecewise polynomials, in a number of steps that does not grow with the length of the pieces. */

/**
 * The sum of `of(n)` from `start` up to but not including `end`.
 *
 * @param changes Where a different polynomial may begin, in any order.
 * @param degree The greatest degree of the polynomials.
 */
export function sumByPieces(
  of: (n: bigint) => bigint,
  start: bigint,
  end: bigint,
  changes: readonly bigint[],
  degree: number,
): bigint {
  const inside = changes.filter((change) => change > start && change < end);
  const ends = [...new Set([...inside, end])].sort((one, other) => (one < other ? -1 : 1));
  let sum = 0n;
  let from = start;
  for (const to of ends) {
    sum += sumOfPiece(of, from, to - from, degree);
    from = to;
  }
  return sum;
}

function sumOfPiece(
  of: (n: bigint) => bigint,
  from: bigint,
  length: bigint,
  degree: number,
): bigint {
  const values: bigint[] = [];
  for (let n = 0n; n < length && values.length <= degree; n++) values.push(of(from + n));
  if (length <= BigInt(values.length)) return values.reduce((sum, value) => sum + value, 0n);
  // Newton's method: the differences of the first values give the polynomial, and the binomial coefficients sum it up.
  let sum = 0n;
  let choices = length;
  for (let order = 0n; values.length > 0; order++) {
    sum += (values[0] ?? 0n) * choices;
    choices = (choices * (length - order - 1n)) / (order + 2n);
    for (let at = 0; at + 1 < values.length; at++) {
      values[at] = (values[at + 1] ?? 0n) - (values[at] ?? 0n);
    }
    values.pop();
  }
  return sum;
}
