import type { Concept } from './concepts.ts';
import { eachPosting, type OpenIndex } from './lesson-index.ts';
import { searchStems } from './search-stems.ts';

/** Where a concept is met: per unit, how strongly, directly and through what stands around it; 0 where it is not. */
export interface Presence {
  direct: Float32Array;
  around: Float32Array;
  /** Per section: how well its own heading holds the concept. */
  heading: number[];
}

const CONTEXT = { neighbour: 0.35, group: 0.2, heading: 0.45, parentHeading: 0.2 };
/** In a long list or table only what stands near counts as context. */
const REACH = 6;

interface HeadingTerms {
  own: Set<number>;
  parents: Set<number>;
}

const headingCache = new WeakMap<OpenIndex, HeadingTerms[]>();

/** Terms in a section's own heading and in those above it; computed once per index. */
function headingsOf(open: OpenIndex): HeadingTerms[] {
  const known = headingCache.get(open);
  if (known) return known;
  const toTerms = (text: string) =>
    new Set(searchStems(text).flatMap((stem) => (open.termOf.has(stem) ? [open.termOf.get(stem)!] : [])));
  const made = open.index.sections.map(({ path }) => ({
    own: toTerms(path.at(-1) ?? ''),
    parents: toTerms(path.slice(0, -1).join(' ')),
  }));
  headingCache.set(open, made);
  return made;
}

/** Looks a concept up in sentences, in their surroundings and in headings. */
export function presenceOf(concept: Concept, open: OpenIndex): Presence {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const direct = new Float32Array(index.units.length);
  const around = new Float32Array(index.units.length);
  const met: number[] = [];
  for (const { term, fit } of concept.matches) {
    eachPosting(open, term, (unit, occurrences) => {
      if (direct[unit] === 0) met.push(unit);
      direct[unit] = Math.max(direct[unit]!, fit * occurrences);
    });
  }
  const raise = (unit: number, value: number) => {
    if (value > around[unit]!) around[unit] = value;
  };
  for (const unit of met) {
    const strength = Math.min(1, direct[unit]!);
    const group = groups.get(groupOf[blockOf[unit]!]!)!;
    const from = Math.max(firstUnit[group.from]!, unit - REACH);
    const to = Math.min(firstUnit[group.to + 1]!, unit + REACH + 1);
    for (let other = from; other < to; other++) {
      const share = Math.abs(other - unit) === 1 ? CONTEXT.neighbour : CONTEXT.group;
      if (other !== unit) raise(other, strength * share);
    }
  }
  const bestIn = (terms: ReadonlySet<number>) => {
    let best = 0;
    for (const { term, fit } of concept.matches) if (fit > best && terms.has(term)) best = fit;
    return best;
  };
  const headings = headingsOf(open);
  const heading = headings.map(({ own }) => bestIn(own));
  const whole = headings.map(({ parents }, s) =>
    Math.max(heading[s]! * CONTEXT.heading, bestIn(parents) * CONTEXT.parentHeading),
  );
  if (whole.every((value) => value === 0)) return { direct, around, heading };
  index.blocks.forEach((block, b) => {
    const value = whole[block.s]!;
    if (value > 0) for (let unit = firstUnit[b]!; unit < firstUnit[b + 1]!; unit++) raise(unit, value);
  });
  return { direct, around, heading };
}
