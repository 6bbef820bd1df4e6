import type { LearningPath, SprintCard, SprintDay, SprintGeneration, SprintWeek } from '@akada/contract';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { Generation } from '../../teaching/generation/generation.service.ts';
import type { DayRow } from '../days/days.repo.ts';
import { materialIdOf, toDay } from '../days/present-day.ts';
import { emptyNote } from '../planning/planned.rules.ts';
import { styleOf } from '../planning/wishes.rules.ts';
import type { DaysDone, PathRow } from './paths.repo.ts';

/** A sprint's row as the contract has it. */

export const toGeneration = (generation: Generation): SprintGeneration => ({
  id: generation.id,
  status: generation.status,
  percent: generation.percent,
  doing: generation.doing,
  error: generation.errorText,
  error_code: generation.errorCode,
});

function sprintFields(path: PathRow, done: Omit<DaysDone, 'path_id'>, generation: Generation | null) {
  return {
    id: path.id,
    title: path.title,
    status: path.status,
    state: path.state,
    type: path.source === 'document' ? ('document' as const) : ('topic' as const),
    generation: generation && toGeneration(generation),
    exam_date: path.exam_date,
    completed_days: done.completed,
    total_days: done.total,
    progress: percentOf(done.completed, done.total),
    has_lessons: path.state !== 'ready' || done.written > 0,
  };
}

const none = { total: 0, completed: 0, ready: 0, written: 0 };

export function toCard(
  path: PathRow,
  done: DaysDone | undefined,
  next: Pick<DayRow, 'position' | 'title' | 'minutes' | 'state'> | undefined,
  generation: Generation | null,
): SprintCard {
  return {
    ...sprintFields(path, done ?? none, generation),
    sprintId: path.id,
    createdAt: path.created_at.toISOString(),
    updatedAt: path.updated_at.toISOString(),
    course: path.topic,
    startFrom: path.education_level,
    learningGoal: path.learning_style,
    dedication: path.dedication,
    reminder: path.reminder,
    course_code: path.course_code,
    today: next
      ? {
          day: next.position,
          title: next.title,
          estimated_minutes: next.minutes,
          lesson_ready: next.state === 'ready',
        }
      : null,
  };
}

function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

async function toWeek(
  path: PathRow,
  week: number,
  days: readonly DayRow[],
  shown: (day: DayRow) => Promise<SprintDay>,
): Promise<SprintWeek> {
  const title = days[0]?.week_title ?? '';
  return {
    week_number: week,
    title,
    modules: [
      {
        id: `${path.id}-w${week}`,
        title,
        materials: days.map((day) => ({ id: materialIdOf(day), title: day.title, day: day.position })),
      },
    ],
    days: await Promise.all(days.map(shown)),
    videos: path.week_videos[week] ?? [],
  };
}

/** Of a topic that several days share, one lesson is enough to call it covered. */
function coverageOf(path: PathRow, days: readonly DayRow[]): LearningPath['coverage'] {
  const study = days.filter(({ kind }) => kind === 'study');
  const topicsIn = (wanted: boolean) =>
    study.filter(({ state }) => (state === 'outline') !== wanted).flatMap(({ topics }) => topics);
  const covered = [...new Set(topicsIn(true))];
  const outlined = [...new Set(topicsIn(false))].filter((topic) => !covered.includes(topic));
  const leftOut = path.topics_left_out;
  return covered.length + outlined.length + leftOut.length === 0 ? null : { covered, outlined, left_out: leftOut };
}

export interface PathParts {
  path: PathRow;
  days: readonly DayRow[];
  generation: Generation | null;
  course: LearningPath['course'];
  documents: LearningPath['documents'];
  withLessons: boolean;
  render: RenderLesson;
}

export async function toPath(parts: PathParts): Promise<LearningPath> {
  const { path, days, generation, course, documents, withLessons, render } = parts;
  const today = days.find(({ completed_at }) => completed_at === null);
  const ready = days.filter(({ state }) => state === 'ready').length;
  const completed = days.filter(({ completed_at }) => completed_at !== null).length;
  const written = days.filter(({ state }) => state !== 'outline').length;
  const coverage = coverageOf(path, days);
  const weeks = [...new Set(days.map(({ week }) => week))];
  return {
    ...sprintFields(path, { total: days.length, completed, ready, written }, generation),
    topic: path.topic,
    short_description: path.short_description || path.description,
    planned_from: path.planned_from,
    learning_style: styleOf(path.learning_style),
    note: [path.note, emptyNote(coverage?.outlined.length ?? 0)].filter(Boolean).join(' ') || null,
    offer_document: path.planned_from === 'topic' || days.some(({ state }) => state === 'outline'),
    course,
    coverage,
    documents,
    // The text of the day to study now comes along: one round trip less before there is something to read.
    weeks: await Promise.all(
      weeks.map((week) =>
        toWeek(
          path,
          week,
          days.filter((day) => day.week === week),
          (day) => toDay(day, withLessons || day === (today ?? days[0]), render),
        ),
      ),
    ),
    lessons_ready: ready,
    today: today?.position ?? null,
  };
}
