import type { Candidate } from '../types.ts';

/** No larger a share of a quiz asks "Which term means …?". */
const SHARE = 1 / 3;
const isMeaning = ({ asGap }: Candidate) => asGap !== undefined;
const mostOf = (count: number) => Math.max(1, Math.floor(count * SHARE));

/** The same question as a gap in the text's own sentence; null where that would not be a fair one. */
function reworded(candidate: Candidate, holds: (candidate: Candidate) => boolean): Candidate | null {
  const { asGap, ...rest } = candidate;
  const gapped = asGap ? { ...rest, ...asGap } : null;
  return gapped && holds(gapped) ? gapped : null;
}

/**
 * At most a third of the first `n` questions ask "Which term means …?": the others are asked in the words of the text, and
 * left out where those do not allow it, the least sure first. A spare one takes the place of any, so none of them asks so.
 */
export function varyTerms(
  chosen: readonly Candidate[],
  n: number,
  holds: (candidate: Candidate) => boolean,
): Candidate[] {
  const asGaps = chosen.map((candidate) => (isMeaning(candidate) ? reworded(candidate, holds) : candidate));
  const first = chosen.slice(0, n);
  let most = mostOf(first.length);
  for (;;) {
    const varied = take(first, asGaps, most);
    const fewer = mostOf(varied.length);
    // With fewer questions, a third of them is less.
    if (fewer >= most) return [...varied, ...asGaps.slice(n).filter((candidate) => candidate !== null)];
    most = fewer;
  }
}

/** Those that cannot be asked otherwise are the first to ask for a meaning, then the surest. */
function take(first: readonly Candidate[], asGaps: readonly (Candidate | null)[], most: number): Candidate[] {
  const fixed = first.flatMap((candidate, at) => (isMeaning(candidate) && asGaps[at] === null ? at : []));
  const free = first.flatMap((candidate, at) => (isMeaning(candidate) && asGaps[at] !== null ? at : []));
  const meanings = new Set([...fixed, ...free].slice(0, most));
  return first.flatMap((candidate, at) => (meanings.has(at) ? candidate : (asGaps[at] ?? [])));
}
