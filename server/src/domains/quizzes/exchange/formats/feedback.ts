import type { RawQuestion } from './draft.ts';
import { unsaid, type Words } from './html-words.ts';

/** What other programs say to who gives an answer: ours say it of a wrong option, and why the right one is right. */

type Said = Pick<RawQuestion, 'explanation' | 'mistakes' | 'notes'>;

const joined = (...texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('\n');
const unsaidIn = (feedback: readonly Words[]) =>
  feedback.flatMap((words) => unsaid(words, 'its feedback on an answer'));

/** With what is said of each option. */
export function withFeedback<S extends Said>(said: S, feedback: readonly Words[], correct: number): S {
  const mistakes = feedback.map(({ text }, position) => (position === correct ? '' : text));
  return {
    ...said,
    explanation: joined(said.explanation, feedback[correct]?.text ?? ''),
    ...(mistakes.some(Boolean) && { mistakes }),
    notes: [...(said.notes ?? []), ...unsaidIn(feedback)],
  };
}

/** With what a package says besides its explanation, which depends on the answer in ways of its own. */
export function withoutFeedback<S extends Said>(said: S, others: readonly Words[]): S {
  const isLost = others.some(({ text, pictures }) => text !== '' || pictures.length > 0);
  return isLost ? { ...said, notes: [...(said.notes ?? []), 'We left out its feedback on single answers'] } : said;
}

/** With what is said of answers that are typed, of which the wrong ones have no place. */
export function withTypedFeedback<S extends Said>(said: S, right: readonly Words[], wrong: readonly Words[]): S {
  const isLost = wrong.some(({ text }) => text !== '');
  return {
    ...said,
    explanation: joined(said.explanation, ...right.map(({ text }) => text)),
    notes: [
      ...(said.notes ?? []),
      ...unsaidIn(right),
      ...(isLost ? ['We left out its feedback on wrong answers, which a typed question has no place for'] : []),
    ],
  };
}
