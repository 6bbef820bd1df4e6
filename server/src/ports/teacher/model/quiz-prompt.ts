import { z } from 'zod';
import type { QuizWishes } from '../port.ts';

const forms = ['definition', 'term', 'true-of', 'cause', 'condition', 'quantity', 'sequence', 'pair', 'table'] as const;

const DraftSchema = z.object({
  question: z.string(),
  answer: z.string(),
  distractors: z.array(z.string()),
  explanation: z.string(),
  form: z.enum(forms),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** The number of the sentence that it rests on. */
  sentence: z.number(),
});

export type Draft = z.output<typeof DraftSchema>;
export const DraftsSchema = z.object({ questions: z.array(DraftSchema) });

/** Asks for questions by what makes one good; the checks that follow are the same for everybody. */
export function quizPrompt(
  fenced: string,
  count: number,
  difficulty: NonNullable<QuizWishes['difficulty']>,
  asked: readonly string[],
): string {
  const level = difficulty === 'mixed' ? 'of mixed difficulty' : `that are ${difficulty}`;
  const known =
    asked.length > 0 ? `\nThese were asked already: ${JSON.stringify(asked)}. Ask about something else.` : '';
  return `${fenced}

Write up to ${count} multiple-choice questions ${level} about the text above. Fewer good ones are better than more.
- Ask about definitions, causes, contrasts, sequences, quantities and rules that matter, spread over the text.
- Each question stands by itself: no "this", "the above", "the text", "figure 3"; it ends with a question mark.
- "answer" is the one right option; "distractors" are exactly three wrong ones of the same kind, form and length, plausible and clearly false. Never "all of the above".
- Neither the grammar nor the length of an option gives the answer away, and the question does not contain it.
- "sentence" is the number of the sentence that states the answer; "explanation" says in one sentence why, from that sentence.
- "form" is what it asks for: ${forms.join(', ')}.${known}`;
}
