import {
  type Body,
  type DraftQuestion,
  defaultQuizSettings,
  type Quiz,
  type QuizSettings,
  type Regrade,
} from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { Making } from '../../../platform/once.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { findBeside, saveBeside } from '../making/drafts.repo.ts';
import { draftsAfterEdit, type Pile } from '../making/drafts.rules.ts';
import type { Templates } from '../numbers/templates.ts';
import { findOwnPictures } from '../pictures/own-pictures.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import type { FindPicture } from '../pictures/question-picture.rules.ts';
import { applyDraft, describeChange, mergeSettings, type StoredQuestion } from '../quiz.rules.ts';
import * as repo from '../quizzes.repo.ts';
import type { QuizMaking } from '../quizzes.tables.ts';
import * as submissions from '../taking/submissions.repo.ts';
import type { Taking } from '../taking/taking.ts';
import { faultsInKeys } from './keys.rules.ts';
import { describeRegrade, nothingRegraded, regrade } from './regrade.rules.ts';

export interface NewQuiz {
  ownerId: string;
  title: string;
  questions: StoredQuestion[];
  documentIds: string[];
  settings: QuizSettings;
  making: QuizMaking;
  /** Of questions that the teacher made: they are drafts, and these wait to take their places. */
  waiting?: StoredQuestion[];
}

export interface Editing {
  /** Writes a quiz in the caller's transaction; gives its id. */
  save(trx: Queries, quiz: NewQuiz): Promise<string>;
  /** Puts further drafts behind those that wait. */
  addWaiting(ownerId: string, id: string, questions: readonly StoredQuestion[]): Promise<void>;
  /** Gives its id. */
  create(ownerId: string, draft: Body<'quizzes', 'create'>, making: Making): Promise<string>;
  /** As its owner sees it. */
  view(ownerId: string, id: string): Promise<Quiz>;
  getOwn(ownerId: string, id: string): Promise<repo.OwnedQuizRow>;
  update(
    ownerId: string,
    id: string,
    change: Body<'quizzes', 'update'>,
  ): Promise<Quiz & { notice: string | null; regrade: Regrade | null }>;
  /** Grades the results by the right answers of today; what changed. */
  regrade(ownerId: string, id: string): Promise<Regrade>;
  /** Puts another question in the place of one of a version, as a draft, in the caller's transaction. */
  replaceQuestion(
    trx: Queries,
    place: { ownerId: string; id: string; version: number; questionId: string },
    question: StoredQuestion,
  ): Promise<void>;
  /** Writes what decisions about drafts made of a quiz that the caller holds; gives what changed. */
  writePile(
    trx: Queries,
    quiz: repo.QuizRow,
    before: readonly StoredQuestion[],
    pile: Pick<Pile, 'questions' | 'draftIds'>,
  ): Promise<{ draft_ids: string[] }>;
  remove(ownerId: string, id: string): Promise<void>;
}

interface EditingDeps {
  db: Database;
  clock: Clock;
  taking: Taking;
  templates: Templates;
  pictures: QuizPictures;
  judging: Judging;
}

function settle(before: QuizSettings, changes: Partial<QuizSettings> = {}): QuizSettings {
  const settings = mergeSettings(before, changes);
  if (settings) return settings;
  const fault = { loc: ['body', 'settings', 'closes_at'], msg: 'It must close after it opens', type: 'custom' };
  throw new AppError('validation_failed', { faults: [fault] });
}

