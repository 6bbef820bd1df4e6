import { createHash } from 'node:crypto';
import type { Judge } from '@akada/answers';
import {
  anonymousTaker,
  type BroughtCode,
  kindOfCode,
  type OpenedQuizCode,
  readQuizCode,
  StudentGroup,
  StudentNumber,
  TakerName,
} from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import { storable } from '../../../platform/storable.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Editing } from '../editing/edit.ts';
import { withoutStruck } from '../editing/strike.rules.ts';
import { letterOf, type StoredQuestion } from '../quiz.rules.ts';
import * as quizzes from '../quizzes.repo.ts';
import { arrange, grade, plainOrder, withKeysOf } from '../taking/attempt.rules.ts';
import * as submissions from '../taking/submissions.repo.ts';
import { aboutTaker } from '../taking/taker.rules.ts';
import { findCodes } from './find-codes.ts';
import { getPractice } from './make-file.ts';
import { isOfList, isOfQuiz, typedIn, versionFromCode } from './practice-quiz.ts';

export interface BringCodes {
  /** Marks the attempts in a text of codes, each once. */
  bring(ownerId: string, id: string, text: string): Promise<{ codes: BroughtCode[] }>;
}

interface BringCodesDeps {
  db: Database;
  clock: Clock;
  editing: Editing;
  judging: Judging;
}

const mostCodes = 200;
/** Enough to find a code again in a chat. */
const shownSigns = 10;

type Read =
  | { is: 'mistyped' | 'foreign' | 'outdated'; name?: string }
  | { row: submissions.SubmissionRow; isOlder: boolean };

/** Names the attempt: the same code is the same attempt, whoever brings it and how often. */
const attemptOf = (code: string) => `file-${createHash('sha256').update(code).digest('base64url').slice(0, 22)}`;

/** What somebody said of themselves, by the rules of the quiz's own page; null where no page would have taken it. */
function takerOf({ name, number, group }: OpenedQuizCode) {
  const [student_name, student_number, student_group] = [
    TakerName.safeParse(name).data,
    StudentNumber.safeParse(number).data,
    StudentGroup.safeParse(group).data,
  ];
  if (student_name === undefined || student_number === undefined || student_group === undefined) return null;
  return { student_name: student_name || anonymousTaker.name, student_number, student_group };
}

export function createBringCodes({ db, clock, editing, judging }: BringCodesDeps): BringCodes {
  function createReader(trx: Queries, quiz: quizzes.QuizRow, judge: Judge) {
    const lists = new Map<number, Promise<StoredQuestion[] | undefined>>();
    const questionsOf = (version: number) => {
      const known = lists.get(version) ?? quizzes.findQuestions(trx, quiz.id, version);
      lists.set(version, known);
      return known;
    };

    function mark(opened: OpenedQuizCode, questions: readonly StoredQuestion[], today: readonly StoredQuestion[]) {
      const answers = opened.answersTo(typedIn(questions));
      if (!answers) return null;
      const given = questions.flatMap(({ id }, at) => {
        const answer = answers[at];
        if (!answer) return [];
        return typeof answer === 'string'
          ? { question_id: id, typed_answer: storable(answer) }
          : { question_id: id, selected_answer: letterOf(answer - 1) };
      });
      const graded = grade(withKeysOf(arrange(questions, plainOrder), today), given, judge);
      return Array.isArray(graded) ? null : withoutStruck(graded, quiz.struck_ids);
    }

    return async function read(code: string): Promise<Read> {
      const opened = readQuizCode(code);
      if (!opened) return { is: kindOfCode(code) ? 'foreign' : 'mistyped' };
      if (!isOfQuiz(opened.ref, quiz.id)) return { is: 'foreign' };
      const taker = takerOf(opened);
      const version = versionFromCode(opened.version, quiz.content_version);
      const questions = version === null ? undefined : await questionsOf(version);
      const today = await questionsOf(quiz.content_version);
      if (!taker) return { is: 'mistyped' };
      const { student_name, ...asked } = taker;
      if (version === null || !questions || !today) return { is: 'outdated', name: student_name };
      if (!isOfList(opened.ref, quiz.id, questions)) return { is: 'outdated', name: student_name };
      const marked = mark(opened, questions, today);
      if (!marked) return { is: 'mistyped' };
      const about = aboutTaker(quiz.settings, asked);
      const row = {
        id: newId(),
        quiz_id: quiz.id,
        content_version: version,
        attempt: attemptOf(code),
        user_id: null,
        student_name: storable(student_name),
        student_email: anonymousTaker.email,
        student_number: about.student_number && storable(about.student_number),
        student_group: about.student_group && storable(about.student_group),
        ...marked,
        claimed_score: null,
        seconds: null,
        // Nobody knows when it was sat.
        is_late: false,
        is_unverified: false,
        is_outside: true,
        is_once: false,
        reopened: 0,
        submitted_at: clock.now(),
      };
      return { row, isOlder: version !== quiz.content_version };
    };
  }

  function told(code: string, read: Read, fresh: ReadonlySet<string>): BroughtCode {
    const shown = code.slice(0, shownSigns);
    if ('is' in read) return { code: shown, is: read.is, name: read.name ?? null, correct: null, total: null };
    const { row, isOlder } = read;
    if (!fresh.has(row.id)) return { code: shown, is: 'known', name: row.student_name, correct: null, total: null };
    const is = isOlder ? 'older' : 'counted';
    return { code: shown, is, name: row.student_name, correct: row.correct, total: row.total };
  }

  return {
    async bring(ownerId, id, text) {
      await getPractice(editing, ownerId, id);
      const codes = findCodes(text);
      if (codes.length === 0) throw new AppError('quiz_codes_missing');
      if (codes.length > mostCodes) throw new AppError('quiz_codes_too_many');
      return judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        // Nobody strikes a question or changes the keys meanwhile.
        const quiz = await quizzes.lockOwn(trx, ownerId, id);
        if (!quiz) throw new AppError('not_found');
        const read = createReader(trx, quiz, judge);
        const all: { code: string; read: Read }[] = [];
        for (const code of codes) all.push({ code, read: await read(code) });
        const rows = all.flatMap((one) => ('row' in one.read ? one.read.row : []));
        const fresh = await submissions.insertAll(trx, rows);
        return { codes: all.map((one) => told(one.code, one.read, fresh)) };
      });
    },
  };
}
