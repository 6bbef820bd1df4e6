import type { Paper, PaperSummary } from '@akada/contract/client';
import type { PracticeWish } from '../links.ts';
import { grouped, type PlacedQuestion } from '../same.ts';

/** A question to practise, and in which other years it came up. */
export interface AskedQuestion extends PlacedQuestion {
  also: string[];
}

/** One sitting of what is mixed: short enough to be done. */
export const MIXED_COUNT = 12;

const hasKey = ({ question: { key, answer } }: PlacedQuestion) => key !== null || answer !== null;
const yearOf = ({ paper }: PlacedQuestion) => paper.year ?? '';

/** Of the same question in several papers, the newest that has a key. */
function asAsked(group: readonly PlacedQuestion[], paperId?: string): AskedQuestion {
  const newest = [...group].sort((one, other) => yearOf(other).localeCompare(yearOf(one)));
  const own = newest.find(({ paper }) => paper.id === paperId);
  const asked = own ?? newest.find(hasKey) ?? (newest[0] as PlacedQuestion);
  const same = newest.filter((one) => one !== asked).flatMap(({ paper }) => paper.year ?? []);
  const years = [...same, ...(asked.question.years ?? [])].sort().reverse();
  return { ...asked, also: [...new Set(years)].filter((year) => year !== asked.paper.year) };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** What was wished for, each question once however many papers have it. */
export function pick(
  papers: readonly Paper[],
  summaries: readonly PaperSummary[],
  { topic, paper, missed, shaky }: PracticeWish,
  random: () => number = Math.random,
  mostMixed = MIXED_COUNT,
): AskedQuestion[] {
  const groups = grouped(papers);
  if (paper) {
    return groups.filter((group) => group.some((one) => one.paper.id === paper)).map((group) => asAsked(group, paper));
  }
  if (!missed && !shaky) {
    const asked = groups.map((group) => asAsked(group));
    if (topic) return asked.filter(({ question }) => question.topic === topic);
    return shuffled(asked, random).slice(0, mostMixed);
  }
  const wrong = new Set(summaries.flatMap((one) => one.missed));
  const missedIn = (group: readonly PlacedQuestion[]) => group.find(({ question }) => wrong.has(question.id));
  // As it was missed, not its twin of another year: the answer settles that one.
  const again = groups.filter(missedIn).map((group) => asAsked(group, missedIn(group)?.paper.id));
  if (!shaky) return again;
  const others = groups.filter((group) => !missedIn(group)).map((group) => asAsked(group));
  const about = others.filter(({ question }) => question.topic !== null && shaky.includes(question.topic));
  return [...shuffled(again, random), ...shuffled(about, random)].slice(0, mostMixed);
}
