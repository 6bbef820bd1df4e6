import { anonymousTaker, type Body, type PublicQuestion, type SubmissionResult } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import { inBatches } from '../../../platform/batches.ts';
import type { Clock } from '../../../platform/clock.ts';
import { daySeconds } from '../../../platform/days.rules.ts';
import { newId } from '../../../platform/ids.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { RenderRich, RichLines } from '../../../platform/markdown/rich-lines.ts';
import type { Account, Caller } from '../../../platform/mount.ts';
import { storable } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { Contents } from '../editing/contents.ts';
import { withoutStruck } from '../editing/strike.rules.ts';
import { richLinesOf, withRichReasons } from '../numbers/rich-texts.ts';
import { closeOf, statusOf } from '../quiz.rules.ts';
import type { OwnedQuizRow } from '../quizzes.repo.ts';
import { passScore } from '../results/stats.rules.ts';
import {
  type AttemptClaim,
  arrange,
  attemptDays,
  grade,
  isLate,
  plainOrder,
  toGradedAnswers,
  toPublicQuestions,
  withKeysOf,
} from './attempt.rules.ts';
import { createHandingIn } from './handing-in.ts';
import type { OpeningRow } from './openings.repo.ts';
import type { Openings } from './openings.ts';
import type { Stamps } from './stamps.ts';
import * as repo from './submissions.repo.ts';
import { aboutTaker, missingFrom } from './taker.rules.ts';
import type { Taking } from './taking.ts';

type Submission = Body<'quizzes', 'submit'>;

interface HandingIn {
  account: Account | null;
  caller: Caller;
  /** What a full server gave when it turned the same hand-in away. */
  stamp?: string | undefined;
}

export interface Submissions {
  submit(body: Submission, by: HandingIn): Promise<SubmissionResult>;
  /** What an attempt that was handed in missed, as far as its taker was shown the answers. */
  missed(attemptToken: string, callerId: string): Promise<MissedQuestions>;
  logAttempt(note: Body<'quizzes', 'logAttempt'>, account: Account | null): Promise<{ success: true }>;
}

export interface MissedQuestions {
  quizId: string;
  title: string;
  questions: { id: string; question: string; options: string[]; right: string; explanation: string }[];
}

interface SubmissionsDeps {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  contents: Contents;
  taking: Taking;
  stamps: Stamps;
  openings: Openings;
  judging: Judging;
  renderRich: RenderRich;
}

/** Ruling G8 and the threat table: without a token there is nothing that tells a hall from a script. */
const withoutToken = { max: 30, seconds: 60 };

/** Several halls of students who begin and complete; more says nothing that the count does not say already. */
const mostLogsOfQuiz = 100_000;
const logsAtOnce = 100;

/** The limit of an address, and what its owner added to it: that moves the close for it too. */
const timeOf = ({ settings }: OwnedQuizRow, running: OpeningRow | undefined) => ({
  limitMinutes: settings.time_limit_minutes,
  extraMinutes: running?.extra_minutes ?? 0,
});

/** Whole seconds since the earliest of these moments. */
function secondsSince(moments: readonly (number | undefined)[], now: Date): number {
  const earliest = Math.min(...moments.filter((moment) => moment !== undefined));
  return Math.max(0, Math.floor((now.getTime() - earliest) / 1000));
}

/** For a card, which is words: a picture that nobody has described cannot be asked about on it. */
function inWords({ question, picture }: PublicQuestion): string | null {
  if (!picture) return question;
  return picture.alt ? `${question}\n(Picture: ${picture.alt})` : null;
}

/** The graded answers, with what holds formulas as HTML. */
function explain(lines: RichLines, ...graded: Parameters<typeof toGradedAnswers>) {
  const [shown] = graded;
  return toGradedAnswers(...graded).map((answer, index) => withRichReasons(answer, lines, shown[index]?.question));
}

