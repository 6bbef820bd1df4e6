import { z } from 'zod';
import { Email } from '../../identity/auth/schemas.ts';

export const QuizParams = z.object({ id: z.string().max(64).describe('The quiz’s id.') });
export const LinkParams = z.object({ id: z.string().max(64).describe('The id in the link.') });

/** A header holds no letters beyond Latin: addresses are sent percent-encoded. What is not, is left to the next check. */
function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const StudentHeaders = z.object({
  'student-email': z
    .string()
    .max(900)
    .transform(decodeHeader)
    .pipe(Email)
    .optional()
    .describe(
      'Who begins, percent-encoded. A timed quiz shows its questions only with it, and its clock runs from the first time; a quiz of one attempt says 409 where that was had.',
    ),
});
