/**
 * How often each group would be written: in rows, in shapes, and inside other groups, which pass on how often they are.
 * Groups go by their numbers.
 */
export class TimesWritten {
  private counts = new Float64Array(0);
  private passedOn = new Float64Array(0);
  /** 1 for groups of which something has changed. */
  private changed = new Uint8Array(0);

  /** Makes room for numbers below the size. */
  reserve(size: number): void {
    if (this.counts.length >= size) return;
    this.counts = copied(this.counts, new Float64Array(size * 2));
    this.passedOn = copied(this.passedOn, new Float64Array(size * 2));
    this.changed = copied(this.changed, new Uint8Array(size * 2));
  }

  of(group: number): number {
    return this.counts[group] ?? 0;
  }

  /** Negative for what is written no more. */
  add(group: number, times: number): void {
    this.counts[group] = this.of(group) + times;
    this.changed[group] = 1;
  }

  /** What is inside a group is written so often for it, however often it was for it before. */
  passOn(group: number, times: number, inside: readonly number[]): void {
    const more = times - (this.passedOn[group] ?? 0);
    if (more === 0) return;
    this.passedOn[group] = times;
    for (const each of inside) this.add(each, more);
  }

  markChanged(group: number): void {
    this.changed[group] = 1;
  }

  /** Visits groups of which something has changed, also those of which that is so only now: from the highest on. */
  visitChanged(visit: (group: number) => void): void {
    for (let group = this.changed.length - 1; group >= 0; group -= 1) {
      if (this.changed[group] !== 1) continue;
      this.changed[group] = 0;
      visit(group);
    }
  }
}

export function copied<Numbers extends Uint8Array | Float64Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from);
  return to;
}
