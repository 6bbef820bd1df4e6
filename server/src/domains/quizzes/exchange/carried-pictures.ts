import { AppError } from '../../../platform/app-error.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import type { StoredQuestion } from '../quiz.rules.ts';
import type { Fault, Imported, WritableQuestion } from './formats/draft.ts';

/** Pictures on their way into files of other programs, and out of them. */

/** The questions with the bytes of their pictures, in a form that every program knows. */
export async function withPictures(
  ownerId: string,
  questions: readonly StoredQuestion[],
  pictures: QuizPictures,
): Promise<WritableQuestion[]> {
  const written: WritableQuestion[] = [];
  for (const { picture, ...words } of questions) {
    const bytes = picture && (await pictures.asJpeg(picture.id, ownerId));
    const name = `picture-${written.length + 1}.jpg`;
    written.push({ ...words, ...(picture && bytes && { picture: { ...picture, name, bytes } }) });
  }
  return written;
}

export const withoutPictures = (questions: readonly StoredQuestion[]): WritableQuestion[] =>
  questions.map(({ picture: _, ...words }) => words);

const notUsable = 'We can’t use its picture';

/** Keeps the pictures of questions that were read. A question whose picture is none is told and not taken. */
export async function keepPictures(
  ownerId: string,
  { questions, pictures: found = [], faults, ...rest }: Imported,
  pictures: QuizPictures,
): Promise<Omit<Imported, 'pictures'>> {
  const unusable = new Map<number, Fault>();
  const taken = [...questions];
  for (const { of, place, bytes, alt } of found) {
    const question = taken[of];
    try {
      const { id } = await pictures.add(ownerId, Buffer.from(bytes));
      if (question) taken[of] = { ...question, picture: { id, alt } };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'image_not_usable') throw error;
      unusable.set(of, { ...place, message: notUsable });
    }
  }
  return { ...rest, questions: taken.filter((_, at) => !unusable.has(at)), faults: [...faults, ...unusable.values()] };
}
