import type { Piece } from './pieces.ts';

/** What it costs to end a day between two pieces: nothing at a new chapter, more the closer they belong together. */
export function boundaryCost(before: Piece, after: Piece): number {
  if (before.document !== after.document) return 0;
  // What sums up or explains the words of a chapter is read with it.
  if (after.section.matter !== 'subject') return 3;
  if (before.section === after.section) return 0.5;
  const [a, b] = [before.section.headingPath, after.section.headingPath];
  let common = 0;
  while (common < Math.min(a.length, b.length) && a[common] === b[common]) common++;
  // "2 Passive transport" followed by its own "2.1 Simple diffusion": the opening belongs to what it opens.
  if (common === a.length && common > 1) return 0.6;
  return common <= 1 ? 0 : 0.25 * (common - 1);
}

/** How many words a day may have. */
interface DaySize {
  least: number;
  most: number;
}

/**
 * Cuts the pieces, in order, into exactly `days` runs: sizes as even as the document's own joints allow, and within what
 * a day may have if it can be helped. Dynamic programming over a window, so the time is in proportion to the pieces.
 */
export function balance(pieces: readonly Piece[], days: number, size: DaySize): Piece[][] {
  const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
  const least = Math.min(size.most, words / days) / MOST_A_DAY;
  return balanceGroups(grouped(pieces, least), days, size).map((groups) => groups.flat());
}

/** More than it costs to end a day inside of a section. */
const OUT_OF_BOUNDS = 1;
const MANY_DAYS = 30;
/** Sections of a line or two are so many that no day ends between just any two of them. */
const MOST_A_DAY = 50;

function grouped(pieces: readonly Piece[], leastWords: number): Piece[][] {
  const groups: Piece[][] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (words >= leastWords) {
      groups.push([piece]);
      words = piece.words;
    } else {
      groups.at(-1)!.push(piece);
      words += piece.words;
    }
  }
  return groups;
}

function balanceGroups(pieces: readonly Piece[][], days: number, size: DaySize): Piece[][][] {
  const count = Math.min(days, pieces.length);
  if (count <= 1) return pieces.length > 0 ? [[...pieces]] : [];
  const sums = [0];
  for (const group of pieces) sums.push(group.reduce((sum, piece) => sum + piece.words, sums.at(-1)!));
  const target = sums.at(-1)! / count;
  // Where the source is shorter or longer than the days hold, they are even at least.
  const [least, most] = [Math.min(size.least, 0.85 * target), Math.max(size.most, 1.15 * target)];
  const dayCost = (from: number, to: number) => {
    const words = sums[to]! - sums[from]!;
    const beyond = Math.max(0, words - most, least - words) / target;
    return ((words - target) / target) ** 2 + (beyond > 0 ? OUT_OF_BOUNDS : 0) + 20 * beyond ** 2;
  };
  const cutCost = (at: number) => (at < pieces.length ? boundaryCost(pieces[at - 1]!.at(-1)!, pieces[at]![0]!) : 0);

  // Through many days none ends far from where it would if all were even, so the time grows with the pieces alone.
  const drift = count > MANY_DAYS ? 6 * most : Number.POSITIVE_INFINITY;
  let best = sums.map((_, to) => (to === 0 ? 0 : dayCost(0, to) + cutCost(to)));
  const choices: number[][] = [sums.map(() => 0)];
  for (let day = 2; day <= count; day++) {
    const next = sums.map(() => Number.POSITIVE_INFINITY);
    const from = sums.map(() => day - 1);
    for (let to = day; to <= pieces.length; to++) {
      if (Math.abs(sums[to]! - day * target) > drift) continue;
      for (let at = to - 1; at >= day - 1; at--) {
        if (at < to - 1 && sums[to]! - sums[at]! > 4 * most) break;
        const cost = best[at]! + dayCost(at, to) + cutCost(to);
        if (cost < next[to]!) {
          next[to] = cost;
          from[to] = at;
        }
      }
    }
    best = next;
    choices.push(from);
  }
  const runs: Piece[][][] = [];
  let to = pieces.length;
  for (let day = count; day >= 1; day--) {
    const at = choices[day - 1]![to]!;
    runs.unshift(pieces.slice(at, to));
    to = at;
  }
  return runs;
}
