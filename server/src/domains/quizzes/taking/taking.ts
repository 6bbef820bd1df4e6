import { randomBytes } from 'node:crypto';
import { anonymousTaker, type PublicQuiz, type Quiz } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { daysBefore } from '../../../platform/days.rules.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import type { Caller } from '../../../platform/mount.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { storable } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { LinkPreviewer } from '../../sharing/link-preview.service.ts';
import type { Contents } from '../editing/contents.ts';
import { seedFor, withNumbers } from '../numbers/drawn.rules.ts';
import { richLinesOf, withRichTexts } from '../numbers/rich-texts.ts';
import { resultsKeptMonths, type StoredQuestion, statusOf } from '../quiz.rules.ts';
import * as repo from '../quizzes.repo.ts';
import { inUtc, toOwnerView } from '../views.ts';
import {
  type AttemptClaim,
  arrange,
  attemptDays,
  clockIn,
  readToken,
  toPublicQuestions,
  writeClaim,
} from './attempt.rules.ts';
import type { Openings } from './openings.ts';

export interface TakingDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  contents: Contents;
  openings: Openings;
  renderRich: RenderRich;
}

/** Who opens a quiz, by what they say and where they call from. */
interface Opener {
  email: string | undefined;
  caller: Caller;
}

export interface Taking {
  /** By the id in the link; its owner also by the quiz's own id. Undefined where there is none for this caller. */
  find(id: string, callerId: string | null): Promise<repo.OwnedQuizRow | undefined>;
  /** With the address of who begins: a timed quiz holds its questions back without it. */
  open(id: string, callerId: string | null, by: Opener): Promise<Quiz | PublicQuiz>;
  /** For the owner, who has it already. */
  viewOwn(quiz: repo.OwnedQuizRow): Promise<Quiz>;
  /** The claim of a real token; null for any other. */
  readAttempt(token: string): AttemptClaim | null;
  /** Whether an attempt goes by a clock of this address, or by none. */
  isByClockOf(email: string, claim: AttemptClaim): boolean;
  /** Whether a token is real and can still be handed in. */
  isUnderWay(token: string): boolean;
  /** The questions of an attempt, each with its own numbers where it draws them; those of the owner without one. */
  questionsFor(questions: readonly StoredQuestion[], claim: AttemptClaim | null): readonly StoredQuestion[];
  /** How long the clock of an address runs; nothing is opened by asking. */
  clock(id: string, email: string | undefined): Promise<AttemptClock>;
  preview: LinkPreviewer;
}

type AttemptClock = Pick<PublicQuiz, 'time_limit_minutes' | 'began_at' | 'server_time'>;

interface Beginning {
  began_at: Date;
  extra_minutes: number;
  /** The name of the clock that runs; empty where there is no limit. */
  clock: string;
}

const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The limit of somebody whom the owner gave more; there is none to add to where there is no limit. */
const withExtra = (limit: number | null, extra = 0): number | null => (limit === null ? null : limit + extra);

