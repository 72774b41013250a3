/** Many short lists of numbers, kept as two integer arrays. */

/**
 * Lists of numbers stored one after the other: list `n` is from `starts[n]` up to but not including `starts[n + 1]`.
 */
export interface Lists {
  readonly starts: Int32Array;
  readonly values: Int32Array;
}

export function inARow(lists: readonly (readonly number[] | undefined)[], count: number): Lists {
  const starts = new Int32Array(count + 1);
  for (let list = 0; list < count; list += 1) {
    starts[list + 1] = (starts[list] ?? 0) + (lists[list]?.length ?? 0);
  }
  const values = new Int32Array(starts[count] ?? 0);
  for (let list = 0; list < count; list += 1) values.set(lists[list] ?? [], starts[list]);
  return { starts, values };
}

/** For each value, the lists that contain it. */
export function inverted(lists: readonly (readonly number[])[], count: number): Lists {
  const found: number[][] = Array.from({ length: count }, () => []);
  lists.forEach((list, number) => {
    for (const value of list) found[value]?.push(number);
  });
  return inARow(found, count);
}

/** A bit for each number below `size`, set if it is listed, 32 to a number. */
export function bitsOf(numbers: readonly number[], size: number): Int32Array {
  const bits = new Int32Array((size + 31) >>> 5);
  for (const number of numbers) {
    bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
  }
  return bits;
}
