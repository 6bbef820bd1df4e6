import type { Clause } from '../clause.ts';
import { originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import { type Figure, figuresIn } from '../figures.ts';
import { isKnownThing } from '../pointing.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, opensOnContext, plainSentence } from '../wording.ts';
import { lacksComplement } from './predicates.ts';

/** A statement with one figure in it. */
export interface Quantity {
  before: string;
  after: string;
  figure: Figure;
  origin: Origin;
}

/** The figure of a self-contained sentence that has exactly one. */
export function quantityIn(entry: Entry, clause: Clause | null): Quantity | null {
  // Without a subject of its own it is an instruction or a fragment.
  if (!clause || (entry.sentence.kind === 'list' && !/\.$/.test(entry.sentence.text))) return null;
  const plain = plainSentence(entry.sentence.text);
  const count = plain.split(' ').length;
  if (count < 7 || count > 32 || isUnparseable(plain.replace(/\$(?=\d)/g, '')) || /[:;]/.test(plain)) return null;
  if (
    isVagueSubject(plain) ||
    lacksComplement(plain) ||
    opensOnContext(plain) ||
    leansOnContext(plain) ||
    !/^\p{Lu}/u.test(plain)
  )
    return null;
  // "a 1.5 kW iron" is somebody's example, not a fact.
  if (/\d/.test(clause.subject) || /^The \p{L}+ (?:is|was|has|had)\b/u.test(plain)) return null;
  if (/^The\b/.test(plain) && (/[₦$£€]/.test(plain) || clause.tense === 'past' || !clause.subject.includes(' ')))
    return null;
  if (/\b(?:for instance|for example|such as|say|e\.g)\b/.test(plain)) return null;
  const { measured, others } = figuresIn(plain);
  const figure = measured[0];
  if (!figure || measured.length !== 1 || others > 0) return null;
  // "needs 15 to 20 hours, which explains …": for what?
  if (
    /\b(?:needs?|takes?|requires?|took|needed|required)(?: about| only| around)? $/.test(
      plain.slice(0, figure.start),
    ) &&
    /^(?:,|$)/.test(plain.slice(figure.end))
  )
    return null;
  // "contains about 23 per cent, since …": of what?
  if (
    /%|per ?cent/.test(figure.unit) &&
    /^(?:,|$)/.test(plain.slice(figure.end)) &&
    !/\b(?:by|to|at|of|is|from) (?:about |around |only )?$/.test(plain.slice(0, figure.start))
  )
    return null;
  // "when 20 % of the seedlings show damage": of which?
  const whole = /^ of the (\p{Ll}{4,})/u.exec(plain.slice(figure.end))?.[1];
  if (whole && /%|per ?cent/.test(figure.unit)) {
    const known = `${entry.section.heading} ${plain.slice(0, figure.start)}`.toLowerCase();
    if (!known.includes(whole.slice(0, 5)) && !isKnownThing(whole)) return null;
  }
  return { before: plain.slice(0, figure.start), after: plain.slice(figure.end), figure, origin: originOf(entry) };
}
