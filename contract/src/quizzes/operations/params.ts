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

/** A page that lost its way with one of them hands in all the same. */
const optionally = (most: number) => z.string().max(most).optional().catch(undefined);

const AttemptToken = optionally(400).describe(
  'The attempt_token of whoever takes the quiz: a server that is full lets them in before others.',
);

export const HandInHeaders = z.object({
  'attempt-token': AttemptToken,
  'answers-digest': optionally(64).describe(
    'SHA-256 of the answers, in base64url: with it a refusal by a full server holds a `stamp`. The text that is hashed is the JSON list of [question_id, selected_answer or "", typed_answer or ""].',
  ),
  'refusal-stamp': optionally(100).describe(
    'The `stamp` of an earlier 503: the same answers of the same attempt count as handed in then.',
  ),
});

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

export const TakerHeaders = StudentHeaders.extend({ 'attempt-token': AttemptToken });
