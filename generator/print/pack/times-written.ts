/**
 * Counts how often each group would be written: in rows, in shapes, and inside other groups, which pass on their own
 * counts. Groups are identified by their numbers.
 */
export class TimesWritten {
  private counts = new Float64Array(0);
  private passedOn = new Float64Array(0);
  /** 1 for groups for which something changed. */
  private changed = new Uint8Array(0);

  /** Makes room for numbers below `size`. */
  reserve(size: number): void {
    if (this.counts.length >= size) return;
    this.counts = copied(this.counts, new Float64Array(size * 2));
    this.passedOn = copied(this.passedOn, new Float64Array(size * 2));
    this.changed = copied(this.changed, new Uint8Array(size * 2));
  }

  of(group: number): number {
    return this.counts[group] ?? 0;
  }

  /** `times` is negative for groups that are no longer written. */
  add(group: number, times: number): void {
    this.counts[group] = this.of(group) + times;
    this.changed[group] = 1;
  }

  /** Sets how often a group writes the groups inside it, whatever it passed on before. */
  passOn(group: number, times: number, inside: readonly number[]): void {
    const more = times - (this.passedOn[group] ?? 0);
    if (more === 0) return;
    this.passedOn[group] = times;
    for (const each of inside) this.add(each, more);
  }

  markChanged(group: number): void {
    this.changed[group] = 1;
  }

  /** Visits the changed groups from the highest number down, including those that change during the visit. */
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
