import type { HallResults, QuestionStats, QuizStats } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { RenderRich, RichLines } from '../../../platform/markdown/rich-lines.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as users from '../../identity/users/users.service.ts';
import type { Contents } from '../editing/contents.ts';
import type { Editing } from '../editing/edit.ts';
import { describeRegrade, regrade } from '../editing/regrade.rules.ts';
import { fileName } from '../exchange/formats/file-name.ts';
import { writeResultsCsv } from '../exchange/formats/results-csv.ts';
import { richLinesOf, withRichTexts } from '../numbers/rich-texts.ts';
import * as repo from '../taking/submissions.repo.ts';
import { toShareable } from '../views.ts';
import { describeResults } from './stats.rules.ts';

export interface Statistics {
  stats(ownerId: string, id: string): Promise<QuizStats>;
  /** Without anybody's name: it is shown to a hall. */
  hallResults(ownerId: string, id: string): Promise<HallResults>;
  resultsCsv(ownerId: string, id: string): Promise<{ name: string; type: string; content: string }>;
}

interface StatisticsDeps {
  db: Database;
  clock: Clock;
  contents: Contents;
  editing: Editing;
  judging: Judging;
  renderRich: RenderRich;
}

/** More rows than a page can show; the CSV has all. */
const maxTakers = 2000;

function toTaker(row: repo.SubmissionRow): QuizStats['takers'][number] {
  return {
    submission_id: row.id,
    student_name: row.student_name,
    student_email: row.student_email,
    student_number: row.student_number,
    student_group: row.student_group,
    score: row.score,
    correctAnswers: row.correct,
    totalQuestions: row.total,
    seconds: row.seconds,
    is_late: row.is_late,
    is_unverified: row.is_unverified,
    is_outside: row.is_outside,
    reopened: row.reopened,
    is_only_attempt: row.is_once,
    submitted_at: row.submitted_at.toISOString(),
  };
}

/** No word that a taker typed goes to the wall, the right one excepted. */
function forHall({ typed, ...question }: QuestionStats): HallResults['questions'][number] {
  if (!typed) return question;
  const right = typed.answers.find(({ is_correct }) => is_correct)?.count ?? 0;
  const wrong = question.answered - question.unanswered - typed.unread - right;
  return { ...question, typed: { key: typed.key, right, wrong, unread: typed.unread } };
}

export function createStatistics({ db, clock, contents, editing, judging, renderRich }: StatisticsDeps): Statistics {
  /** The figures; a question with formulas has its texts as HTML too. */
  function describe(lines: RichLines, ...[questions, submissions, judge]: Parameters<typeof describeResults>) {
    const described = describeResults(questions, submissions, judge);
    const rich = described.questions.map((one, index) => withRichTexts(one, lines, questions[index]));
    return { ...described, questions: rich };
  }

  async function read(ownerId: string, id: string) {
    const quiz = await editing.getOwn(ownerId, id);
    const questions = (await contents.find(id, quiz.content_version)) ?? [];
    const lines = await richLinesOf(renderRich, questions, ownerId);
    return { quiz, questions, lines, submissions: await repo.list(db.queries, id) };
  }

  return {
    async stats(ownerId, id) {
      const { quiz, questions, lines, submissions } = await read(ownerId, id);
      const judged = await judging.run(ownerId, (judge) => ({
        ...describe(lines, questions, submissions, judge),
        regrade: describeRegrade(regrade(questions, submissions, judge)),
      }));
      return {
        ...toShareable(quiz, clock.now()),
        ask_number: quiz.settings.ask_number,
        outside: submissions.filter(({ is_outside }) => is_outside).length,
        started: await repo.countStarted(db.queries, id),
        ...judged,
        takers: submissions.slice(0, maxTakers).map(toTaker),
      };
    },

    async hallResults(ownerId, id) {
      const { questions, lines, submissions } = await read(ownerId, id);
      const described = await judging.run(ownerId, (judge) => describe(lines, questions, submissions, judge));
      return { ...described, questions: described.questions.map(forHall) };
    },

    async resultsCsv(ownerId, id) {
      const { quiz, questions, submissions } = await read(ownerId, id);
      const { timezone } = await users.getPerson(db.queries, ownerId);
      return {
        name: `${fileName(quiz.title)} results.csv`,
        type: 'text/csv; charset=utf-8',
        content: writeResultsCsv(questions, submissions, timezone),
      };
    },
  };
}
