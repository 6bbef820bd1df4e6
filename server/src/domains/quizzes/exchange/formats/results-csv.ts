import { byteOrderMark, csvLine, harmless } from '../../../../platform/csv-line.ts';
import { letterOf, type StoredQuestion } from '../../quiz.rules.ts';
import type { StoredAnswer } from '../../taking/attempt.rules.ts';
import { localMoments } from './local-moment.ts';

interface Result {
  student_name: string;
  student_email: string;
  student_number: string | null;
  student_group: string | null;
  score: number;
  correct: number;
  total: number;
  seconds: number | null;
  is_late: boolean;
  is_unverified: boolean;
  is_outside: boolean;
  reopened: number;
  submitted_at: Date;
  answers: readonly StoredAnswer[];
}

const yes = (value: boolean) => (value ? 'yes' : '');

/** Every result with the letter chosen for each question, or what was typed, in the owner's order. No cell can be taken for a formula. */
export function writeResultsCsv(
  questions: readonly StoredQuestion[],
  results: readonly Result[],
  timezone: string,
): string {
  const moments = localMoments(timezone);
  const about = ['Name', 'Email', 'Number', 'Group', 'Score', 'Correct', 'Questions', 'Seconds'];
  const header = [...about, 'Late', 'Unverified', 'Outside', 'Reopened', moments.column('Submitted')];
  const lines = results.map((result) => {
    const byQuestion = new Map(result.answers.map((answer) => [answer.question, answer]));
    const choices = questions.map(({ id }) => {
      const { selected = null, typed = '' } = byQuestion.get(id) ?? {};
      return selected === null ? harmless(typed) : letterOf(selected);
    });
    return csvLine([
      harmless(result.student_name),
      harmless(result.student_email),
      harmless(result.student_number ?? ''),
      harmless(result.student_group ?? ''),
      result.score,
      result.correct,
      result.total,
      result.seconds ?? '',
      yes(result.is_late),
      yes(result.is_unverified),
      yes(result.is_outside),
      result.reopened,
      moments.write(result.submitted_at),
      ...choices,
    ]);
  });
  const named = [...header, ...questions.map((_, index) => `Question ${index + 1}`)];
  return `${byteOrderMark}${[csvLine(named), ...lines].join('\r\n')}\r\n`;
}
