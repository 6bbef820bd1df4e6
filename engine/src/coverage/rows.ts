import { searchStems } from '../answer/search-stems.ts';
import { type ClosenessIn, type Judged, judgeCoverage } from './judge.ts';
import type { LessonModel } from './lesson-model.ts';
import type { CoverageSource } from './passages.ts';
import type { OtherName } from './wanted.ts';

/** What a course asks for: the topics that the catalogue lists, and the phrases of the official content. */
export interface CourseWanted {
  topics: readonly WantedTopic[];
  /** Empty where the official content is not known. */
  phrases: readonly { phrase: string; topic?: string | undefined; names?: readonly OtherName[] }[];
  /** What our lessons say of them; left out for a course without lessons. */
  lessons?: LessonModel | undefined;
}

export interface WantedTopic {
  topic: string;
  names?: readonly OtherName[];
}

/** A topic with the phrases that belong to it, or a phrase that belongs to none. */
export interface CoverageRow extends Judged {
  phrases: Judged[];
}

/** In the order of the course: topics first, each with its phrases, then what no topic names. */
export function coverageRows(
  sources: readonly CoverageSource[],
  { topics, phrases, lessons }: CourseWanted,
  /** By the text of a topic or a phrase. */
  closenessTo: (document: number, text: string) => readonly number[] | null = () => null,
): CoverageRow[] {
  const closenessOf =
    (texts: readonly string[]): ClosenessIn =>
    (document, at) =>
      closenessTo(document, texts[at]!);
  const judged = judgeCoverage(sources, phrases, closenessOf(phrases.map(({ phrase }) => phrase)), lessons);
  const topicsJudged = judgeCoverage(
    sources,
    topics.map(({ topic, names }) => ({ phrase: topic, ...(names && { names }) })),
    closenessOf(topics.map(({ topic }) => topic)),
    lessons,
  );
  const home = phrases.map((one) => homeOf(one, topics));
  const rows = topicsJudged.map((own, at): CoverageRow => {
    const below = judged.filter((_, phrase) => home[phrase] === at);
    const same = below.find(({ phrase }) => keyOf(phrase) === keyOf(own.phrase));
    return together(
      same ? { ...same, phrase: own.phrase } : own,
      below.filter((one) => one !== same),
    );
  });
  const rest = judged.filter((_, phrase) => home[phrase] === -1).map((one) => ({ ...one, phrases: [] }));
  return [...rows, ...rest];
}

const keyOf = (text: string) => searchStems(text).sort().join(' ');

/** The topic that a phrase belongs to: the one that is said, else the one that has most of its words; -1 for none. */
function homeOf({ phrase, topic }: CourseWanted['phrases'][number], topics: readonly WantedTopic[]): number {
  const said = topics.findIndex((one) => one.topic === topic);
  if (said >= 0) return said;
  const own = new Set(searchStems(phrase));
  let [best, most] = [-1, 0];
  topics.forEach((one, at) => {
    const stems = new Set(searchStems(one.topic));
    const common = [...own].filter((stem) => stems.has(stem)).length;
    const share = common / Math.max(1, Math.min(own.size, stems.size));
    if (share > most) [best, most] = [at, share];
  });
  return most >= LEAST_SHARE ? best : -1;
}
const LEAST_SHARE = 0.6;

/** A topic is no more than what is there of it: its own words, and the phrases below it. */
function together(own: Judged, phrases: Judged[]): CoverageRow {
  const missing = phrases.filter(({ verdict }) => verdict === 'missing').map(({ phrase }) => phrase);
  const found = phrases.filter(({ verdict }) => verdict !== 'missing');
  if (own.verdict === 'missing' && found.length > 0) {
    const [best] = found.toSorted((a, b) => Number(b.verdict === 'covered') - Number(a.verdict === 'covered'));
    const isWhole = missing.length === 0 && found.every(({ verdict }) => verdict === 'covered');
    const { passages, more } = best!;
    const verdict = isWhole ? 'covered' : 'thin';
    return { ...own, verdict, passages, more, only: null, lacks: isWhole ? [] : [...missing], phrases };
  }
  const isHollow = own.verdict === 'covered' && phrases.length > 1 && missing.length * 2 > phrases.length;
  return {
    ...own,
    ...(isHollow && { verdict: 'thin' as const }),
    lacks: own.verdict === 'missing' ? [] : [...own.lacks, ...missing],
    phrases,
  };
}
