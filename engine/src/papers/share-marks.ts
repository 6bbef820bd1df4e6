import type { FoundMarks } from './marks.ts';
import { saidMarks } from './marks-said.ts';
import type { ReadPart } from './parts.ts';

/** Marks that are for several parts together, and stand behind the last of them. */
export interface WholeMarks {
  amount: number;
  /** Nothing but their place says so: its own line or the word does, the last part's line does not. */
  isGuess: boolean;
  /** The part behind which they stand. */
  part: ReadPart;
}

/**
 * Which marks are whose. What stands behind the last part alone is for all of them; "each" is for each; a total is
 * nobody's own. What is shared goes into the lead of the parts, as the paper would say it.
 */
export function shareMarks(parts: readonly ReadPart[], areAlternatives: boolean): WholeMarks | null {
  for (const { leaf } of parts) leaf.marks = ownMarks(leaf.found);
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some(({ isLost }) => isLost)) {
    if (first && first.leaf.marks === null) first.leaf.marks = sumOf(first.leaf.found.filter(({ isTotal }) => isTotal));
    return null;
  }
  giveEach(parts);
  takeTotal(parts);
  return shareAmong(parts, 0, areAlternatives);
}

const sumOf = (found: readonly FoundMarks[]) =>
  found.length === 0 ? null : found.reduce((sum, one) => sum + one.amount, 0);
const ownMarks = (found: readonly FoundMarks[]) => sumOf(found.filter(({ isTotal, isEach }) => !isTotal && !isEach));
const said = (amount: number, of = '') => `[${amount} mark${amount === 1 ? '' : 's'}${of}]`;

/** "5 marks each" in a lead, behind the last part, or behind the last of a part's own. */
function giveEach(parts: readonly ReadPart[]): void {
  const last = parts.at(-1)!;
  const behind = last.leaf.found.find(({ isEach }) => isEach)?.amount ?? null;
  const level = last.path.length;
  for (const { leaf, leads, path } of parts) {
    const inLead = leads.length > 0 ? saidMarks([leads.at(-1)!]).each : null;
    leaf.marks ??= inLead ?? (path.length === level ? behind : null);
  }
  parts.forEach(({ leaf, path }, at) => {
    const each = leaf.found.find(({ isEach }) => isEach)?.amount;
    const above = path.slice(0, -1).join(' ');
    // Back to the first of its fellows, or to one that has marks of its own.
    for (let one = at; each !== undefined && one >= 0; one -= 1) {
      const fellow = parts[one]!;
      if (fellow.leaf.marks !== null || fellow.path.slice(0, -1).join(' ') !== above) break;
      fellow.leaf.marks = each;
    }
  });
}

/** A total, or a last figure that is the sum of all the others. */
function takeTotal(parts: readonly ReadPart[]): void {
  const { leaf } = parts.at(-1)!;
  const own = leaf.found.filter(({ isTotal, isEach }) => !isTotal && !isEach);
  const named = leaf.found.find(({ isTotal }) => isTotal);
  let total = named?.amount ?? null;
  if (total === null && own.length > 0) {
    const before = parts.slice(0, -1).reduce((sum, part) => sum + (part.leaf.marks ?? 0), 0);
    const others = sumOf(own.slice(0, -1)) ?? 0;
    if (
      parts.slice(0, -1).every((part) => part.leaf.marks !== null) &&
      own.at(-1)!.amount === before + others &&
      (others > 0 || own.at(-1)!.isApart)
    ) {
      total = own.at(-1)!.amount;
      leaf.marks = others || null;
    }
  }
  if (total !== null) for (const part of parts) part.leads.push(said(total, ' in all'));
}

function shareAmong(parts: readonly ReadPart[], depth: number, areAlternatives: boolean): WholeMarks | null {
  const last = parts.at(-1)!;
  const marked = parts.filter(({ leaf }) => leaf.marks !== null);
  if (parts.length > 1 && marked.length === 1 && marked[0] === last) {
    const amount = last.leaf.marks!;
    const { isApart } = last.leaf.found.at(-1)!;
    if (areAlternatives) for (const { leaf } of parts) leaf.marks = amount;
    else {
      last.leaf.marks = null;
      const of =
        depth > 0
          ? ` for ${last.path
              .slice(0, depth)
              .map((label) => `(${label})`)
              .join('')}`
          : '';
      for (const { leads } of parts) leads.push(said(amount, of));
    }
    return { amount, isGuess: !isApart && !areAlternatives, part: last };
  }
  let whole: WholeMarks | null = null;
  for (let from = 0; from < parts.length; ) {
    const label = parts[from]!.path[depth];
    let to = from + 1;
    while (to < parts.length && parts[to]!.path[depth] === label) to += 1;
    if (to - from > 1 && to - from < parts.length) whole = shareAmong(parts.slice(from, to), depth + 1, false) ?? whole;
    from = to;
  }
  return whole;
}
