import { createHash } from 'node:crypto';
import type { Judge } from '@akada/answers';
import type { Body, BroughtResults } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import { storable } from '../../../platform/storable.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { faultsInKeys } from '../editing/keys.rules.ts';
import type { Templates } from '../numbers/templates.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import type { FindPicture } from '../pictures/question-picture.rules.ts';
import { applyDraft, type StoredQuestion } from '../quiz.rules.ts';
import * as quizzes from '../quizzes.repo.ts';
import { withKeysOf } from '../taking/attempt.rules.ts';
import * as submissions from '../taking/submissions.repo.ts';
import { markCarried, submittedAt } from './carried.rules.ts';
import { readCarriedClass, takeClass } from './carried-class.ts';
import { type CarriedFile, readCarried } from './carried-file.ts';
import { takePictures } from './carried-pictures.ts';
import * as repo from './classroom.repo.ts';
import { isSignedBy } from './laptop-key.ts';

export interface Bringing {
  /** Takes in what a paired laptop signed, each result once. */
  bring(ownerId: string, file: Body<'classroom', 'bring'>): Promise<BroughtResults>;
}

interface BringingDeps {
  db: Database;
  clock: Clock;
  templates: Templates;
  pictures: QuizPictures;
  judging: Judging;
}

type Drafts = CarriedFile['quiz']['versions'][number]['questions'];
type Versions = ReadonlyMap<number, readonly StoredQuestion[]>;

/** A question keeps one id here however often its quiz is brought; an id of elsewhere could be one of ours. */
const idHere = (quizId: string, theirs: string) =>
  createHash('sha256').update(`${quizId} ${theirs}`).digest('base64url').slice(0, 22);

/** Few enough for one statement. */
const rowsAtOnce = 500;

