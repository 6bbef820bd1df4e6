import { leansOnContext, ownHeading, plainHeading, plainMath } from '../../grammar/wording.ts';
import { blockOrigin, type Corpus, inSentence, isExampleSection } from '../../reading/corpus.ts';
import type { Origin } from '../../reading/origin.ts';
import { capitalise } from '../../text/normalise.ts';
import { singular } from '../../text/number.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { bestThree, comparableLength, lengthGivesAway } from '../options/distractors.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';
import { introductionOf } from './sequence.ts';

/** Lists that stand against each other: what is in the one is not in the other. */
const OPPOSED: readonly (readonly [string, string])[] = [
  ['advantages', 'disadvantages'],
  ['merits', 'demerits'],
  ['strengths', 'weaknesses'],
  ['benefits', 'drawbacks'],
  ['advantages', 'limitations'],
  ['advantages', 'drawbacks'],
  ['benefits', 'limitations'],
  ['benefits', 'costs'],
  ['benefits', 'risks'],
  ['causes', 'effects'],
  ['causes', 'consequences'],
  ['causes', 'remedies'],
  ['symptoms', 'causes'],
  ['rights', 'duties'],
  ['functions', 'powers'],
];
const SIDES = [...new Set(OPPOSED.flat())].join('|');
/** "Advantages of a partnership", "The disadvantages of partnerships are:", "Advantages:". */
const ANNOUNCED = new RegExp(
  String.raw`^(?:(?:the|some|main|major|other|its) )*(${SIDES})(?: of ([\p{L}'’ -]{3,50}?))?(?: (?:are|include|may be|are as follows|include the following)(?: the following)?)?\s*:?$`,
  'iu',
);

interface Side {
  /** "advantages". */
  name: string;
  /** "a partnership", or '' where only the heading tells. */
  of: string;
  items: string[];
  origin: (words: string) => Origin;
  section: Section;
}

const itemText = (item: string) =>
  plainMath(splitSentences(item)[0] ?? '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/[.;,:]+$/, '')
    .trim();

/** An entry that says something by itself. */
function canStand(item: string): boolean {
  const count = item.split(' ').length;
  return count >= 2 && count <= 18 && !/[$\\?]/.test(item) && !/\b(?:this|these|those|above|below)\b/i.test(item);
}

function sidesOf(document: DocumentText, corpus: Corpus): Side[] {
  return document.sections
    .filter((section) => corpus.sectionOrder.has(section) && !isExampleSection(section))
    .flatMap((section) =>
      section.blocks.flatMap((block, index) => {
        if (block.kind !== 'list') return [];
        const told = introductionOf(section.blocks, index) || plainHeading(ownHeading(section));
        const match = ANNOUNCED.exec(told.trim());
        if (!match || leansOnContext(match[2] ?? '')) return [];
        const items = block.items.map(itemText).filter(canStand);
        const origin = (words: string) => blockOrigin(document, section, block, words, corpus);
        return [{ name: match[1]!.toLowerCase(), of: match[2] ?? '', items, origin, section }];
      }),
    );
}

/** "It is cheap" does not stand among "Capital is hard to raise": options open alike. */
const openingOf = (item: string) => /^(?:it|they|to|by|because)\b/i.exec(item)?.[0].toLowerCase() ?? '';

const areOpposed = (left: string, right: string) =>
  OPPOSED.some(([a, b]) => (a === left && b === right) || (b === left && a === right));

/** What both lists are about: named in one of the lines, or the heading above both; '' where nothing says it. */
function subjectOf(own: Side, other: Side): { of: string; under: string } | null {
  if (own.of && other.of && overlap(contentStems(own.of), contentStems(other.of)) < 1) return null;
  const of = own.of || other.of;
  if (of) return { of, under: '' };
  const above = plainHeading(
    own.section === other.section ? ownHeading(own.section) : (own.section.headingPath.at(-2) ?? ''),
  );
  return above && !ANNOUNCED.test(above) ? { of: '', under: above } : null;
}

function questionOf(own: Side, other: Side, corpus: Corpus): Candidate | null {
  const subject = subjectOf(own, other);
  if (!subject || other.items.length < 3) return null;
  const start = hash(own.items.join()) % (own.items.length || 1);
  for (let i = 0; i < own.items.length; i++) {
    const answer = own.items[(start + i) % own.items.length]!;
    const ranked = other.items
      .filter((item) => comparableLength(item, answer) && openingOf(item) === openingOf(answer))
      // What both sides speak of may be seen from both: it proves nothing.
      .filter((item) => own.items.every((mine) => overlap(contentStems(mine), contentStems(item)) < 0.5))
      .map((item) => ({ item, score: -Math.abs(item.length - answer.length) }));
    const three = bestThree(ranked, (a, b) => a === b);
    if (!three || lengthGivesAway(answer, three)) continue;
    const one = singular(own.name);
    const article = /^[aeiou]/.test(one) ? 'an' : 'a';
    const asked = `which of the following is ${article} ${one}${subject.of ? ` of ${inSentence(subject.of, corpus)}` : ''}?`;
    return {
      form: 'table',
      stem: subject.under ? `Under “${subject.under}”, ${asked}` : capitalise(asked),
      answer: capitalise(answer),
      distractors: three.map(capitalise),
      because: `“${capitalise(answer)}” is listed among the ${own.name}; the other options are listed among the ${other.name}.`,
      difficulty: 'easy',
      weight: 3.6,
      about: `${own.name} ${subject.of}${subject.under}`.toLowerCase(),
      subject: `${subject.of}${subject.under}`.toLowerCase(),
      origin: own.origin(answer),
    };
  }
  return null;
}

/** "Which of the following is an advantage of …?", with the disadvantages as the other options. */
export function opposedListQuestions(corpus: Corpus): Candidate[] {
  return corpus.documents.flatMap((document) => {
    const sides = sidesOf(document, corpus);
    // The opposite list is the one before or after: farther away another thing is spoken of.
    return sides.flatMap((own, i) =>
      [sides[i + 1], sides[i - 1]]
        .filter((other): other is Side => other !== undefined && areOpposed(own.name, other.name))
        .slice(0, 1)
        .map((other) => questionOf(own, other, corpus))
        .filter((item) => item !== null),
    );
  });
}
