import type { FieldFault, QuizSettings } from '@akada/contract';

/** What a quiz asks its takers for beside name and address. */

interface AboutTaker {
  student_number: string | null;
  student_group: string | null;
}

type Asked = Pick<QuizSettings, 'ask_number' | 'ask_group'>;

/** What is kept of what somebody typed: nothing that the owner did not ask for. */
export function aboutTaker(
  { ask_number, ask_group }: Asked,
  { student_number, student_group }: { student_number: string; student_group: string },
): AboutTaker {
  const kept = (ask: Asked['ask_number'], text: string) => (ask === 'no' || text === '' ? null : text);
  return { student_number: kept(ask_number, student_number), student_group: kept(ask_group, student_group) };
}

/**
 * The fields that are required and missing. Whoever began before the owner's last change was asked for something else,
 * and does not lose an attempt by it. `beganAt` is in whole seconds, null where nobody knows.
 */
export function missingFrom(
  { ask_number, ask_group }: Asked,
  { student_number, student_group }: AboutTaker,
  { changedAt, beganAt }: { changedAt: Date; beganAt: number | null },
): FieldFault[] {
  if (beganAt !== null && beganAt * 1000 < changedAt.getTime()) return [];
  const missing = (field: string, msg: string): FieldFault => ({ loc: ['body', field], msg, type: 'missing' });
  return [
    ...(ask_number === 'required' && student_number === null
      ? [missing('student_number', 'Please enter your matric number')]
      : []),
    ...(ask_group === 'required' && student_group === null
      ? [missing('student_group', 'Please enter your group or department')]
      : []),
  ];
}
