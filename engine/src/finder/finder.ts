import { answer } from '../answer/answer.ts';
import { type LessonIndex, openIndex } from '../answer/lesson-index.ts';
import { capitalise, countWords } from '../text/normalise.ts';
import { splitSentences } from '../text/sentences.ts';
import { type Wanted, wantedOf } from '../tutor/intent.ts';
import type { LookUp, Texts } from '../tutor/look-up.ts';
import { readingsOfPair } from '../tutor/pair.ts';
import { comparison } from '../tutor/replies/comparison.ts';
import { example } from '../tutor/replies/example.ts';
import { readyList } from '../tutor/replies/plain-answer.ts';
import { simpler } from '../tutor/replies/simpler.ts';
import { summary } from '../tutor/replies/summary.ts';
import type { Reading, Reply } from '../tutor/reply.ts';
import { scopeOf } from '../tutor/scope.ts';
import { offersOf, type TutorState } from '../tutor/state.ts';
import { openingOf, topicIn } from '../tutor/topic.ts';
import type { TutorTurn } from '../tutor/turn.ts';
import { tutorTurn } from '../tutor/tutor.ts';
import { MOST_PLACES, nearUnits } from './closest-units.ts';
import { markedPlace } from './marked-place.ts';
import { explainingUnit, type OwnTerm } from './own-terms.ts';
import { openedParagraph, withParagraphs } from './paragraph.ts';
import { placesAbout, shown } from './places.ts';
import { DEFINED, SPEAKS_OF_IT } from './texts.ts';

export { type FoundPassage, find } from '../answer/answer.ts';
export type { OwnTerm } from './own-terms.ts';

export interface Finder {
  /** The terms that the document's page lists. */
  terms: readonly OwnTerm[];
  /** What the document's page says that it is about, in sentences of its own. */
  summary?: string | undefined;
  /** How close each unit of the index comes to the question by its meaning; left out where that is not known. */
  closeness?: readonly number[] | undefined;
}

export interface FinderTurn extends TutorTurn {
  /** It shows places that were looked for: the closeness of the question's meaning, where it is left out, tells better ones. */
  isOfPlaces: boolean;
}

/**
 * One turn about a document. A document is looked things up in, not studied: what it lists, defines and sums up itself is
 * told in its own words, and everything else by the places that come nearest, which are never called an answer.
 */
export function finderTurn(
  message: string,
  index: LessonIndex,
  before: TutorState | undefined,
  finder: Finder,
): FinderTurn {
  const open = openIndex(index);
  const opened = before && wantedOf(message).intent === 'more' ? openedParagraph(before, open) : null;
  if (opened) return { ...opened, isOfPlaces: false };
  let isOfPlaces = false;
  const lookUp: LookUp = (wanted, texts) => {
    const own = ownWords(wanted, texts, finder);
    isOfPlaces = !own || wanted.intent === 'explain';
    return own ? { reply: own } : placesAbout(wanted.text, texts.lesson, finder.closeness);
  };
  const isOfWhole = [ASKS_WHAT_IT_IS_ABOUT, ASKS_ITS_POINTS].some((asks) => asks.test(message.trim()));
  const asked = isOfWhole ? 'Summarise this document' : message;
  const turn = tutorTurn(asked, index, before, { atOnce: true, called: 'document', lookUp });
  const state = withParagraphs(turn.state, open);
  return { ...turn, state, offers: offersOf(state), isOfPlaces };
}