export function createTaking({ db, clock, secrets, contents, openings, renderRich }: TakingDeps): Taking {
  /** Tells the devices of one address apart; nobody can read from it where they are or what they run. */
  const traceOf = ({ address, userAgent }: Caller) => secrets.mac('quiz-device', `${address} ${userAgent}`).slice(0, 8);
  const sealOf = (signed: string) => secrets.mac('quiz-attempt', signed);

  /** From what every process knows of it, so that each gives it the same one. By a secret: it tells no address. */
  const clockOf = (linkId: string, email: string, beganAt: number) =>
    secrets.mac('quiz-clock', `${linkId} ${beganAt} ${storable(email)}`).slice(0, 16);

  /** Each opening is an attempt of its own, even by the same clock: who types a classmate's address must not get theirs. */
  function mintToken(
    quiz: repo.QuizRow,
    { isTaker, beganAt, clock = '' }: { isTaker: boolean; beganAt: Date; clock?: string },
  ): string {
    const signed = writeClaim({
      linkId: quiz.link_id,
      contentVersion: quiz.content_version,
      shufflesQuestions: isTaker && quiz.settings.shuffle_questions,
      shufflesOptions: isTaker && quiz.settings.shuffle_options,
      drawsNumbers: isTaker,
      beganAt: inSeconds(beganAt),
      nonce: `${clock}${randomBytes(12).toString('base64url')}`,
    });
    return `${signed}.${sealOf(signed)}`;
  }

  /** Everyone who opens a link while it is being read gets that reading. */
  const readings = new Map<string, Promise<repo.OwnedQuizRow | undefined>>();
  function findByLink(linkId: string): Promise<repo.OwnedQuizRow | undefined> {
    const underWay = readings.get(linkId);
    if (underWay) return underWay;
    const reading = repo.findByLink(db.queries, linkId).finally(() => readings.delete(linkId));
    readings.set(linkId, reading);
    return reading;
  }

  async function find(id: string, callerId: string | null): Promise<repo.OwnedQuizRow | undefined> {
    return (await findByLink(id)) ?? (callerId ? repo.findOwn(db.queries, callerId, id) : undefined);
  }

  async function questionsOf(quiz: repo.QuizRow) {
    const questions = await contents.find(quiz.id, quiz.content_version);
    // Deleted since the quiz was looked up, by its owner on another device or with the whole account.
    if (!questions) throw new AppError('not_found');
    return questions;
  }

  async function viewOwn(quiz: repo.OwnedQuizRow): Promise<Quiz> {
    const now = clock.now();
    const questions = await questionsOf(quiz);
    return toOwnerView({
      quiz,
      questions,
      lines: await richLinesOf(renderRich, questions, quiz.owner_id),
      attempts: await repo.countSubmissions(db.queries, quiz.id),
      attemptToken: statusOf(quiz, now) === 'open' ? mintToken(quiz, { isTaker: false, beganAt: now }) : null,
      now,
    });
  }

  /** By a secret: nobody can tell from a token which numbers it stands for. */
  function seedOf(nonce: string, questionId: string): number {
    const mac = Buffer.from(secrets.mac('quiz-numbers', `${nonce} ${questionId}`), 'base64url');
    return seedFor(mac.readUInt32BE(0));
  }

  const questionsFor: Taking['questionsFor'] = (questions, claim) =>
    claim?.drawsNumbers
      ? questions.map((question) => withNumbers(question, seedOf(claim.nonce, question.id)))
      : questions;

  function readAttempt(token: string): AttemptClaim | null {
    const read = readToken(token);
    return read && sameText(read.seal, sealOf(read.signed)) ? read.claim : null;
  }

  /** Since when the clock of this attempt runs, and with how much more than its limit; null where nobody has said who begins with a timed quiz. */
  async function begin(quiz: repo.QuizRow, { email, caller }: Opener, now: Date): Promise<Beginning | null> {
    const { attempts, time_limit_minutes } = quiz.settings;
    const isNamed = email !== undefined && email !== anonymousTaker.email;
    if (isNamed && attempts === 'one' && (await openings.hasHadOnce(quiz, email))) {
      throw new AppError('already_submitted');
    }
    if (time_limit_minutes === null) return { began_at: now, extra_minutes: 0, clock: '' };
    if (!isNamed) return null;
    const { began_at, extra_minutes } = await openings.open(quiz, storable(email), traceOf(caller));
    return { began_at, extra_minutes, clock: clockOf(quiz.link_id, email, inSeconds(began_at)) };
  }

  async function questionsToTake(quiz: repo.QuizRow, claim: AttemptClaim) {
    const questions = await questionsOf(quiz);
    const lines = await richLinesOf(renderRich, questions, quiz.owner_id);
    const shown = arrange(questionsFor(questions, claim), claim);
    return toPublicQuestions(shown).map((asked, index) => withRichTexts(asked, lines, shown[index]?.question));
  }

  async function viewPublic(quiz: repo.OwnedQuizRow, by: Opener): Promise<PublicQuiz> {
    const now = clock.now();
    const status = statusOf(quiz, now);
    if (status === 'closed' || status === 'taken_down') throw new AppError('quiz_not_available');
    const begun = status === 'open' ? await begin(quiz, by, now) : null;
    const token = begun && mintToken(quiz, { isTaker: true, beganAt: begun.began_at, clock: begun.clock });
    const claim = token ? readToken(token)?.claim : undefined;
    const settings = inUtc(quiz.settings);
    return {
      view: 'taker',
      quiz_id: quiz.link_id,
      title: quiz.title,
      lecturer_name: quiz.owner_name,
      lecturer_email: settings.show_lecturer_email ? quiz.owner_email : null,
      status,
      opens_at: settings.opens_at,
      closes_at: settings.closes_at,
      time_limit_minutes: withExtra(settings.time_limit_minutes, begun?.extra_minutes),
      began_at: begun?.began_at.toISOString() ?? null,
      attempts: settings.attempts,
      show_answers: settings.show_answers,
      ask_number: settings.ask_number,
      ask_group: settings.ask_group,
      layout: settings.layout,
      calculator: settings.calculator,
      question_count: quiz.question_count,
      quiz_content: { questions: claim ? await questionsToTake(quiz, claim) : [] },
      attempt_token: token,
      results_kept_months: resultsKeptMonths,
      server_time: now.toISOString(),
    };
  }

  return {
    find,
    viewOwn,
    readAttempt,
    isByClockOf: (email, claim) => [null, clockOf(claim.linkId, email, claim.beganAt)].includes(clockIn(claim)),
    isUnderWay: (token) => {
      const claim = readAttempt(token);
      return claim !== null && daysBefore(clock.now(), attemptDays).getTime() <= claim.beganAt * 1000;
    },
    questionsFor,
    async open(id, callerId, by) {
      const quiz = await find(id, callerId);
      if (!quiz) throw new AppError('quiz_not_available');
      return quiz.owner_id === callerId ? viewOwn(quiz) : viewPublic(quiz, by);
    },
    async clock(id, email) {
      const quiz = await findByLink(id);
      if (!quiz || quiz.taken_down_at) throw new AppError('quiz_not_available');
      const limit = quiz.settings.time_limit_minutes;
      const running = email && limit !== null ? await openings.findRunning(quiz, storable(email)) : undefined;
      return {
        time_limit_minutes: withExtra(limit, running?.extra_minutes),
        began_at: running?.began_at.toISOString() ?? null,
        server_time: clock.now().toISOString(),
      };
    },
    async preview(linkId) {
      const quiz = await findByLink(linkId);
      if (!quiz || quiz.closed_at || quiz.taken_down_at) return null;
      const count = quiz.question_count === 1 ? '1 question' : `${quiz.question_count} questions`;
      return { title: quiz.title, description: `A quiz with ${count} by ${quiz.owner_name}. No account needed.` };
    },
  };
}
