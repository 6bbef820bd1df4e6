import type { SprintDay, SprintLesson } from '@akada/contract';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import { drawQuestions, openWithHtml, withHtml } from '../../../platform/markdown/rich-question.ts';
import type { OpenBankQuestion } from '../../../ports/courses/port.ts';
import { styleOf } from '../planning/wishes.rules.ts';
import type { DayRow } from './days.repo.ts';
import { questionsADay } from './questions.rules.ts';
import { renewableSections } from './renewable.ts';

/** A day's row as the contract has it. */

/** A lesson that is being written anew is not shown as the old one. */
const textOf = (day: DayRow) => (day.state === 'ready' ? day.lesson : null);

/** Why a day that is planned is not being written now. */
const waitsOf = ({ state, note }: DayRow) => (state === 'planned' ? note : null);

const NO_TEXT = { html: null, outline: [], isRaw: false };

export async function toDay(day: DayRow, withText: boolean, render: RenderLesson): Promise<SprintDay> {
  const text = withText ? textOf(day) : null;
  return dayWith(day, text, text === null ? NO_TEXT : await render(text, day.owner_id));
}

function dayWith(day: DayRow, text: string | null, { html }: { html: string | null }): SprintDay {
  return {
    id: day.id,
    day: day.position,
    week_number: day.week,
    day_range: String(day.position),
    kind: day.kind,
    title: day.title,
    topic: day.title,
    objective: day.objective,
    topics: day.topics,
    estimated_minutes: day.minutes,
    material_id: materialIdOf(day),
    state: day.state,
    lesson_ready: day.state === 'ready',
    waits: waitsOf(day),
    completed: day.completed_at !== null,
    completed_at: day.completed_at?.toISOString() ?? null,
    edited: day.edited_by_owner,
    content: text,
    html,
    videos: day.videos,
  };
}

export const materialIdOf = (day: DayRow) => `${day.path_id}-w${day.week}-d${day.position}`;

const placeholders: Record<DayRow['state'], string | null> = {
  ready: null,
  planned: 'We’re writing this lesson. It’ll be here in a moment.',
  outline:
    'We don’t have a lesson for this day yet, because we’ve nothing to write it from. Add a document to the sprint, such as your lecture notes, or write it yourself.',
  failed: 'We couldn’t write this lesson. You can try again, or write it yourself.',
};

/** What a learner of this style is asked below the lesson. */
export function recalledOn({ kind, questions }: Pick<DayRow, 'kind' | 'questions'>, style: string) {
  const all = questions ?? [];
  // A review from the library asks about each lesson of its week.
  const isMixed = kind === 'review' && all.some(({ why }) => why);
  return isMixed ? all : all.slice(0, questionsADay(styleOf(style)));
}

interface LessonParts {
  path: { learning_style: string };
  open: readonly OpenBankQuestion[];
  render: RenderLesson;
  renderRich: RenderRich;
}

/** The lesson, and whether its text could not be rendered this time. */
export async function toLesson(
  day: DayRow,
  { path, open, render, renderRich }: LessonParts,
): Promise<{ lesson: SprintLesson; isRaw: boolean }> {
  const text = textOf(day);
  const rendered = text === null ? NO_TEXT : await render(text, day.owner_id);
  const questions = text === null ? [] : recalledOn(day, path.learning_style);
  const lesson = {
    ...dayWith(day, text, rendered),
    outline: rendered.outline,
    key_terms: text === null ? [] : day.key_terms,
    sources: text === null ? [] : day.sources,
    questions: await drawQuestions(questions.map(withHtml), renderRich, day.owner_id),
    open_questions: text === null ? [] : open.map(openWithHtml),
    made_by: day.made_by,
    note: day.note,
    renewable_sections: renewableSections(day, rendered.outline),
    placeholder: waitsOf(day) ?? placeholders[day.state],
  };
  return { lesson, isRaw: rendered.isRaw === true };
}