export function createEditing({ db, clock, taking, templates, pictures, judging }: EditingDeps): Editing {
  /** What is wrong with what was written, as faults of fields. */
  async function checkKeys(ownerId: string, questions: readonly DraftQuestion[] = []): Promise<void> {
    const locOf = (index: number) => ['body', 'questions', index];
    const faults = await judging.run(ownerId, (judge) => faultsInKeys(questions, locOf, judge));
    if (faults.length > 0) throw new AppError('validation_failed', { faults });
  }

  async function getOwn(ownerId: string, id: string): Promise<repo.OwnedQuizRow> {
    const quiz = await repo.findOwn(db.queries, ownerId, id);
    if (!quiz) throw new AppError('not_found');
    return quiz;
  }

  const view = async (ownerId: string, id: string) => taking.viewOwn(await getOwn(ownerId, id));

  /** One that is in the quiz already stays, also when the library has it no more. */
  function checkTemplates(questions: readonly DraftQuestion[], before: readonly StoredQuestion[]): void {
    const kept = new Set(before.flatMap(({ drawnFrom }) => drawnFrom?.templateId ?? []));
    const faults = questions.flatMap(({ template_id }, index) => {
      if (template_id === undefined || kept.has(template_id) || templates.find(template_id)) return [];
      const loc = ['body', 'questions', index, 'template_id'];
      return { loc, msg: 'This question isn’t in our courses any more', type: 'unknown_template' };
    });
    if (faults.length > 0) throw new AppError('validation_failed', { faults });
  }

  const findPictures = (ownerId: string, questions: readonly DraftQuestion[] = []): Promise<FindPicture> =>
    findOwnPictures(pictures, ownerId, questions, (index) => ['body', 'questions', index]);

  async function lock(trx: Queries, ownerId: string, id: string, version: number): Promise<repo.QuizRow> {
    const quiz = await repo.lockOwn(trx, ownerId, id);
    if (!quiz) throw new AppError('not_found');
    if (quiz.version !== version) throw new AppError('edit_conflict');
    return quiz;
  }

  async function writeQuestions(trx: Queries, quiz: repo.QuizRow, questions: readonly StoredQuestion[]) {
    const content_version = quiz.content_version + 1;
    await repo.insertVersion(trx, { quizId: quiz.id, version: content_version, questions, now: clock.now() });
    return { content_version, question_count: questions.length };
  }

  /** The whole list as its owner edited it: so many are wanted from now on, and what was changed is kept. */
  async function writeEdited(
    trx: Queries,
    quiz: repo.QuizRow,
    before: readonly StoredQuestion[],
    after: readonly StoredQuestion[],
  ) {
    const written = await writeQuestions(trx, quiz, after);
    const drafts = draftsAfterEdit(quiz.draft_ids, before, after);
    return { ...written, wanted_count: after.length, draft_ids: JSON.stringify(drafts) };
  }

  async function save(trx: Queries, quiz: NewQuiz): Promise<string> {
    const [id, now] = [newId(), clock.now()];
    await repo.insert(trx, {
      id,
      link_id: id,
      owner_id: quiz.ownerId,
      title: quiz.title,
      document_ids: JSON.stringify(quiz.documentIds),
      making: JSON.stringify(quiz.making),
      settings: JSON.stringify(quiz.settings),
      version: 1,
      content_version: 1,
      question_count: quiz.questions.length,
      wanted_count: quiz.questions.length,
      draft_ids: JSON.stringify(quiz.waiting ? quiz.questions.map((question) => question.id) : []),
      created_at: now,
      updated_at: now,
    });
    await repo.insertVersion(trx, { quizId: id, version: 1, questions: quiz.questions, now });
    if (quiz.waiting) await saveBeside(trx, id, { waiting: quiz.waiting, dropped: [] });
    return id;
  }

  return {
    save,
    getOwn,

    async addWaiting(ownerId, id, questions) {
      await db.queries.transaction().execute(async (trx) => {
        // The owner may have deleted it by now.
        if (questions.length === 0 || !(await repo.lockOwn(trx, ownerId, id))) return;
        const beside = await findBeside(trx, id);
        await saveBeside(trx, id, { ...beside, waiting: [...beside.waiting, ...questions] });
      });
    },

    async create(ownerId, draft, making) {
      await checkKeys(ownerId, draft.questions);
      checkTemplates(draft.questions, []);
      const picture = await findPictures(ownerId, draft.questions);
      const { questions } = applyDraft([], draft.questions, newId, { template: templates.find, picture });
      const settings = settle(defaultQuizSettings, draft.settings);
      const quiz = { ownerId, title: draft.title, questions, settings, documentIds: [], making: {} };
      return db.queries.transaction().execute((trx) => making.within(trx, () => save(trx, quiz)));
    },

    view,

    async update(ownerId, id, { version, title, questions: drafts, settings }) {
      await checkKeys(ownerId, drafts);
      const picture = await findPictures(ownerId, drafts);
      const meaning = await judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const quiz = await lock(trx, ownerId, id, version);
        const before = (await repo.findQuestions(trx, id, quiz.content_version)) ?? [];
        if (drafts) checkTemplates(drafts, before);
        const draft = drafts && applyDraft(before, drafts, newId, { template: templates.find, picture });
        const isNew = draft !== undefined && !draft.isSame;
        await repo.update(trx, id, {
          ...(title !== undefined && { title }),
          ...(settings && { settings: JSON.stringify(settle(quiz.settings, settings)) }),
          ...(isNew && (await writeEdited(trx, quiz, before, draft.questions))),
          version: quiz.version + 1,
          updated_at: clock.now(),
        });
        if (!isNew) return { notice: null, regrade: null };
        const notice = describeChange(await repo.countSubmissions(trx, id), draft);
        const results = draft.corrected > 0 ? await submissions.list(trx, id) : [];
        return { notice, regrade: describeRegrade(regrade(draft.questions, results, judge)) };
      });
      return { ...(await view(ownerId, id)), ...meaning };
    },

    async regrade(ownerId, id) {
      return judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const quiz = await repo.lockOwn(trx, ownerId, id);
        if (!quiz) throw new AppError('not_found');
        const questions = (await repo.findQuestions(trx, id, quiz.content_version)) ?? [];
        const regraded = regrade(questions, await submissions.list(trx, id), judge);
        const changed = regraded.map(({ after }) => after);
        if (changed.length > 0) await submissions.regradeAll(trx, changed);
        return describeRegrade(regraded) ?? nothingRegraded;
      });
    },

    async replaceQuestion(trx, { ownerId, id, version, questionId }, question) {
      const quiz = await lock(trx, ownerId, id, version);
      const before = (await repo.findQuestions(trx, id, quiz.content_version)) ?? [];
      const questions = before.map((one) => (one.id === questionId ? question : one));
      const drafts = [...quiz.draft_ids.filter((draft) => draft !== questionId), question.id];
      await repo.update(trx, id, {
        ...(await writeQuestions(trx, quiz, questions)),
        draft_ids: JSON.stringify(drafts),
        version: quiz.version + 1,
        updated_at: clock.now(),
      });
    },

    async writePile(trx, quiz, before, { questions, draftIds }) {
      const draft_ids = [...draftIds];
      const isSame = questions.length === before.length && questions.every((question, at) => question === before[at]);
      await repo.update(trx, quiz.id, {
        draft_ids: JSON.stringify(draft_ids),
        ...(!isSame && {
          ...(await writeQuestions(trx, quiz, questions)),
          version: quiz.version + 1,
          updated_at: clock.now(),
        }),
      });
      return { draft_ids };
    },

    async remove(ownerId, id) {
      if (!(await repo.remove(db.queries, ownerId, id))) throw new AppError('not_found');
    },
  };
}
