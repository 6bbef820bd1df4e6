import type { AllowedWishes, DifficultyWish, QuestionForm } from '@akada/contract/client';

/** What can be wanted of a quiz beyond its length; part of Pro. */
export interface QuizWishes {
  difficulty: DifficultyWish;
  /** Only these; none chosen means all. */
  forms: QuestionForm[];
  /** Further documents. */
  documentIds: string[];
}

export const noWishes: QuizWishes = { difficulty: 'mixed', forms: [], documentIds: [] };

export const difficulties: readonly DifficultyWish[] = ['mixed', 'easy', 'medium', 'hard'];

export const countWishes = ({ difficulty, forms, documentIds }: QuizWishes): number =>
  (difficulty === 'mixed' ? 0 : 1) + (forms.length > 0 ? 1 : 0) + (documentIds.length > 0 ? 1 : 0);

/** In or out. */
export const toggle = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** What of it is taken still: the plan may have ended since, or the teacher changed. */
export const stillAllowed = (wishes: QuizWishes, { is_allowed, question_forms }: AllowedWishes): QuizWishes =>
  is_allowed ? { ...wishes, forms: wishes.forms.filter((form) => question_forms.includes(form)) } : noWishes;

/** Only what was wished for goes over the line: a plan without wishes refuses them. */
export const wishesToSend = ({ difficulty, forms, documentIds }: QuizWishes) => ({
  ...(difficulty !== 'mixed' && { difficulty }),
  ...(forms.length > 0 && { question_forms: forms }),
  ...(documentIds.length > 0 && { document_ids: documentIds }),
});
