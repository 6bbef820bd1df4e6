import { ApiError, type AssessmentResult } from '@akada/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { client } from '../../../lib/client.ts';
import { GOOD_SCORE } from '../../../lib/good-score.ts';
import { sendMessage } from '../../../lib/messages.ts';
import { listWaiting, sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { findUnderWay, openSitting } from '../../../lib/sittings/open-sitting.ts';
import { planOfDay } from '../../../lib/sittings/plan-of-day.ts';
import { toast } from '../../../ui/toast.ts';
import { fetchTypedQuestion } from '../../../ui/typed-answer/lazy-typed-question.ts';
import { badQuestion, quizAnswers } from './outgoing.ts';
import {
  formatTimeLeft,
  hasTyped,
  isBehind,
  isQuiz,
  isRun,
  judgedBy,
  localScore,
  practiceOf,
  type QuizRun,
  type QuizScore,
  startRun,
  withoutBad,
} from './quiz-run.ts';
import { storedSprintQuiz } from './stored.ts';
import { sprintQuizTexts } from './texts.ts';

const texts = sprintQuizTexts;

export interface QuizPlace {
  sprintId: string;
  week: number;
  dayRange: string;
}

export type QuizState =
  | { kind: 'loading' }
  | { kind: 'none'; reason: string; canRetry: boolean }
  | { kind: 'running'; run: QuizRun }
  | { kind: 'finished'; run: QuizRun; score: QuizScore };

/** The quiz of a day: made, answered question by question, and handed in once. */
export function useSprintQuiz({ sprintId, week, dayRange }: QuizPlace) {
  const [state, setState] = useState<QuizState>({ kind: 'loading' });
  // Back from a place that was read again, or a reload: the result is still there. Whoever opens a quiz wants a new one.
  const isReturn = useRef(useNavigationType() === 'POP');
  const navigate = useNavigate();

  const keep = useCallback((run: QuizRun) => {
    storedSprintQuiz.sprintQuiz.set(run);
    setState({ kind: 'running', run });
  }, []);

  const finish = useCallback(async (answered: QuizRun) => {
    const run = await judged(answered);
    const show = (score: QuizScore) => {
      storedSprintQuiz.sprintQuiz.set({ ...run, score });
      setState({ kind: 'finished', run, score });
    };
    const local = { ...localScore(run), isWaiting: false };
    show(local);
    if (run.isPractice) return;
    const answered_at = new Date(Math.min(Date.now(), run.endsAt ?? Date.now())).toISOString();
    const body = { assessment_id: run.assessment.id, answers: run.answers, hinted: run.hinted, answered_at };
    const saved = await sendSoon(quizAnswers, { body });
    const isWaiting = saved === null && isKept(run.assessment.id);
    // Without a network nothing failed. Otherwise the score that was counted here still stands.
    if (saved === null && !(isWaiting && !navigator.onLine)) toast.error(texts.submitFailed);
    const score = { ...local, ...(saved && toScore(saved)), isWaiting };
    show(score);
    notify(score.score);
    tell(run.assessment.metadata.sprint_id, saved, saved?.score ?? local.score);
  }, []);

  /** Out of the score and the reviews; another is asked in its place, where there is one. */
  const callBad = useCallback(
    async (run: QuizRun, questionId: string) => {
      const { id } = run.assessment;
      const saved = await sendSoon(badQuestion, { params: { id }, body: { question_id: questionId } });
      // The time may have run out meanwhile: then it is handed in already.
      const now = storedSprintQuiz.sprintQuiz.get();
      if (!isRun(now) || now.assessment.id !== id) return;
      const next = withoutBad(run, questionId, saved?.replacement ?? null);
      toast.info(saved?.replacement ? texts.bad.replaced : texts.bad.leftOut);
      if (next.index < next.assessment.questions.length) return keep(next);
      if (next.assessment.questions.length > 0) return finish(next);
      storedSprintQuiz.sprintQuiz.remove();
      setState({ kind: 'none', reason: texts.bad.noneLeft, canRetry: false });
    },
    [keep, finish],
  );

  const load = useCallback(async () => {
    const kept = storedSprintQuiz.sprintQuiz.get();
    if (isRun(kept) && isOf(kept, sprintId, dayRange)) {
      if (isBehind(kept) && !isReturn.current) storedSprintQuiz.sprintQuiz.remove();
      else if (kept.score) return setState({ kind: 'finished', run: kept, score: kept.score });
      else if (!isOver(kept)) return keep(kept);
      // The time ran out while nobody looked: what was answered counts.
      else if (Object.keys(kept.answers).length > 0) {
        toast.info(texts.timeUp);
        return finish(kept);
      }
    }
    const missing = !sprintId ? texts.missingSprint : !week || !dayRange ? texts.missingDay : null;
    if (missing) return setState({ kind: 'none', reason: missing, canRetry: false });
    setState({ kind: 'loading' });
    // An examination that was begun on this device goes on in its room.
    const room = await findUnderWay({ kind: 'day', id: `${sprintId}:${dayRange}` });
    if (room) return navigate(room, { replace: true });
    try {
      const assessment = await client.practice.make({
        params: { sprintId },
        query: { week_number: week, day_range: dayRange, num_questions: 5, difficulty: 'intermediate' },
      });
      if (!isQuiz(assessment)) return setState({ kind: 'none', reason: texts.none.noQuestions, canRetry: false });
      if (assessment.kind === 'exam') return navigate(await openSitting(planOfDay(assessment)), { replace: true });
      const run = startRun(assessment, Date.now());
      if (hasTyped(run)) fetchTypedQuestion();
      keep(run);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'no_questions') return setState({ kind: 'none', reason: texts.none.noQuestions, canRetry: false });
      if (code === 'lesson_not_ready') return setState({ kind: 'none', reason: texts.none.notReady, canRetry: true });
      toast.error(texts.failed, { id: 'sprint-quiz' });
      setState({ kind: 'none', reason: texts.failed, canRetry: true });
    }
  }, [sprintId, week, dayRange, keep, finish, navigate]);

  useEffect(() => void load(), [load]);

  const practise = useCallback((run: QuizRun) => keep(practiceOf(run)), [keep]);
  return { state, keep, finish, practise, callBad, retry: load };
}

