import { DraftQuestions, QuizSettingsSchema, QuizTitle } from '@akada/contract';
import { z } from 'zod';
import { provenDraws } from '../numbers/drawn.rules.ts';
import { CarriedPicturesSchema } from './carried-pictures.ts';

/** What a laptop signs. It is the owner's own word, and read like anything that somebody sends. */

const mostAttempts = 5000;
const mostVersions = 100;
const Id = z.string().min(1).max(64);
const Version = z.int().min(1).max(1_000_000);

const AnswerSchema = z.object({
  question: Id,
  selected: z.int().min(0).max(3).nullable(),
  typed: z.string().max(2000).optional(),
  seed: z.int().min(1).max(provenDraws).optional(),
});

const AttemptSchema = z.object({
  attempt: z.string().regex(/^[\w-]{8,64}$/),
  content_version: Version,
  student_name: z.string().max(200),
  student_email: z.string().max(254),
  student_number: z.string().max(80).nullable(),
  student_group: z.string().max(160).nullable(),
  score: z.int().min(0).max(100),
  seconds: z.int().min(0).max(31_000_000).nullable(),
  is_late: z.boolean(),
  is_unverified: z.boolean(),
  is_outside: z.boolean().default(false),
  is_once: z.boolean(),
  reopened: z.int().min(0).max(100_000),
  submitted_at: z.iso.datetime(),
  answers: z.array(AnswerSchema).max(200),
});

const mostStudents = 2000;
const ClassListSchema = z.object({
  imported_at: z.iso.datetime(),
  students: z
    .array(z.object({ number: z.string().max(40), name: z.string().max(120), group: z.string().max(80) }))
    .min(1)
    .max(mostStudents),
});

const CarriedSchema = z.object({
  quiz: z.object({
    id: Id,
    title: QuizTitle,
    settings: QuizSettingsSchema,
    content_version: Version,
    struck: z.array(Id).max(200),
    versions: z
      .array(z.object({ version: Version, questions: DraftQuestions }))
      .min(1)
      .max(mostVersions),
  }),
  attempts: z.array(AttemptSchema).max(mostAttempts),
  class_list: ClassListSchema.optional(),
  pictures: CarriedPicturesSchema.optional(),
});
export type CarriedFile = z.output<typeof CarriedSchema>;

/** Null where it is no file of this kind. */
export function readCarried(text: string): CarriedFile | null {
  try {
    return CarriedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
