import type { QueryClient } from '@tanstack/react-query';
import {
  beginQuiz,
  countDrafts,
  madeQuizQuery,
  makeQuiz,
  quizHistoryQuery,
  textQuery,
  waitForNewQuiz,
  waitForQuiz,
  wishesQuery,
} from '../api.ts';
import { addEntry, type DocumentInUse, type EntryContent, type Pending } from '../conversation.ts';
import { type Failure, quizFailure } from '../failures.ts';
import { addToHistory } from '../history.ts';
import { isAsynchronous } from '../modes.ts';
import { makeFallbackQuiz } from '../quiz/fallback-quiz.ts';
import { countWishes, type QuizWishes, stillAllowed } from '../quiz-wishes.ts';
import { documentsTexts } from '../texts.ts';
import type { Tools } from './toolkit.ts';

type PendingQuiz = Extract<Pending, { kind: 'quiz' }>;
const { errors } = documentsTexts;

/** The newest quiz before this one; unknown (null) where the list cannot be had. */
async function newestQuiz(queryClient: QueryClient): Promise<string | null> {
  const list = await queryClient.fetchQuery({ ...quizHistoryQuery, staleTime: 0 }).catch(() => []);
  return list[0]?.id ?? null;
}

/** What was wished for, as far as it is allowed. */
async function allowedWishes({ queryClient, latest }: Tools, documentId: string): Promise<QuizWishes | null> {
  const { wishes } = latest.current;
  const wanted = { ...wishes, documentIds: wishes.documentIds.filter((id) => id !== documentId) };
  if (countWishes(wanted) === 0) return null;
  return stillAllowed(wanted, await queryClient.fetchQuery(wishesQuery));
}

/** Up to ten questions come with the answer of the call; more are made in the background and asked for. */
export async function makeQuizFrom(toolkit: Tools, document: DocumentInUse): Promise<void> {
  const { change, latest, show, signal, queryClient } = toolkit;
  const { count } = latest.current;
  if (!document.tools.includes('quiz')) {
    change((now) => addEntry(now, { kind: 'failure', text: errors.notEnough, hint: errors.notEnoughHint }));
    return;
  }
  show({ kind: 'quiz', count, percent: null, doing: '', taskId: null });
  const newestBefore = await newestQuiz(queryClient);
  const pending: PendingQuiz = { kind: 'quiz', documentId: document.id, count, taskId: null, newestBefore };
  change((now) => ({ ...now, pending }));

  try {
    const order = { documentId: document.id, count, wishes: await allowedWishes(toolkit, document.id) };
    if (isAsynchronous(count)) {
      const taskId = await beginQuiz(order, signal);
      change((now) => ({ ...now, pending: { ...pending, taskId } }));
      await finish(toolkit, await follow(toolkit, { ...pending, taskId }), count);
      return;
    }
    const quiz = await makeQuiz(order, signal);
    const { quiz_id: id, title, link, quiz_content } = quiz;
    if (quiz_content.questions.length === 0) throw new Error(errors.noQuestions);
    queryClient.setQueryData(madeQuizQuery(id).queryKey, {
      id,
      title,
      link,
      questions: quiz_content.questions,
      asks: true,
      said: [quiz.reason, quiz.note].filter(Boolean).join(' '),
    });
    await finish(toolkit, id, count);
  } catch (error) {
    await fallBack(toolkit, document.id, error);
  }
}

/** Goes on with a quiz that was being made when the page was left. */
export async function resumeQuiz(toolkit: Tools, pending: PendingQuiz): Promise<void> {
  toolkit.show({ kind: 'quiz', count: pending.count, percent: null, doing: '', taskId: pending.taskId });
  try {
    await finish(toolkit, await follow(toolkit, pending), pending.count);
  } catch (error) {
    await fallBack(toolkit, pending.documentId, error);
  }
}

function follow({ signal, show }: Tools, { taskId, count, documentId, newestBefore }: PendingQuiz): Promise<string> {
  if (taskId === null) return waitForNewQuiz(documentId, newestBefore, signal);
  show({ kind: 'quiz', count, percent: null, doing: '', taskId });
  return waitForQuiz(taskId, signal, (percent, doing) => show({ kind: 'quiz', count, percent, doing, taskId }));
}

async function finish(toolkit: Tools, quizId: string, asked: number): Promise<void> {
  const { change, queryClient, signal, onMade } = toolkit;
  onMade();
  void queryClient.invalidateQueries({ queryKey: quizHistoryQuery.queryKey });
  const quiz = await queryClient.fetchQuery(madeQuizQuery(quizId)).catch(() => null);
  if (signal.aborted) return;
  const made = quiz?.questions.length ?? asked;
  const isFew = made < asked;
  const found = quiz?.said || (isFew ? documentsTexts.quiz.fewer(made, asked) : '');
  const note = [found, isFew ? documentsTexts.quiz.fewerNext : ''].filter(Boolean).join(' ') || null;
  change((now) => addEntry({ ...now, pending: null }, { kind: 'quiz', quizId, note, asked }));
  if (quiz) {
    const { title, link } = quiz;
    const drafts = countDrafts(quiz.questions);
    addToHistory('quiz', { id: quizId, title, link, timestamp: Date.now(), questionCount: made, drafts });
  }
}

/** Where the server could not make a quiz, a short one is made here from the document's sentences, and marked as such. */
async function fallBack({ change, queryClient, signal }: Tools, documentId: string, error: unknown): Promise<void> {
  const failure = quizFailure(error);
  if (signal.aborted || failure.next !== 'fallback') throw error;
  const content = await queryClient.fetchQuery(textQuery(documentId)).catch(() => null);
  if (content === null) throw error;
  change((now) => addEntry(now, insteadOf(failure, documentId, content)));
}

/** With so few words there is nothing to make a quiz of, and nothing has gone wrong. */
const THIN_BELOW_WORDS = 80;

/** What stands in place of a quiz that the server could not make. */
export function insteadOf(
  { text, hint, isCalm }: Pick<Failure, 'text' | 'hint' | 'isCalm'>,
  documentId: string,
  content: string,
): EntryContent {
  if (content.split(/\s+/).filter(Boolean).length < THIN_BELOW_WORDS)
    return { kind: 'failure', text: errors.thin, hint: null, isCalm: true };
  // Of what has no fair question, this device has none either.
  return !isCalm && makeFallbackQuiz(content).length > 0
    ? { kind: 'local-quiz', documentId, text: [text, hint].filter(Boolean).join(' ') }
    : {
        kind: 'failure',
        text,
        hint: hint ?? (isCalm ? null : errors.notEnoughHint),
        cardsOf: documentId,
        ...(isCalm && { isCalm }),
      };
}