export function createSubmissions(deps: SubmissionsDeps): Submissions {
  const { db, clock, limiter, contents, taking, stamps, openings, judging, renderRich } = deps;
  const handIn = createHandingIn(db);
  const log = inBatches(async (logs: readonly repo.NewLog[]) => {
    await repo.insertLogs(db.queries, logs, mostLogsOfQuiz);
    return logs;
  }, logsAtOnce);

  /** The attempt that a token stands for; refuses one that is forged, or of another quiz. */
  function claimOf(quiz: OwnedQuizRow, token: string): AttemptClaim {
    const claim = taking.readAttempt(token);
    if (claim?.linkId !== quiz.link_id) throw new AppError('invalid_attempt');
    return claim;
  }

  /** As its taker is shown it. By keys that were corrected since, much of it has to be judged again. */
  async function show(quiz: OwnedQuizRow, row: repo.SubmissionRow, claim: AttemptClaim | null, who: string) {
    const close = closeOf(quiz);
    const isOver = close !== null && clock.now() >= close;
    const { show_answers } = quiz.settings;
    const answers_shown =
      show_answers === 'at_once' || (show_answers === 'after_close' && isOver) ? 'now' : show_answers;
    const isShown = answers_shown === 'now';
    const questions = isShown ? await contents.find(quiz.id, row.content_version) : null;
    const today = isShown ? await contents.find(quiz.id, quiz.content_version) : null;
    const shown = questions && arrange(taking.questionsFor(questions, claim), claim ?? plainOrder);
    const counted = shown?.filter(({ question }) => !quiz.struck_ids.includes(question.id));
    const lines = await richLinesOf(renderRich, [...(questions ?? []), ...(today ?? [])], quiz.owner_id);
    const answers =
      counted && today
        ? await judging.run(who, (judge) =>
            explain(lines, counted, row.answers, taking.questionsFor(today, claim), judge),
          )
        : null;
    return {
      success: true,
      submission_id: row.id,
      score: row.score,
      correctAnswers: row.correct,
      totalQuestions: row.total,
      passed: row.score >= passScore,
      is_late: row.is_late,
      submitted_at: row.submitted_at.toISOString(),
      answers_shown,
      answers,
    } as const;
  }

  async function submit(body: Submission, { account, caller, stamp }: HandingIn): Promise<SubmissionResult> {
    const now = clock.now();
    const who = account?.id ?? caller.address;
    const quiz = await taking.find(body.quiz_id, account?.id ?? null);
    if (!quiz || quiz.taken_down_at) throw new AppError('quiz_not_available');
    const claim = body.attempt_token === undefined ? null : claimOf(quiz, body.attempt_token);
    if (!claim) {
      await limiter.count(`quiz without token ${caller.address}`, withoutToken);
      if (statusOf(quiz, now) !== 'open') throw new AppError('quiz_not_open');
    }
    const attempt = claim?.nonce ?? newId();
    const isTimed = quiz.settings.time_limit_minutes !== null;
    // A token of somebody else, or of nobody, does not stop the clock that runs for this address.
    const clockOfAddress = isTimed ? await openings.findRunning(quiz, body.student_email) : undefined;
    const beganAt = [claim ? claim.beganAt * 1000 : undefined, clockOfAddress?.began_at.getTime()];
    if (claim && secondsSince(beganAt, now) > attemptDays * daySeconds) {
      const [stored] = await repo.listByAttempts(db.queries, [{ quiz_id: quiz.id, attempt }]);
      if (stored) return show(quiz, stored, claim, who);
      throw new AppError('invalid_attempt');
    }

    const about = aboutTaker(quiz.settings, body);
    const faults = missingFrom(quiz.settings, about, { changedAt: quiz.updated_at, beganAt: claim?.beganAt ?? null });
    if (faults.length > 0) throw new AppError('validation_failed', { faults });
    const content_version = claim?.contentVersion ?? quiz.content_version;
    const questions = await contents.find(quiz.id, content_version);
    const today = await contents.find(quiz.id, quiz.content_version);
    if (!questions || !today) throw new AppError('invalid_attempt');
    const given = body.results.answers.map((answer) => ({
      ...answer,
      ...(answer.typed_answer !== undefined && { typed_answer: storable(answer.typed_answer) }),
    }));
    const shown = arrange(taking.questionsFor(questions, claim), claim ?? plainOrder);
    const asked = withKeysOf(shown, taking.questionsFor(today, claim));
    const answered = await judging.run(who, (judge) => grade(asked, given, judge));
    if (Array.isArray(answered)) throw new AppError('validation_failed', { faults: answered });
    // What a full server could not take then is not late now. An address has the stamp of its own clock alone: whoever
    // makes up others would have one for each.
    const handedInAt =
      (stamp &&
        claim &&
        taking.isByClockOf(body.student_email, claim) &&
        stamps.read(stamp, { token: body.attempt_token ?? '', claim, answers: body.results.answers }, now)) ||
      now;
    const seconds = claim && secondsSince(beganAt, handedInAt);
    const graded = withoutStruck(answered, quiz.struck_ids);
    const stored = await handIn({
      id: newId(),
      quiz_id: quiz.id,
      content_version,
      attempt,
      user_id: account?.id ?? null,
      student_name: storable(body.student_name),
      student_email: storable(body.student_email),
      student_number: about.student_number && storable(about.student_number),
      student_group: about.student_group && storable(about.student_group),
      score: graded.score,
      correct: graded.correct,
      total: graded.total,
      answers: graded.answers,
      claimed_score: body.results.score ?? null,
      seconds,
      is_late: isLate({ seconds, closesAt: closeOf(quiz), ...timeOf(quiz, clockOfAddress) }, handedInAt),
      is_unverified: claim === null,
      is_outside: false,
      submitted_at: handedInAt,
      reopened: (clockOfAddress?.opened ?? 1) - 1,
      is_once: quiz.settings.attempts === 'one' && body.student_email !== anonymousTaker.email,
    });
    return show(quiz, stored, claim, who);
  }

  return {
    submit,
    async missed(attemptToken, callerId) {
      const claim = taking.readAttempt(attemptToken);
      const quiz = claim && (await taking.find(claim.linkId, callerId));
      if (!claim || !quiz || quiz.taken_down_at) throw new AppError('quiz_not_available');
      const [row] = await repo.listByAttempts(db.queries, [{ quiz_id: quiz.id, attempt: claim.nonce }]);
      // Of somebody else who was signed in: whoever finds a phone does not take over what they did.
      if (!row || (row.user_id !== null && row.user_id !== callerId)) throw new AppError('invalid_attempt');
      const { answers } = await show(quiz, row, claim, callerId);
      const questions = await contents.find(quiz.id, row.content_version);
      if (!answers || !questions) throw new AppError('answers_not_shown');
      const asked = arrange(taking.questionsFor(questions, claim), claim);
      const shown = new Map(toPublicQuestions(asked).map((question) => [question.id, question]));
      return {
        quizId: quiz.id,
        title: quiz.title,
        questions: answers.flatMap(({ question_id: id, is_correct, correct_answer, typed, explanation }) => {
          const asked = shown.get(id);
          const right = typed?.key ?? asked?.options.find(({ label }) => label === correct_answer)?.text;
          const question = asked && inWords(asked);
          if (is_correct || !question || !right) return [];
          const options = asked.options.map(({ label, text }) => `${label}) ${text}`);
          return { id, question, options, right, explanation };
        }),
      };
    },
    async logAttempt(note, account) {
      const quiz = await taking.find(note.quiz_id, account?.id ?? null);
      if (!quiz || quiz.taken_down_at) throw new AppError('quiz_not_available');
      const now = clock.now();
      if (statusOf(quiz, now) !== 'open') throw new AppError('quiz_not_open');
      await log({
        id: newId(),
        quiz_id: quiz.id,
        student_name: storable(note.student_name),
        student_email: storable(note.student_email),
        status: note.status,
        logged_at: now,
        link_id: quiz.link_id,
        // A claim like the rest of the note: one that cannot be read costs nothing but its name.
        attempt: taking.readAttempt(note.attempt_token ?? '')?.nonce ?? null,
      });
      return { success: true };
    },
  };
}
