import { insideSentence } from '../text/casing.ts';
import { countWords, lowerFirst } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { type DocumentText, isBackMatter, type Section, type Sentence } from '../text/sections.ts';
import { termKey } from '../text/terms.ts';
import { plainMath } from '../text/wording.ts';
import { explainedIn } from './explained.ts';
import type { TermFact } from './fact.ts';
import { announcedBy, isListHeading } from './lists.ts';
import { originOf } from './origin.ts';
import { genusNoun, isDescription, isTermLike, leans } from './phrases.ts';
import { PERSONS, REMARKS } from './words.ts';

const EXAMPLE =
  /\b(?:worked|examples?|exercises?|problems?|case stud(?:y|ies)|solutions?|illustrations?|practice|tutorial)\b/i;
const EXAMPLE_OPENING =
  /^(?:Suppose|Consider|Imagine|Assume|Let|Take|Example|Worked|Solution|Illustration|For example|For instance)\b/;

/** Sections that facts are read from: what is to be learnt, and no worked case. */
export const isTaught = (section: Section) =>
  !isBackMatter(section) && (section.matter === 'glossary' || !EXAMPLE.test(section.heading));

const FEWEST_WORDS = 3;
const LONGEST = 600;

/** How surely a card of it is right: a better one takes the place of another for the same term. */
const RANK: Record<TermFact['standing'], number> = { glossary: 4, shown: 3, label: 2, said: 1 };

function inEntries(document: DocumentText, section: Section): TermFact[] {
  return section.blocks.flatMap((block, blockIndex) => {
    if (block.kind !== 'definitions') return [];
    const isGlossary = section.matter === 'glossary';
    const under = isGlossary ? null : announcedBy(section, blockIndex);
    const isList = isGlossary || areMeanings(block.entries);
    return block.entries.flatMap(({ term, definition }): TermFact[] => {
      const isOne = isList || isMeaning({ term, definition: lowerFirst(definition) }, 'said');
      if (!isOne && !(under && isListHeading(under))) return [];
      const name = term.replace(/[\s:.]+$/, '');
      const said = plainMath(definition).replace(/[\s.,;:]+$/, '');
      const words = countWords(said);
      if (!(isGlossary || isLabel(name)) || words < (isGlossary ? 1 : FEWEST_WORDS) || said.length > LONGEST) return [];
      if ((!isGlossary && leans(said)) || /[$\\]/.test(said)) return [];
      return [
        {
          term: insideSentence(name, document),
          article: '',
          isPlural: isPlural(name),
          tells: isOne ? 'is' : 'label',
          definition: said,
          standing: isOne ? 'glossary' : 'label',
          ...(under ? { under } : {}),
          group: `${document.id}/${section.id}/${blockIndex}`,
          blockIndex,
          origin: originOf(document, section, blockIndex, `${term}: ${definition}`),
        },
      ];
    });
  });
}

const MOST = 0.8;

interface Entry {
  term: string;
  definition: string;
}

/** Whether what follows a label says what it is; "Owners: profit" says what they want. */
const isMeaning = ({ term, definition }: Entry, how: 'listed' | 'said') =>
  (isDescription(definition, how) || /^what \p{Ll}+ /iu.test(definition)) &&
  (!isPlural(term) || isPlural(genusNoun(definition) ?? ''));

/** Whether a block is a list of meanings; of another, an entry is one only where it is plain. */
const areMeanings = (entries: readonly Entry[]) =>
  entries.filter((entry) => isMeaning(entry, 'listed')).length >= MOST * entries.length;

/** Words before a colon that name something: no remark, no number. */
function isLabel(name: string): boolean {
  const first = name.toLowerCase().split(' ')[0]!;
  return (
    name.length > 1 && /^\p{L}/u.test(name) && countWords(name) <= 7 && !REMARKS.has(first) && !/\d{3}|[?!]/.test(name)
  );
}

/** "Amina was a queen who …": a sentence without article that says who somebody was has their name in front. */
const isPerson = ({ article, isPlural: several, definition }: Pick<TermFact, 'article' | 'isPlural' | 'definition'>) =>
  article === '' && !several && / who /.test(definition) && PERSONS.has((genusNoun(definition) ?? '').toLowerCase());

/** Words that are hardly names. */
const LEARNED = /(?:sis|tion|sion|ment|ity|ism|ing|ness|ance|ence|logy|ics|ship|ure|age)$/;

/** "Nigeria is a state with many nations": a word that the text never writes small may be a name. */
function nameTest(document: DocumentText): (term: string) => boolean {
  const texts = [...document.sentences.map(({ text }) => text), ...document.sections.map(({ heading }) => heading)];
  const small = new Set(texts.flatMap((text) => text.match(/(?<=[\s(])\p{Ll}[\p{L}'’-]+/gu) ?? []));
  return (term) =>
    /^\p{Lu}/u.test(term) && !term.includes(' ') && !LEARNED.test(term) && !small.has(term.toLowerCase());
}

function inSentences(
  document: DocumentText,
  section: Section,
  isMarked: (term: string) => boolean,
  isName: (term: string) => boolean,
): TermFact[] {
  let example = -1;
  return section.sentences.flatMap((sentence, i) => {
    if (EXAMPLE_OPENING.test(sentence.text)) example = sentence.blockIndex;
    if (sentence.sumsUp || (sentence.kind === 'note' && !sentence.emphasised)) return [];
    const isBeside = (other: Sentence | undefined) => (other?.blockIndex === sentence.blockIndex ? other : undefined);
    const neighbours = { before: isBeside(section.sentences[i - 1]), after: isBeside(section.sentences[i + 1]) };
    return explainedIn(sentence, neighbours, isMarked).flatMap(({ term, words, isShown, ...told }): TermFact[] => {
      if (
        !isShown &&
        (example === sentence.blockIndex || (told.article === '' && !/^any/.test(told.definition) && isName(term)))
      )
        return [];
      return [
        {
          ...told,
          term: isPerson(told) ? term : insideSentence(term, document),
          standing: isShown ? 'shown' : 'said',
          blockIndex: sentence.blockIndex,
          origin: originOf(document, section, sentence.blockIndex, words),
        },
      ];
    });
  });
}

/** The terms that a document explains, in its order, each once. */
export function termFacts(document: DocumentText): TermFact[] {
  const marked = new Set(
    document.sentences.flatMap(({ emphasised }) => (emphasised ?? []).filter(isTermLike).map(termKey)),
  );
  const isName = nameTest(document);
  const best = new Map<string, TermFact>();
  // What a summary says again was explained before.
  for (const section of document.sections.filter((one) => isTaught(one) && one.matter !== 'summary')) {
    const found = [
      ...inEntries(document, section),
      ...inSentences(document, section, (words) => marked.has(termKey(words)), isName),
    ];
    for (const fact of found) {
      const key = termKey(fact.term.replace(/\s*\([^)]*\)/g, ''));
      const before = best.get(key);
      if (!before || RANK[before.standing] < RANK[fact.standing]) best.set(key, fact);
    }
  }
  return [...best.values()].sort((a, b) => a.origin.order - b.origin.order);
}
