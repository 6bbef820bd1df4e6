import { isSaving } from '../../../lib/saver.ts';
import type { TakerQuiz } from './taker-quiz.ts';

/** The pictures of a quiz, for a phone whose network may go: none where data is saved, and each is loaded when it is asked for. */
export const picturesAhead = ({ questions }: Pick<TakerQuiz, 'questions'>): string[] =>
  isSaving() ? [] : questions.flatMap(({ picture }) => picture?.url ?? []);