export function createBringing({ db, clock, templates, pictures, judging }: BringingDeps): Bringing {
  function read(file: Body<'classroom', 'bring'>, judge: Judge): CarriedFile {
    if (!isSignedBy(file.laptop, file.signed, file.signature)) throw new AppError('carried_file_altered');
    const carried = readCarried(file.signed);
    const isWhole = carried?.quiz.versions.every(({ questions }) => isUsable(questions, judge));
    const isListed = !carried?.class_list || readCarriedClass(carried.class_list) !== null;
    if (!carried || !isWhole || !isListed) throw new AppError('carried_file_unreadable');
    return carried;
  }

  /** The same that is asked of questions which somebody types. */
  const isUsable = (questions: Drafts, judge: Judge) =>
    faultsInKeys(questions, () => [], judge).length === 0 &&
    questions.every(({ id, template_id }) => id !== undefined && (!template_id || templates.find(template_id)));

  function questionsOf(quizId: string, drafts: Drafts, picture: FindPicture): StoredQuestion[] {
    const { questions } = applyDraft([], drafts, newId, { template: templates.find, picture });
    return questions.map((question, index) => ({ ...question, id: idHere(quizId, drafts[index]?.id ?? '') }));
  }

  /** The quiz that the results go to, made with the first of them. Nobody takes it here: it is closed. */
  async function makeQuiz(
    trx: Queries,
    origin: Omit<repo.CarriedRow, 'quiz_id' | 'content_version'>,
    file: CarriedFile,
  ) {
    const [id, now] = [newId(), clock.now()];
    const { title, settings, content_version, struck } = file.quiz;
    await quizzes.insert(trx, {
      id,
      link_id: id,
      owner_id: origin.owner_id,
      title: storable(title),
      document_ids: '[]',
      making: '{}',
      settings: JSON.stringify(settings),
      struck_ids: JSON.stringify(struck.map((theirs) => idHere(id, theirs))),
      version: 1,
      content_version,
      question_count: 0,
      wanted_count: 0,
      closed_at: now,
      created_at: now,
      updated_at: now,
    });
    const carried = { ...origin, quiz_id: id, content_version };
    await repo.insertCarried(trx, carried);
    return carried;
  }

  /** The lists of questions that are the same here and there; one that would stand over an edit of the owner is not taken. */
  async function takeVersions(
    trx: Queries,
    quiz: quizzes.QuizRow,
    known: number,
    file: CarriedFile,
    picture: FindPicture,
  ): Promise<Versions> {
    const isUnedited = quiz.content_version === known;
    const newest = isUnedited ? Math.max(known, file.quiz.content_version) : known;
    const taken = new Map<number, readonly StoredQuestion[]>();
    for (const { version, questions: drafts } of file.quiz.versions) {
      if (version > newest) continue;
      const here = await quizzes.findQuestions(trx, quiz.id, version);
      const questions = here ?? questionsOf(quiz.id, drafts, picture);
      if (!here) await quizzes.insertVersion(trx, { quizId: quiz.id, version, questions, now: clock.now() });
      taken.set(version, questions);
    }
    const count = taken.get(newest)?.length;
    if (isUnedited && count !== undefined) {
      const counts = { question_count: count, wanted_count: count };
      await quizzes.update(trx, quiz.id, { content_version: newest, ...counts, updated_at: clock.now() });
      await repo.setVersion(trx, quiz.id, newest);
    }
    return taken;
  }

  function toRow(quiz: quizzes.QuizRow, versions: Versions, attempt: CarriedFile['attempts'][number], judge: Judge) {
    const asked = versions.get(attempt.content_version);
    const submitted_at = submittedAt(attempt.submitted_at, clock.now());
    if (!asked || !submitted_at) return null;
    const today = versions.get(Math.max(...versions.keys())) ?? asked;
    // By the keys of the newest list, as if the laptop had graded everything again.
    const shown = withKeysOf(
      asked.map((question) => ({ question, options: [] })),
      today,
    );
    const answers = attempt.answers.map((answer) => ({
      ...answer,
      question: idHere(quiz.id, answer.question),
      ...(answer.typed !== undefined && { typed: storable(answer.typed) }),
    }));
    const marked = markCarried(
      shown.map(({ question }) => question),
      quiz.struck_ids,
      answers,
      judge,
    );
    if (!marked) return null;
    const { student_number, student_group } = attempt;
    return {
      id: newId(),
      quiz_id: quiz.id,
      content_version: attempt.content_version,
      attempt: attempt.attempt,
      user_id: null,
      student_name: storable(attempt.student_name),
      student_email: storable(attempt.student_email),
      student_number: student_number && storable(student_number),
      student_group: student_group && storable(student_group),
      ...marked,
      claimed_score: attempt.score,
      seconds: attempt.seconds,
      is_late: attempt.is_late,
      is_unverified: attempt.is_unverified,
      is_outside: attempt.is_outside,
      submitted_at,
      is_once: attempt.is_once && attempt.student_email !== '',
      reopened: attempt.reopened,
    };
  }

  async function store(trx: Queries, rows: readonly submissions.SubmissionRow[]) {
    let [added, known] = [0, 0];
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce);
      const before = await submissions.listByAttempts(trx, some);
      known += before.length;
      added += (await submissions.insertAll(trx, some)).size;
    }
    return { added, known };
  }

  return {
    async bring(ownerId, file) {
      if (!(await repo.isPaired(db.queries, ownerId, file.laptop))) throw new AppError('laptop_not_paired');
      const carried = await judging.run(ownerId, (judge) => read(file, judge));
      const picture = await takePictures(pictures, ownerId, carried.pictures);
      const origin = { owner_id: ownerId, public_key: file.laptop, their_quiz_id: carried.quiz.id };
      return judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        // One file of a laptop after the other: two tabs do not make two quizzes.
        if (!(await repo.lockPaired(trx, ownerId, file.laptop))) throw new AppError('laptop_not_paired');
        const before = await repo.lockCarried(trx, origin);
        const { quiz_id, content_version } = before ?? (await makeQuiz(trx, origin, carried));
        const quiz = await quizzes.lockOwn(trx, ownerId, quiz_id);
        if (!quiz) throw new AppError('not_found');
        const versions = await takeVersions(trx, quiz, content_version, carried, picture);
        const attempts = new Map(carried.attempts.map((attempt) => [attempt.attempt, attempt]));
        const rows = [...attempts.values()].flatMap((attempt) => toRow(quiz, versions, attempt, judge) ?? []);
        const { added, known } = await store(trx, rows);
        const refused = carried.attempts.length - added - known;
        const listed = await takeClass(trx, { quizId: quiz_id, list: carried.class_list, now: clock.now() });
        return { quiz_id, title: quiz.title, is_new: before === undefined, added, known, refused, listed };
      });
    },
  };
}
