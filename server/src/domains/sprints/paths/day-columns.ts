import type { PlannedDay } from '../planning/planned.rules.ts';

/** A day of a plan as its row has it, before it is written. */

export const planColumns = (day: PlannedDay) => ({
  week: day.week,
  week_title: day.weekTitle,
  kind: day.kind,
  topics: JSON.stringify(day.topics),
  parts: JSON.stringify(day.parts),
});
export const textColumns = (day: PlannedDay, canWrite: boolean, note: string | null) => ({
  title: day.title,
  objective: day.objective,
  minutes: day.minutes,
  state: canWrite || day.parts.length > 0 ? ('planned' as const) : ('outline' as const),
  lesson: null,
  key_terms: '[]',
  sources: '[]',
  questions: null,
  open_questions: '[]',
  lesson_index: null,
  made_by: null,
  note,
  fill_tries: 0,
});
