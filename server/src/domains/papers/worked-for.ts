import type { PaperQuestion, QuestionHelp } from '@akada/contract';
import { bankLine } from '../../platform/markdown/rich-question.ts';
import type { BankQuestion, CourseNotes } from '../../ports/courses/port.ts';
import { fingerprintOf } from '../../ports/teacher/port.ts';

/** Explanations of our own banks, for past questions that are one of ours word for word. */

/** Banks do not change while the server runs. */
const known = new WeakMap<CourseNotes, Map<string, BankQuestion>>();

function banksOf(notes: CourseNotes): Map<string, BankQuestion> {
  const before = known.get(notes);
  if (before) return before;
  const questions = [...notes.lessons.map(({ bank }) => bank), notes.exam].flatMap((bank) => bank?.choice ?? []);
  const byPrint = new Map(questions.map((one) => [fingerprintOf({ text: one.stem, options: one.options }), one]));
  known.set(notes, byPrint);
  return byPrint;
}

const printOf = (text: string) => fingerprintOf({ text, options: [] });

/** Null unless words, figures and options are those of a question of ours, and one of its options is the one we call right. */
export function workedFor(
  { stem, text, options }: Pick<PaperQuestion, 'stem' | 'text' | 'options'>,
  notes: CourseNotes | null,
): QuestionHelp['worked'] {
  if (!notes || options.length === 0) return null;
  const right = banksOf(notes)
    .get(fingerprintOf({ stem, text, options }))
    ?.options.find((option) => option.right);
  if (!right) return null;
  const [option, another] = options.filter((one) => printOf(one.text) === printOf(right.text));
  return option && !another ? { option_id: option.id, html: bankLine(right.why) } : null;
}
