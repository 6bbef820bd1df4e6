/** Narrower than this, two columns of a paper do not stand side by side. */
const NARROWEST = 16;
/** White between columns, in letters. */
const GUTTER = 3;
const NUMBER = /^\s*(?:q(?:uestion)?\.?\s*)?\(?\d{1,3}[.)]\s*\S/i;

/**
 * Parts columns that stand side by side in plain text: a strip of white that goes through the rows, with numbers of
 * questions on both of its sides. What stands above and below it stays where it is.
 */
export function partColumns(rows: readonly string[]): string[] {
  const gutter = findGutter(rows);
  if (!gutter) return [...rows];
  const parted = rows.slice(gutter.from, gutter.to);
  return [
    ...rows.slice(0, gutter.from),
    ...parted.map((row) => row.slice(0, gutter.at).trimEnd()),
    ...parted.map((row) => row.slice(gutter.at).trimEnd()),
    ...rows.slice(gutter.to),
  ];
}

interface Gutter {
  at: number;
  from: number;
  to: number;
}

/** Where most rows that have a right-hand number begin it; one place, since columns are straight. */
function findGutter(rows: readonly string[]): Gutter | null {
  const starts = new Map<number, number>();
  rows.forEach((row) => {
    for (const match of row.matchAll(/\S {3,}(?=(?:q(?:uestion)?\.?\s*)?\(?\d{1,3}[.)]\s*\S)/gi)) {
      const at = match.index + match[0].length;
      if (at >= NARROWEST) starts.set(at, (starts.get(at) ?? 0) + 1);
    }
    // A number may stand alone on the right where the left has ended.
    const alone = /^ {16,}(?=(?:q(?:uestion)?\.?\s*)?\(?\d{1,3}[.)]\s*\S)/i.exec(row);
    if (alone) starts.set(alone[0].length, (starts.get(alone[0].length) ?? 0) + 1);
  });
  const [best] = [...starts].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 2) return null;
  const [at] = best;
  const isFree = (row: string) => row.length <= at - GUTTER || row.slice(at - GUTTER, at).trim() === '';
  const numbered = (row: string) => NUMBER.test(row.slice(at));
  const first = rows.findIndex((row) => isFree(row) && numbered(row));
  const last = rows.findLastIndex((row) => isFree(row) && numbered(row));
  let [from, to] = [first, last + 1];
  // What stands on the left alone belongs to the columns until white comes.
  const goesOn = (row: string, above: string) =>
    isFree(row) && (row.slice(at).trim() !== '' || (row.trim() !== '' && above.trim() !== ''));
  while (to < rows.length && goesOn(rows[to]!, rows[to - 1]!)) to += 1;
  while (from > 0 && isFree(rows[from - 1]!) && NUMBER.test(rows[from - 1]!)) from -= 1;
  const inside = rows.slice(from, to);
  const left = inside.filter((row) => NUMBER.test(row.slice(0, at))).length;
  const isStraight = inside.every(isFree);
  return isStraight && left >= 2 ? { at, from, to } : null;
}
