import type { DifficultyWish, QuestionForm } from '@akada/contract/client';

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

export const questionForms: readonly QuestionForm[] = [
  ...(['definition', 'term', 'true-of', 'cause', 'condition', 'quantity', 'sequence', 'pair', 'table'] as const),
];

export const countWishes = ({ difficulty, forms, documentIds }: QuizWishes): number =>
  (difficulty === 'mixed' ? 0 : 1) + (forms.length > 0 ? 1 : 0) + (documentIds.length > 0 ? 1 : 0);

/** In or out. */
export const toggle = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Only what was wished for goes over the line: a plan without wishes refuses them. */
export const wishesToSend = ({ difficulty, forms, documentIds }: QuizWishes) => ({
  ...(difficulty !== 'mixed' && { difficulty }),
  ...(forms.length > 0 && { question_forms: forms }),
  ...(documentIds.length > 0 && { document_ids: documentIds }),
});
