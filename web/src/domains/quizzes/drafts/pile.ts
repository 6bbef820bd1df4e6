import type { DraftDecision, QuizDrafts, QuizQuestion } from '@akada/contract/client';

/** A draft that was decided last, so that it can be undone. */
interface Decided {
  question: QuizQuestion;
  decision: 'keep' | 'drop' | 'another';
}

/** What is left to decide, as this device knows it: ahead of the server while there is no network. */
export interface LocalPile extends QuizDrafts {
  last: Decided | null;
}

/** The server counts the same of each decision; a second time changes nothing here either. */
export function decideHere(
  pile: LocalPile,
  { question_id, decision }: Pick<DraftDecision, 'question_id' | 'decision'>,
): LocalPile {
  const question = pile.drafts.find(({ id }) => id === question_id);
  const rest = pile.drafts.filter(({ id }) => id !== question_id);
  if (decision === 'undo') {
    const { last } = pile;
    if (last?.question.id !== question_id) return pile;
    const kept = pile.kept - (last.decision === 'keep' ? 1 : 0);
    return { ...pile, kept, drafts: [last.question, ...rest], last: null };
  }
  if (!question || (decision === 'drop' && !canDrop(pile))) return pile;
  const last = { question, decision };
  if (decision === 'another') return { ...pile, drafts: [...rest, question], last };
  return { ...pile, kept: pile.kept + (decision === 'keep' ? 1 : 0), drafts: rest, last };
}

/** What the server answered, with the draft that is shown still in front: a place that is filled anew has its own order. */
export function withAnswer(pile: LocalPile, answer: QuizDrafts): LocalPile {
  const shown = answer.drafts.find(({ id }) => id === pile.drafts[0]?.id);
  const drafts = shown ? [shown, ...answer.drafts.filter((draft) => draft !== shown)] : answer.drafts;
  return { ...answer, drafts, last: pile.last };
}

/** A quiz needs a question. */
export const canDrop = ({ kept, drafts }: QuizDrafts) => kept + drafts.length > 1;

/** The drafts that hold a place in the quiz now. */
export const draftsInQuiz = ({ wanted, kept, drafts }: QuizDrafts) =>
  Math.max(0, Math.min(wanted - kept, drafts.length));
