import { insideSentence } from '../text/casing.ts';
import { saysNothing } from '../text/matter.ts';
import { countWords, lowerFirst } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { type DocumentText, isBackMatter, type Section, type Sentence } from '../text/sections.ts';
import { STOP_WORDS } from '../text/stems.ts';
import { termKey } from '../text/terms.ts';
import { plainMath } from '../text/wording.ts';
import { explainedIn } from './explained.ts';
import type { TermFact } from './fact.ts';
import { plainHeading } from './headings.ts';
import { toldByLabel } from './labels.ts';
import { announcedBy, isListHeading, needsOwner } from './lists.ts';
import { originOf } from './origin.ts';
import { genusNoun, isDescription, isTermLike } from './phrases.ts';
import { isPersonNoun, REMARKS } from './words.ts';

const EXAMPLE =
  /\b(?:worked|exercises?|case stud(?:y|ies)|tutorial)\b|^(?:examples?|problems?|solution|illustrations?)\b/i;
const EXAMPLE_OPENING =
  /^(?:Suppose|Consider|Imagine|Assume|Let|Take|Example|Worked|Solution|Illustration|For example|For instance)\b/;

/** Sections that facts are read from: what is to be learnt, and no worked case. */
export const isTaught = (section: Section) =>
  !isBackMatter(section) && (section.matter === 'glossary' || !EXAMPLE.test(section.heading));

const LONGEST = 600;

/** How surely a card of it is right: a better one takes the place of another for the same term. */
const RANK: Record<TermFact['standing'], number> = { glossary: 4, shown: 3, label: 2, said: 1 };

function inEntries(document: DocumentText, section: Section): TermFact[] {
  return section.blocks.flatMap((block, blockIndex) => {
    if (block.kind !== 'definitions') return [];
    const isGlossary = section.matter === 'glossary';
    const under = isGlossary ? null : announcedBy(section, blockIndex);
    const isList = isGlossary || areMeanings(block.entries);
    const shown = new Set(block.emphasised);
    return block.entries.flatMap(({ term, definition }): TermFact[] => {
      const isOne = isList || isMeaning({ term, definition: lowerFirst(definition) }, 'said');
      const isSetOut = isOne || shown.has(term.replace(/ \([^)]*\)$/, '')) || shown.has(term);
      if (!isSetOut && !(under && isListHeading(under))) return [];
      const name = term.replace(/[\s:.]+$/, '');
      const told = isGlossary
        ? { tells: 'is' as const, definition: plainMath(definition).replace(/[\s.,;:]+$/, '') }
        : isLabel(name, definition)
          ? toldByLabel(definition)
          : null;
      if (!told || told.definition === '' || told.definition.length > LONGEST || /[$\\]/.test(told.definition))
        return [];
      const { tells } = told;
      return [
        {
          term: insideSentence(name, document),
          article: '',
          isPlural: isPlural(name),
          tells,
          definition: told.definition,
          standing: tells === 'label' ? 'label' : 'glossary',
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
function isLabel(name: string, definition = ''): boolean {
  const [first = '', next = ''] = name.toLowerCase().split(' ');
  const isRemark =
    /\b(?:tip|note|hint|question|exercise|assignment|example)s?$/i.test(name) ||
    (next === '' && STOP_WORDS.has(first)) ||
    (REMARKS.has(first) &&
      (next === '' || /^\d/.test(next) || STOP_WORDS.has(next)) &&
      !/^\p{L}+ing /u.test(definition));
  const isName = /^\p{L}./u.test(name) && countWords(name) <= 7 && !/\d{3}|[?!]/.test(name);
  return (
    isName &&
    !isRemark &&
    !/^(?:next|last|this|further|main|major|key|other) /i.test(name) &&
    !EXAMPLE.test(name) &&
    !saysNothing(name)
  );
}

/** "Amina was a queen who …": a sentence without article that says who somebody was has their name in front. */
const isPerson = ({ article, isPlural: several, definition }: Pick<TermFact, 'article' | 'isPlural' | 'definition'>) =>
  article === '' && !several && / who /.test(definition) && isPersonNoun(genusNoun(definition) ?? '');

/** "Afonja. The commander at Ilorin rebelled in 1817.": what happened, not what it is. */
const PAST = /\b(?:1\d{3}|20\d\d)\b/;

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
  const heading = plainHeading(section.heading);
  const isBare = section.byTopicShift || saysNothing(heading) || (needsOwner(heading) && isPlural(heading));
  const under = isBare ? '' : heading;
  return section.sentences.flatMap((sentence, i) => {
    if (EXAMPLE_OPENING.test(sentence.text)) example = sentence.blockIndex;
    if (sentence.sumsUp || (sentence.kind === 'note' && !sentence.emphasised)) return [];
    const isBeside = (other: Sentence | undefined) => (other?.blockIndex === sentence.blockIndex ? other : undefined);
    const neighbours = { before: isBeside(section.sentences[i - 1]), after: isBeside(section.sentences[i + 1]) };
    return explainedIn(sentence, neighbours, isMarked).flatMap(
      ({ term, words, isShown, isLabel: isRunIn, ...told }): TermFact[] => {
        if (
          !isShown &&
          (example === sentence.blockIndex || (told.article === '' && !/^any/.test(told.definition) && isName(term)))
        )
          return [];
        if (isRunIn && (!isLabel(term.replace(/ \([^)]*\)$/, '')) || (isName(term) && PAST.test(told.definition))))
          return [];
        return [
          {
            ...told,
            term: isPerson(told) ? term : insideSentence(term, document),
            ...(told.tells === 'label' && under ? { under } : {}),
            standing: isRunIn ? (told.tells === 'label' ? 'label' : 'glossary') : isShown ? 'shown' : 'said',
            blockIndex: sentence.blockIndex,
            origin: originOf(document, section, sentence.blockIndex, words),
          },
        ];
      },
    );
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