/** The day whose quiz is under way in this tab, or whose result was just looked at. */
export function quizUnderWay(): QuizPlace | null {
  const kept = storedSprintQuiz.sprintQuiz.get();
  if (!isRun(kept)) return null;
  const { sprint_id, week_number, day_range } = kept.assessment.metadata;
  return { sprintId: sprint_id, week: week_number, dayRange: day_range };
}

/** A result or a practice that was left is not taken up again; a quiz that was not finished goes on. */
export function leaveQuiz(): void {
  const kept = storedSprintQuiz.sprintQuiz.get();
  if (!isRun(kept)) return;
  if (isBehind(kept)) {
    storedSprintQuiz.sprintQuiz.remove();
    return;
  }
  const seconds = kept.endsAt === null ? null : Math.max(0, Math.ceil((kept.endsAt - Date.now()) / 1000));
  toast.info(seconds === null ? texts.leftUntimed : texts.left(formatTimeLeft(seconds)));
}

/** Where what judges cannot be loaded, what was not checked counts as wrong here; the server judges it again. */
const judged = async (run: QuizRun): Promise<QuizRun> =>
  hasTyped(run)
    ? import('@akada/answers').then(
        ({ judge }) => judgedBy(judge, run),
        () => run,
      )
    : run;

/** Whether the answers wait for a connection; what the server has refused does not. */
const isKept = (id: string) => listWaiting(quizAnswers).some(({ body }) => body.assessment_id === id);

function notify(score: number): void {
  if (score >= GOOD_SCORE) toast.success(texts.result.passed(score));
  else toast.info(texts.result.notYet(score));
}

/** The server's count stands above the browser's. */
function toScore({ score, correct_answers, total_questions }: AssessmentResult) {
  return { score, right: correct_answers, all: total_questions };
}

function tell(sprintId: string, saved: AssessmentResult | null, score: number): void {
  for (const { name } of saved?.achievements ?? []) {
    toast.success(texts.result.achievement(name));
    sendMessage({ type: 'ACHIEVEMENT_UNLOCKED', name });
  }
  sendMessage({ type: 'QUIZ_COMPLETED', sprintId, score });
}

function isOf({ assessment }: QuizRun, sprintId: string, dayRange: string): boolean {
  const { sprint_id, day_range } = assessment.metadata;
  return sprint_id === sprintId && day_range === dayRange;
}

const isOver = ({ endsAt }: QuizRun) => endsAt !== null && endsAt <= Date.now();