/** Asked of a lesson it means the place that is open; a document is asked about as a whole. */
const ASKS_WHAT_IT_IS_ABOUT =
  /^(?:(?:please|ok(?:ay)?|so|and|but|then|tell me)[\s,]+)*what(?:['’]?s| is| was| does| do)?(?: (?:this|it|that|the|my|these|whole|entire|all|document|text|file|pdf|handout|notes?|chapter|article|paper|passage|material|reading|slides?))+ (?:is |are )?(?:(?:all|mainly|mostly|really) )*(?:about|talks? about|talking about|covers?|deals? with|says?|discuss(?:es)?|teach(?:es)?)[\s?.!]*$/i;

/** "List the main points", and "list" alone. */
const ASKS_ITS_POINTS =
  /^(?:please )?(?:list|outline|state|mention)(?: (?:out|all|the|its|some|main|key|major|most|important|everything|it|them|points?|ideas?|facts|takeaways?|in|of|this|my|document|text|notes?|handout))*[\s?.!]*$/i;

/** What the document has ready for a wish: its summary, a list, a definition, two of them side by side. */
function ownWords({ intent, topic, pair, text }: Wanted, { lesson }: Texts, finder: Finder): Reply | null {
  switch (intent) {
    case 'summary': {
      if (topic === '' && finder.summary) return summedUp(finder.summary, lesson);
      const found = scopeOf(topic, lesson);
      return found && summary(found.scope, found.reading, () => false);
    }
    case 'compare':
      return pair ? compared(pair, lesson, finder) : null;
    case 'example':
    case 'simpler': {
      const found = topicIn(topic, lesson.open);
      return found && (intent === 'example' ? example : simpler)(found, lesson);
    }
    case 'define':
      return readyList(text, lesson) ?? defined(topic, text, lesson, finder);
    case 'explain':
      return explained(topic, text, lesson, finder);
    default:
      return readyList(text, lesson) ?? whoWas(text, lesson, finder);
  }
}

/** The summary that the document's page shows, a line for each of its sentences, and where they stand. */
function summedUp(summary: string, reading: Reading): Reply | null {
  const { units, documents } = reading.open.index;
  const sentences = splitSentences(summary);
  const own = units.flatMap((text, unit) => (sentences.some((sentence) => text.includes(sentence)) ? [unit] : []));
  if (own.length === 0) return null;
  const title = documents.length === 1 ? documents[0]!.title : '';
  const lines = sentences.map((sentence) => `- ${sentence}`).join('\n');
  return {
    reading,
    spans: own.map((unit) => ({ from: unit, to: unit + 1 })),
    markdown: `${title ? `**${title}** in short:` : 'In short:'}\n\n${lines}`,
  };
}

function defined(name: string, text: string, reading: Reading, { terms, closeness }: Finder): Reply | null {
  const unit = explainingUnit(name, terms, reading.open);
  return unit === undefined ? null : shown([unit], DEFINED, text, reading, closeness).reply;
}

/** What it is, then where else it is spoken of. */
function explained(name: string, text: string, reading: Reading, finder: Finder): Reply | null {
  const { open } = reading;
  const { terms, closeness } = finder;
  const headed = topicIn(name, open);
  // A section about it begins with what it is, where no sentence says so by itself.
  const unit = explainingUnit(name, terms, open) ?? (headed ? openingOf(headed) : undefined);
  if (unit === undefined) return null;
  const { span } = markedPlace(unit, open, text, closeness);
  const isApart = (other: number) => other < span.from || other >= span.to;
  const further = closeness ? nearUnits(closeness, open, text) : wordUnits(text, reading);
  const units = [unit, ...further.filter(isApart)].slice(0, MOST_PLACES);
  return shown(units, units.length === 1 ? DEFINED : SPEAKS_OF_IT, text, reading, closeness).reply;
}

function wordUnits(text: string, { open }: Reading): number[] {
  const found = answer(text, open.index);
  return found.kind === 'found' ? found.places.map(({ unit }) => unit) : [];
}

const WHO = /^who (?:is|are|was|were) (.+?)[?.\s]*$/i;

function whoWas(text: string, reading: Reading, finder: Finder): Reply | null {
  const name = WHO.exec(text)?.[1];
  return name === undefined ? null : defined(name, text, reading, finder);
}

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([^\\])\|/g, '$1\\|');
const LABEL = /^\*\*.{1,80}?\*\*: /;
/** So much is read in one of two columns of a phone. */
const CELL_WORDS = 35;

/** Two definitions side by side; where the document has no such pair, what it says of both. */
function compared(pair: [string, string], reading: Reading, { terms }: Finder): Reply | null {
  const { open } = reading;
  for (const names of readingsOfPair(pair)) {
    const units = names.map((name) => explainingUnit(name, terms, open));
    const [one, other] = units;
    if (one === undefined || other === undefined || one === other) continue;
    const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
    // The head of the column names it already.
    const texts = [one, other].map((unit) => brief(capitalise(open.index.units[unit]!.replace(LABEL, ''))));
    const head = names.map((name) => capitalise(name));
    return {
      reading,
      spans: [one, other].map((unit) => ({ from: unit, to: unit + 1 })),
      markdown: [line(head), '| --- | --- |', line(texts)].join('\n'),
    };
  }
  const [one, other] = pair.map((name) => topicIn(name, open));
  return one && other ? comparison([one, other], reading) : null;
}

const brief = (text: string) =>
  countWords(text) <= CELL_WORDS ? text : `${text.split(/\s+/).slice(0, CELL_WORDS).join(' ')} …`;
