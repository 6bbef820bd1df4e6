import type { Card } from '../cards/card.ts';
import { line } from '../cards/fronts.ts';
import { makeCards } from '../cards/make-cards.ts';
import type { PlanDay } from '../plan/types.ts';
import { printedQuestions } from '../printed/printed-questions.ts';
import { shownHeading } from './lesson-headings.ts';
import { type LessonPart, textsOf } from './lesson-part.ts';
import { escapeMarkdown } from './markdown.ts';

/** To recall one and to check it takes about a minute. */
const MINUTES_EACH = 1;
const FEWEST = 6;
/** Neighbours in a review come from different ones of so many stretches of the week: its days, as far as it has them. */
const STRETCHES = 5;

interface Review {
  markdown: string;
  /** As many as its questions take, where the week gives fewer than it was planned for. */
  minutes: number;
}

interface Recall {
  prompt: string;
  answer: string;
  /** Where the answer stands, in words; empty for what the writer asks at the end of a chapter. */
  heading: string;
}

/** Something of the week that can be asked, in its place. */
interface Candidate extends Recall {
  /** Of the section within the week. */
  order: number;
  /** The lower, the rather asked. */
  rank: number;
}

/**
 * A mixed review: first what to recall without looking, then the source's words to check against. What the writer asks
 * and answers comes first; the rest comes from all over the week, since mixing makes one choose what applies.
 */
export function writeReview(day: PlanDay, parts: readonly LessonPart[]): Review {
  const most = Math.max(FEWEST, Math.round(day.minutes / MINUTES_EACH));
  const documents = [...new Set(parts.map(({ document }) => document))];
  const printed = printedQuestions(day, documents)
    .filter(({ options, stem }) => options.length === 0 || asksByItself(stem))
    .slice(0, most)
    .map(({ stem, answer }): Recall => ({ prompt: stem, answer: line(answer), heading: '' }));
  const chosen = stretches(candidatesOf(parts), most - printed.length).map(bestOf);
  const recalls = [...printed, ...inTurn(stretches(chosen, STRETCHES))];
  if (recalls.length === 0) {
    const markdown = 'Go through the week’s headings and say what you remember about each.';
    return { markdown, minutes: day.minutes };
  }
  const markdown = [
    '*Today: a mixed review of the week. Answer each one from memory, out loud or on paper, before you look below.*',
    '## Recall first',
    recalls.map(({ prompt }, i) => `${i + 1}. ${escapeMarkdown(prompt)}`).join('\n'),
    '## Check yourself',
    recalls.map(checkLine).join('\n'),
  ].join('\n\n');
  return { markdown, minutes: recalls.length * MINUTES_EACH };
}

/** A question with options that can be answered without them. */
const asksByItself = (stem: string) =>
  /\?$/.test(stem) && !/\b(?:following|these|those|below|above|not|except|options?|statements?)\b/i.test(stem);

function checkLine({ answer, heading }: Recall, i: number): string {
  const lines = answer.split('\n');
  const place = heading ? ` *(${escapeMarkdown(heading)})*` : '';
  if (lines.length === 1) return `${i + 1}. ${escapeMarkdown(answer)}${place}`;
  return [`${i + 1}.${place}`, ...lines.map(entryLine)].join('\n');
}

/** An entry of an answer, which brings its bullet or its number with it. */
function entryLine(entry: string): string {
  const [, number, text = ''] = /^(?:• |(\d+)\. )?(.*)$/s.exec(entry) ?? [];
  return `   ${number ? `${number}.` : '-'} ${escapeMarkdown(text)}`;
}

const RANK: Record<Card['form'], number> = { meaning: 0, steps: 1, list: 2 };

/** What the week's texts give to ask, in their order. */
function candidatesOf(parts: readonly LessonPart[]): Candidate[] {
  const placeOf = placeFinder(parts);
  return textsOf(parts)
    .flatMap((text) => makeCards(text))
    .map(({ form, front, back, source }): Candidate => {
      return { prompt: front, answer: back, rank: RANK[form], ...placeOf(source) };
    })
    .sort((a, b) => a.order - b.order);
}

/** Sections are counted within their document. */
function placeFinder(parts: readonly LessonPart[]) {
  const places = new Map<string, { order: number; heading: string }>();
  for (const { document, section } of parts) {
    const key = `${document.id}/${section.id}`;
    const heading = shownHeading(section.heading, document);
    if (!places.has(key)) places.set(key, { order: places.size, heading });
  }
  return ({ documentId, sectionId }: { documentId: string; sectionId: string }) =>
    places.get(`${documentId}/${sectionId}`) ?? { order: places.size, heading: '' };
}

const bestOf = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((best, candidate) => (candidate.rank < best.rank ? candidate : best));

/** Cuts a list, in order, into at most so many runs of like length. */
function stretches<T>(items: readonly T[], count: number): T[][] {
  const runs = Math.max(0, Math.min(count, items.length));
  const bound = (i: number) => Math.floor((i * items.length) / runs);
  return Array.from({ length: runs }, (_, i) => items.slice(bound(i), bound(i + 1)));
}

/** One of each list in turn. */
function inTurn<T>(lists: readonly T[][]): T[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
