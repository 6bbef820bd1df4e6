import type { Judge } from '@akada/answers';
import type { PracticeQuestion } from '@akada/contract';

/** A question as it is kept with a quiz and with a review, and who made it. */
export type KeptQuestion = Omit<PracticeQuestion, 'id' | 'question_text'> & {
  maker?: string;
  /** Of a card: the one in the deck that the answer moves. */
  cardId?: string;
};

export const isCard = ({ form }: Pick<KeptQuestion, 'form'>): boolean => form === 'card';

/** Whether it is the right option, or what was typed has the value of the key. */
export const isRightAnswer = (
  { correct_answer, typed }: Pick<KeptQuestion, 'correct_answer' | 'typed'>,
  answer: string | null,
  judge: Judge,
): boolean => (typed && answer !== null ? judge(typed, answer).is === 'right' : answer === correct_answer);

/** Null for what could not be read: it costs nothing. Whoever looked at the answer first did not know it. */
export function isRightTyped(
  typed: NonNullable<KeptQuestion['typed']>,
  answer: string | undefined,
  judge: Judge,
): boolean | null {
  if (!answer) return false;
  const { is } = judge(typed, answer);
  return is === 'unread' ? null : is === 'right';
}

export type Answers = Readonly<Record<string, string>>;

export const keyOf = (index: number) => `q${index + 1}`;

/** By key, the questions that were called bad, each with the key of what took its place. */
export type BadKeys = Readonly<Record<string, string | null>>;

/**
 * Grades what was chosen; what is missing is wrong. A question that was called bad counts for nothing, and what took
 * its place only if it was answered: it may never have reached a phone without a network. Cards, which the learner marks
 * herself, are no part of a score, unless there is nothing else.
 */
export function gradeAll(
  questions: readonly Pick<KeptQuestion, 'correct_answer' | 'form' | 'typed'>[],
  answers: Answers,
  bad: BadKeys,
  judge: Judge,
) {
  const replacements = new Set(Object.values(bad));
  const all = questions.flatMap((question, index) => {
    const { correct_answer, form } = question;
    const id = keyOf(index);
    const selected_answer = answers[id] ?? null;
    if (Object.hasOwn(bad, id) || (replacements.has(id) && selected_answer === null)) return [];
    return { id, selected_answer, correct_answer, is_correct: isRightAnswer(question, selected_answer, judge), form };
  });
  const choices = all.filter((result) => !isCard(result));
  const scored = choices.length > 0 ? choices : all;
  const correct_answers = scored.filter(({ is_correct }) => is_correct).length;
  return {
    results: all.map(({ form: _, ...result }) => result),
    correct_answers,
    total_questions: scored.length,
    answered: scored.filter(({ selected_answer }) => selected_answer !== null).length,
    score: scored.length === 0 ? 0 : Math.round((100 * correct_answers) / scored.length),
    self_marked: choices.length === 0 && all.length > 0,
  };
}

/** The same question asked again, with its options in another order or a word in capitals, is the same question. */
export function questionKey(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 400);
}

/** How hard the teacher should ask; a middling wish leaves it the whole range. */
export function wishedDifficulty(asked: string): 'easy' | 'hard' | 'mixed' {
  if (asked === 'beginner' || asked === 'easy') return 'easy';
  return asked === 'advanced' || asked === 'hard' ? 'hard' : 'mixed';
}

const minutesPerQuestion = 2;
export const timeLimit = (questions: number) => questions * minutesPerQuestion;
