import { settingsTexts } from '../texts.ts';

const MIN_LENGTH = 8;

export interface PasswordAnswers {
  current: string;
  next: string;
  again: string;
}

export interface PasswordFault {
  field: keyof PasswordAnswers;
  text: string;
}

/** The first thing that is wrong, in the order in which the form is filled in. */
export function findPasswordFault({ current, next, again }: PasswordAnswers): PasswordFault | null {
  const texts = settingsTexts.password;
  if (current === '') return { field: 'current', text: texts.required };
  if (next.length < MIN_LENGTH) return { field: 'next', text: texts.tooShort };
  if (again !== next) return { field: 'again', text: texts.mismatch };
  return null;
}
