import type { Mastery, PaperSummary, SprintCard } from '@akada/contract/client';

const DAY_MS = 86_400_000;
/** More names than this nobody reads on a card. */
const mostTopics = 3;

export interface Exam {
  course: string;
  sprintId: string;
  /** Calendar days until then; 0 on its day. */
  daysLeft: number;
}

type Dated = Pick<SprintCard, 'id' | 'course_code' | 'exam_date'>;

/** Examinations that are still to come, the next one first. Days are calendar days, which have no time and no zone. */
export const examsAhead = (sprints: readonly Dated[], today: string): Exam[] =>
  sprints
    .flatMap(({ id, course_code: course, exam_date }) => {
      const daysLeft = exam_date === null ? -1 : Math.round((Date.parse(exam_date) - Date.parse(today)) / DAY_MS);
      return course !== null && daysLeft >= 0 ? { course, sprintId: id, daysLeft } : [];
    })
    .sort((one, other) => one.daysLeft - other.daysLeft);

/** What of a course’s papers is worth an evening: questions that were missed, and topics that are shaky. */
export interface Tonight {
  missed: number;
  topics: string[];
}

type Counted = Pick<PaperSummary, 'topics' | 'missed'>;
type Known = Pick<Mastery['topics'][number], 'title' | 'state'>;

/** Only what came up in the papers; what came up most first. It foretells nothing. */
export function tonightOf(papers: readonly Counted[], mastery: readonly Known[]): Tonight | null {
  const shaky = new Set(mastery.filter(({ state }) => state === 'shaky').map(({ title }) => title.toLowerCase()));
  const counts = new Map<string, number>();
  for (const { topic, questions } of papers.flatMap(({ topics }) => topics)) {
    if (topic !== null && shaky.has(topic.toLowerCase())) counts.set(topic, (counts.get(topic) ?? 0) + questions);
  }
  const topics = [...counts]
    .sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
    .map(([topic]) => topic)
    .slice(0, mostTopics);
  const missed = papers.reduce((sum, paper) => sum + paper.missed.length, 0);
  return missed > 0 || topics.length > 0 ? { missed, topics } : null;
}
