import type { Judge } from '@akada/answers';
import type { Paper, PaperItem, PaperKeyStatus, PaperQuestion, PaperSummary, QuestionHelp } from '@akada/contract';
import type { CourseNotes } from '../../ports/courses/port.ts';
import { lessonFor } from './lesson-for.ts';
import type { PaperCourse } from './paper-courses.ts';
import type { PaperRow } from './papers.repo.ts';
import { linkOf } from './sharing/link.rules.ts';
import { withTyped } from './typed-key.rules.ts';
import { workedFor } from './worked-for.ts';

/** Rows as the contract has them. */

export const questionsOf = (items: readonly PaperItem[]): PaperQuestion[] =>
  items.filter((item): item is PaperQuestion => item.kind === 'question');

function countTopics(questions: readonly PaperQuestion[]): PaperSummary['topics'] {
  const counts = new Map<string | null, number>();
  for (const { topic } of questions) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].map(([topic, count]) => ({ topic, questions: count }));
}

const isDoubtful = (item: PaperItem) => item.kind === 'stray' || item.doubts.length > 0;

/** What lies around the row: its course, and what its owner missed. */
export interface Around {
  course: PaperCourse;
  missed: readonly string[];
}

export function toSummary(row: PaperRow, { course, missed }: Around): PaperSummary {
  const questions = questionsOf(row.items);
  const ids = new Set(questions.map(({ id }) => id));
  const withStatus = (status: PaperKeyStatus) => questions.filter(({ key_status }) => key_status === status).length;
  return {
    id: row.id,
    course: row.course,
    kind: row.kind,
    year: row.year,
    semester: row.semester,
    course_title: course.title,
    course_slug: course.slug,
    filename: row.filename,
    version: row.version,
    questions: questions.length,
    doubtful: row.items.filter(isDoubtful).length,
    keys: {
      printed: withStatus('printed'),
      own: withStatus('own'),
      shared: withStatus('shared'),
      model: withStatus('model'),
      none: withStatus('none'),
    },
    topics: countTopics(questions),
    missed: missed.filter((id) => ids.has(id)),
    link: linkOf(row),
    created_at: row.created_at.toISOString(),
  };
}

/** Topics that the catalogue does not know are those that the owner gave. */
const topicsOf = ({ topics }: PaperCourse, questions: readonly PaperQuestion[]) => [
  ...new Set([...topics, ...questions.flatMap(({ topic }) => topic ?? [])]),
];

const withoutPrinted = (item: PaperItem): PaperItem => (item.kind === 'question' ? { ...item, printed: '' } : item);

const helpFor = (questions: readonly PaperQuestion[], notes: CourseNotes | null): QuestionHelp[] =>
  questions.flatMap((question) => {
    const lesson = lessonFor(question, notes?.lessons ?? []);
    const worked = workedFor(question, notes);
    return lesson || worked ? { question_id: question.id, lesson, worked } : [];
  });

/** The lines as they stand in the file are for who checks what was read; everybody else saves the data. */
export function toPaper(row: PaperRow, around: Around, { printed }: { printed: boolean }, judge: Judge): Paper {
  return {
    ...toSummary(row, around),
    document_id: row.document_id,
    minutes: row.minutes,
    items: (printed ? row.items : row.items.map(withoutPrinted)).map((item) => withTyped(item, judge)),
    help: helpFor(questionsOf(row.items), around.course.notes),
    course_topics: topicsOf(around.course, questionsOf(row.items)),
    undo: row.undo.at(-1)?.last ?? null,
  };
}
