import { type KeyTerm, keyTerms } from '../analyse/key-terms.ts';
import { readSource, type Source } from '../analyse/source.ts';
import { titleOf } from '../analyse/title.ts';
import { detectLanguage } from '../text/language.ts';
import type { DocumentText } from '../text/sections.ts';
import { balance } from './balance.ts';
import { minutesOf, wordsIn } from './minutes.ts';
import { type Piece, partsOf, piecesOf } from './pieces.ts';
import { chapterOf, enumerated, runTitle, spanTitle } from './titles.ts';
import { type PlanDay, type PlanOptions, type SprintPlan, STUDY_DAYS_PER_WEEK } from './types.ts';
import { weeksOf } from './weeks.ts';

/** How far a day may be from the minutes that were asked for. */
const TOLERANCE = 0.2;
/** A long section can be cut into so many pieces for each day that it fills. */
const PIECES_A_DAY = 5;

/** Plans a sprint along the source's own structure, with days as long as was asked for. */
export function planSprint(source: Source, options: PlanOptions): SprintPlan {
  const documents = readSource(source);
  const { minutesPerDay } = options;
  const title = documents.length === 1 ? titleOf(documents[0]!) : spanTitle(documents.map(titleOf));
  const pieces = piecesOf(documents, wordsIn(minutesPerDay) / PIECES_A_DAY);
  const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
  const size = { least: wordsIn(minutesPerDay * (1 - TOLERANCE)), most: wordsIn(minutesPerDay * (1 + TOLERANCE)) };
  const runs = balance(pieces, dayCount(words, options), size);
  const terms = new Map(documents.map((document) => [document, termsOf(document)]));
  const holders = new Map<string, number>();
  for (const run of runs) for (const key of new Set(run.map(chapterKey))) holders.set(key, (holders.get(key) ?? 0) + 1);
  const isShared = (run: readonly Piece[]) => (chapter: string) =>
    holders.get(`${run[0]!.document.id}/${chapter}`)! > 1;
  const titles = runs.length === 1 ? [title] : distinct(runs.map((run) => runTitle(run, isShared(run))));
  const days = runs.map((run, i) => studyDay(run, titles[i]!, terms));
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

/** As many days as come nearest to the minutes that were asked for, within what the weeks allow. */
function dayCount(words: number, { weeks, minutesPerDay }: PlanOptions): number {
  const most = Math.max(1, weeks * STUDY_DAYS_PER_WEEK);
  const fewer = Math.max(1, Math.floor(words / wordsIn(minutesPerDay)));
  const away = (days: number) => {
    const minutes = minutesOf(words / days);
    // Better a day that leaves time than one that takes more than was given.
    if (minutes > minutesPerDay * (1 + TOLERANCE)) return Number.POSITIVE_INFINITY;
    return minutes > minutesPerDay ? 2 * (minutes - minutesPerDay) : minutesPerDay - minutes;
  };
  return Math.min(most, away(fewer) <= away(fewer + 1) ? fewer : fewer + 1);
}

function termsOf(document: DocumentText): KeyTerm[] {
  const english = detectLanguage(document.sentences.map((sentence) => sentence.text).join('\n')).english;
  return english ? keyTerms(document, 200) : [];
}

function chapterKey(piece: Piece): string {
  return `${piece.document.id}/${chapterOf(piece)}`;
}

function studyDay(run: readonly Piece[], title: string, terms: Map<DocumentText, KeyTerm[]>): PlanDay {
  const words = run.reduce((sum, piece) => sum + piece.words, 0);
  const own = [...new Set(run.map((piece) => piece.document))]
    .flatMap((document) => terms.get(document)!)
    .filter(({ documentId, sectionId, blockIndex }) =>
      run.some(
        ({ document, section, fromBlock, toBlock }) =>
          section.id === sectionId && document.id === documentId && blockIndex >= fromBlock && blockIndex < toBlock,
      ),
    );
  return {
    number: 0,
    dayRange: '',
    kind: 'study',
    title,
    objective: objectiveFor(own, run, title),
    parts: partsOf(run),
    sectionIds: [...new Set(run.map(({ section }) => section.id))],
    minutes: minutesOf(words),
  };
}

/** What the learner can do afterwards, in terms of what the day defines, or of what its sections are about. */
function objectiveFor(terms: readonly KeyTerm[], run: readonly Piece[], title: string): string {
  if (terms.length === 0) return `Give the main points of “${title}” in your own words.`;
  // A list of terms at the end of a text explains those of every day.
  const lists = new Set(run.filter(({ section }) => section.matter === 'glossary').map(({ section }) => section.id));
  const taught = terms.filter(({ sectionId }) => !lists.has(sectionId));
  const own = taught.length > 0 ? taught : terms;
  // Those that a section is named after come first: they are what the day is about.
  const headings = run.map(({ section }) => section.heading.toLowerCase()).join(' ');
  const named = own.filter(({ term }) => headings.includes(term.toLowerCase()));
  const chosen = [...named, ...own.filter((term) => !named.includes(term))].slice(0, 3);
  return `Explain ${enumerated(chosen.map(({ name }) => name))} in your own words.`;
}

/** Two days never carry the same title: those that share one are counted. */
function distinct(titles: readonly string[]): string[] {
  const total = new Map<string, number>();
  for (const title of titles) total.set(title, (total.get(title) ?? 0) + 1);
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return total.get(title) === 1 ? title : `${title} (part ${count} of ${total.get(title)})`;
  });
}

function weekTitle(runs: readonly (readonly Piece[])[], title: string): string {
  const pieces = runs.flat();
  // A week within one chapter is named by its sections.
  const isOne = new Set(pieces.filter(({ section }) => section.matter === 'subject').map(chapterKey)).size === 1;
  return runTitle(pieces, () => isOne) || title;
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
  if (longest > minutesPerDay * (1 + TOLERANCE)) {
    return `There’s more here than fits into ${asked} ${asked === 1 ? 'week' : 'weeks'} at ${minutesPerDay} minutes a day, so some days take up to ${longest} minutes.`;
  }
  if (weeks < asked) {
    const minutes = Math.round(days.reduce((sum, day) => sum + day.minutes, 0) / days.length);
    const fill = `${days.length === 1 ? '1 study day' : `${days.length} study days`} of about ${minutes} minutes`;
    const reviews = weeks === 1 ? 'a review' : `${weeks} reviews`;
    return `At ${minutesPerDay} minutes a day, this text fills ${fill} and ${reviews}. You don’t need all ${asked} weeks for it.`;
  }
  return undefined;
}
