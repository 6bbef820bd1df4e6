import type { Line } from './lines.ts';

/** What most of a document's text looks like. */
export interface BodyLook {
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isFixed: boolean;
  /** From one baseline to the next, in units of the size, for letters of this size. */
  leadingOf(size: number): number;
}

export const roundSize = (size: number) => Math.round(size * 2) / 2;

export function bodyLookOf(lines: readonly Line[]): BodyLook {
  const sizes = new Counts();
  const leadings = new Map<number, Counts>();
  const [all, bold, italic, fixed] = [new Counts(), new Counts(), new Counts(), new Counts()];
  lines.forEach((line, index) => {
    const { length } = line.text;
    const size = roundSize(line.size);
    // Short lines are headings and labels; on slides and question papers there are many of them.
    sizes.add(size, line.words.length > 3 ? length : length * 0.3);
    all.add(1, length);
    if (line.isBold) bold.add(1, length);
    if (line.isItalic) italic.add(1, length);
    if (line.isFixed) fixed.add(1, length);
    const next = lines[index + 1];
    if (!next || next.page !== line.page || roundSize(next.size) !== size) return;
    const leading = Math.round(((line.baseline - next.baseline) / line.size) * 20) / 20;
    if (leading <= 0.8 || leading >= 3) return;
    const counts = leadings.get(size) ?? new Counts();
    counts.add(leading, 1);
    leadings.set(size, counts);
  });
  const size = sizes.most() ?? 10;
  const usual = leadings.get(size)?.most() ?? 1.2;
  const isMost = (counts: Counts, share = 0.5) => counts.of(1) > all.of(1) * share;
  return {
    size,
    isBold: isMost(bold),
    isItalic: isMost(italic),
    // What was typed is all of one kind; a text about programs may have more code than words.
    isFixed: isMost(fixed, 0.9),
    leadingOf: (own) => leadings.get(roundSize(own))?.most() ?? usual,
  };
}

class Counts {
  private readonly counts = new Map<number, number>();

  add(key: number, amount: number): void {
    this.counts.set(key, this.of(key) + amount);
  }

  of(key: number): number {
    return this.counts.get(key) ?? 0;
  }

  most(): number | undefined {
    return [...this.counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  }
}
