import { type KeyTerm, keyTerms } from '../analyse/key-terms.ts';
import { readSource, type Source } from '../analyse/source.ts';
import { titleOf } from '../analyse/title.ts';
import type { SectionPart } from '../answer/build-index.ts';
import { detectLanguage } from '../text/language.ts';
import type { DocumentText } from '../text/sections.ts';
import { balance } from './balance.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { chapterOf, chapterTitle, joinNames, pieceTitle, runTitle, spanTitle } from './titles.ts';
import {
  type PlanDay,
  type PlanOptions,
  QUESTION_MINUTES,
  type SprintPlan,
  STUDY_DAYS_PER_WEEK,
  STUDY_WORDS_PER_MINUTE,
} from './types.ts';
import { weeksOf } from './weeks.ts';

/** A day holds at least this share of what fits into it, or the source makes fewer days. */
const LEAST_SHARE = 0.15;
const LEAST_WORDS = 250;

/** Plans a sprint along the source's own structure, balanced to the minutes of a day. */
export function planSprint(source: Source, options: PlanOptions): SprintPlan {
  const documents = readSource(source);
  const title = documents.length === 1 ? titleOf(documents[0]!) : joinNames(documents.map(titleOf));
  const maxWords = Math.max(LEAST_WORDS, (options.minutesPerDay - QUESTION_MINUTES) * STUDY_WORDS_PER_MINUTE);
  const pieces = piecesOf(documents, maxWords);
  const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
  const runs = balance(pieces, dayCount(pieces, words, maxWords, options.weeks), maxWords);
  const terms = new Map(documents.map((document) => [document, termsOf(document)]));
  const holders = new Map<string, number>();
  for (const run of runs) for (const key of new Set(run.map(chapterKey))) holders.set(key, (holders.get(key) ?? 0) + 1);
  const days = distinct(
    runs.map((run) => studyDay(run, (chapter) => holders.get(`${run[0]!.document.id}/${chapter}`)! > 1, terms)),
  );
  const weeks = weeksOf(days, (week) =>
    weekTitle(
      week.map((day) => runs[days.indexOf(day)]!),
      title,
    ),
  );
  const note = noteOf(days, weeks.length, options);
  return {
    title,
    shortDescription: descriptionOf(title, days, weeks.length),
    weeks,
    ...(note ? { note } : {}),
  };
}

/** As many days as the document has ideas, within what the minutes ask for and the weeks allow. */
function dayCount(pieces: readonly Piece[], words: number, maxWords: number, weeks: number): number {
  const most = Math.max(1, weeks * STUDY_DAYS_PER_WEEK);
  const least = Math.ceil(words / maxWords);
  const filled = Math.max(1, Math.floor(words / Math.max(LEAST_WORDS, LEAST_SHARE * maxWords)));
  const ideas = new Set(pieces.map(chapterKey)).size;
  return Math.min(most, Math.max(least, Math.min(filled, Math.max(ideas, Math.ceil(filled / 2)))));
}

function termsOf(document: DocumentText): KeyTerm[] {
  const english = detectLanguage(document.sentences.map((sentence) => sentence.text).join('\n')).english;
  return english ? keyTerms(document, 200) : [];
}

function chapterKey(piece: Piece): string {
  return `${piece.document.id}/${chapterOf(piece)}`;
}

function studyDay(
  run: readonly Piece[],
  isShared: (chapter: string) => boolean,
  terms: Map<DocumentText, KeyTerm[]>,
): PlanDay {
  const words = run.reduce((sum, piece) => sum + piece.words, 0);
  const sections = new Set(run.map(({ document, section }) => `${document.id}/${section.id}`));
  const own = [...new Set(run.map((piece) => piece.document))]
    .flatMap((document) => terms.get(document)!)
    .filter((term) => sections.has(`${term.documentId}/${term.sectionId}`));
  const title = runTitle(run, isShared);
  return {
    number: 0,
    dayRange: '',
    kind: 'study',
    title,
    objective: objectiveFor(own, run, title),
    parts: run.map(partOf),
    sectionIds: [...new Set(run.map(({ section }) => section.id))],
    minutes: Math.max(1, Math.round(words / STUDY_WORDS_PER_MINUTE)) + QUESTION_MINUTES,
  };
}

function partOf({ document, section, fromBlock, toBlock, parts }: Piece): SectionPart {
  const whole = parts === 1;
  return { documentId: document.id, sectionId: section.id, ...(whole ? {} : { fromBlock, toBlock }) };
}

/** What the learner can do afterwards, in terms of what the day defines, or of what its sections are about. */
function objectiveFor(terms: readonly KeyTerm[], run: readonly Piece[], title: string): string {
  if (terms.length === 0) {
    const isFound = run.every(({ section }) => section.byTopicShift);
    const about = isFound ? title : joinNames([...new Set(run.map(pieceTitle))]);
    return `Give the main points of “${about}” in your own words.`;
  }
  // Those that a section is named after come first: they are what the day is about.
  const headings = run.map(({ section }) => section.heading.toLowerCase()).join(' ');
  const named = terms.filter(({ term }) => headings.includes(term.toLowerCase()));
  const chosen = [...named, ...terms.filter((term) => !named.includes(term))].slice(0, 3);
  const names = chosen.map(({ term }) =>
    /^\p{Lu}{2}|\s\p{Lu}/u.test(term) ? term : term[0]!.toLowerCase() + term.slice(1),
  );
  return `Explain ${joinNames(names)} in your own words.`;
}

/** Two days never carry the same title. */
function distinct(days: PlanDay[]): PlanDay[] {
  const seen = new Map<string, number>();
  return days.map((day) => {
    const count = (seen.get(day.title) ?? 0) + 1;
    seen.set(day.title, count);
    return count === 1 ? day : { ...day, title: `${day.title} (continued${count > 2 ? ` ${count - 1}` : ''})` };
  });
}

function weekTitle(runs: readonly (readonly Piece[])[], title: string): string {
  const pieces = runs.flat();
  const names = pieces.map(chapterTitle).filter((name, i) => i > 0 || name !== title);
  // A week within one chapter is named by its days.
  return new Set(names).size > 1 ? spanTitle(names) : spanTitle(pieces.map(pieceTitle));
}

function descriptionOf(title: string, days: readonly PlanDay[], weeks: number): string {
  const span = weeks === 1 ? 'one week' : `${weeks} weeks`;
  const first = days[0]?.title;
  const last = days.at(-1)?.title;
  const path = first && last && first !== last ? `, from “${first}” to “${last}”` : '';
  return `${title} in ${span}: ${days.length} study ${days.length === 1 ? 'day' : 'days'}${path}, with a mixed review at the end of each week.`;
}

function noteOf(
  days: readonly PlanDay[],
  weeks: number,
  { weeks: asked, minutesPerDay }: PlanOptions,
): string | undefined {
  const longest = Math.max(0, ...days.map((day) => day.minutes));
  if (longest > minutesPerDay * 1.15) {
    return `There is more here than ${asked} ${asked === 1 ? 'week' : 'weeks'} of ${minutesPerDay} minutes a day hold: some days take up to ${longest} minutes.`;
  }
  if (weeks < asked) {
    return `The source is short: it fills ${weeks} of the ${asked} weeks at ${minutesPerDay} minutes a day, so the plan has ${weeks}.`;
  }
  return undefined;
}
