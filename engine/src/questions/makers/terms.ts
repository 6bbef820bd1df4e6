import type { TermFact } from '../../facts/fact.ts';
import { isListHeading } from '../../facts/lists.ts';
import { kindNoun } from '../../facts/phrases.ts';
import { capitalise, countWords } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { termKey } from '../../text/terms.ts';
import { bestThree, comparableLength } from '../options/distractors.ts';
import { groupedBy } from '../options/grouped.ts';
import type { Candidate } from '../types.ts';

const [SHORTEST, LONGEST] = [4, 40];
/** Two explanations that share more of their words may fit both terms. */
const MOST_SHARED = 0.6;

const headNoun = (term: string) => contentStems(term).at(-1);

/** Whether the writer shows two terms to be of one kind: by the list that they stand in, their noun, or what both are. */
function areOfOneKind(left: TermFact, right: TermFact): boolean {
  if (left.under && isListHeading(left.under)) return true;
  const [one, other] = [kindNoun(left.definition), kindNoun(right.definition)];
  return headNoun(left.term) === headNoun(right.term) || (one !== null && one === other);
}

/** Whether the explanation says a word of the term that the other options do not have. */
function isTold({ term, definition }: TermFact, others: readonly TermFact[]): boolean {
  const said = new Set(contentStems(definition));
  const isShared = (stem: string) => others.every((other) => contentStems(other.term).includes(stem));
  return contentStems(term).some((stem) => said.has(stem) && !isShared(stem));
}

function isRival(own: TermFact, other: TermFact): boolean {
  if (termKey(own.term) === termKey(other.term) || isPlural(own.term) !== isPlural(other.term)) return false;
  const [one, two] = [contentStems(own.definition), contentStems(other.definition)];
  const isNested =
    one.includes(headNoun(other.term) ?? '') && contentStems(other.term).every((stem) => one.includes(stem));
  return (
    !isNested && overlap(one, two) < MOST_SHARED && comparableLength(own.term, other.term) && areOfOneKind(own, other)
  );
}

function questionOf(own: TermFact, fellows: readonly TermFact[]): Candidate | null {
  const words = countWords(own.definition);
  if (words < SHORTEST || words > LONGEST) return null;
  const ranked = fellows
    .filter((other) => isRival(own, other))
    .map((item) => ({ item, score: -Math.abs(item.term.length - own.term.length) }));
  const three = bestThree(ranked, (a, b) => termKey(a.term) === termKey(b.term));
  if (!three || isTold(own, three)) return null;
  const isLabelled = own.under !== undefined && isListHeading(own.under);
  const stem = isLabelled
    ? `Under “${own.under}”, which one is explained as “${own.definition}”?`
    : `Which term means “${own.definition}”?`;
  return {
    form: 'term',
    maker: isLabelled ? 'labelled' : 'introduced',
    stem,
    answer: capitalise(own.term),
    distractors: three.map(({ term }) => capitalise(term)),
    because: `“${capitalise(own.term)}” is explained so; “${capitalise(three[0]!.term)}” as “${three[0]!.definition}”.`,
    difficulty: 'medium',
    sureness: isLabelled ? 0.85 : 0.8,
    about: termKey(own.term),
    subject: termKey(own.term),
    ...(own.group ? { group: own.group } : {}),
    origin: own.origin,
  };
}

/** Those of a list are its own; single terms that are explained here and there stand beside each other. */
const groupOf = ({ under, group }: TermFact) => (under && isListHeading(under) ? group! : 'terms');

/** So many fellows on either side are looked at: a glossary of thousands must not be compared with itself. */
const NEIGHBOURS = 24;

/** "Which term means …?", of terms that the writer sets out beside three of their kind. */
export function termQuestions(terms: readonly TermFact[]): Candidate[] {
  // Terms that are explained here and there have no fellows that the writer set beside them.
  const setOut = terms.filter(({ tells, group }) => group && (tells === 'is' || tells === 'label'));
  return [...groupedBy(setOut, groupOf).values()].flatMap((fellows) =>
    fellows.length < 4
      ? []
      : fellows.flatMap(
          (own, at) => questionOf(own, fellows.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)) ?? [],
        ),
  );
}
