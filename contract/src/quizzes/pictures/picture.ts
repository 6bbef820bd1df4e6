import { z } from 'zod';

const PictureId = z.string().max(64).describe('Names the picture; from POST /quiz-pictures, or from an import.');

const Alt = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .describe('What the picture shows, for whoever cannot see it; may be empty.');

/** A picture as the owner of a question sends it. */
export const DraftPictureSchema = z.object({ id: PictureId, alt: Alt.default('') });

/** A picture as everyone sees it. */
export const QuestionPictureSchema = z.object({
  id: PictureId,
  alt: Alt,
  url: z.string().describe('Path of the picture on this origin, a WebP; it never changes.'),
  width: z.number().int().describe('In pixels.'),
  height: z.number().int().describe('In pixels.'),
});
export type QuestionPicture = z.output<typeof QuestionPictureSchema>;
