import { z } from 'zod';

/** What nobody sees: spaces without width, joiners, selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** How many characters somebody chose: what takes no room is none, and an emoji of two halves is one. */
export const lengthOf = (password: string): number => [...password.replace(UNSEEN, '')].length;

/** A password that is set, of so many characters at least. */
export function newPassword(least: number) {
  const tooShort = `Password must be at least ${least} characters long`;
  return z
    .string()
    .min(least, { error: tooShort, abort: true })
    .max(1024, 'Password must be at most 1024 characters long')
    .refine((password) => lengthOf(password) >= least, tooShort)
    .describe(`At least ${least} characters; every character counts, in any script.`);
}
