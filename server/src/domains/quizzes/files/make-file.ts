import type { QuizFile } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import { oneFile } from '../../../platform/one-file/one-file.ts';
import type { ReadOneFileParts } from '../../../platform/one-file/parts.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Editing } from '../editing/edit.ts';
import { fileName } from '../exchange/formats/file-name.ts';
import { richLinesOf, withRichTexts } from '../numbers/rich-texts.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import { picturesIn } from '../pictures/question-picture.rules.ts';
import { resultsKeptMonths, type StoredQuestion, statusOf } from '../quiz.rules.ts';
import * as repo from '../quizzes.repo.ts';
import { arrange, plainOrder, toPublicQuestions } from '../taking/attempt.rules.ts';
import type { Taking } from '../taking/taking.ts';
import { fitsCode, isPractice, refOfList, versionInCode } from './practice-quiz.ts';
import { quizHtml } from './quiz-page.ts';

type MadeQuizFile = QuizFile & { html: string };

export interface MakeQuizFiles {
  make(ownerId: string, id: string): Promise<MadeQuizFile>;
  /** For whoever has the link, in a class on one laptop: who sends files elsewhere is the owner. */
  makeForTaker(linkId: string): Promise<MadeQuizFile>;
  /** What it holds and weighs. */
  about(ownerId: string, id: string): Promise<QuizFile>;
}

interface MakeQuizFilesDeps {
  db: Database;
  clock: Clock;
  editing: Editing;
  taking: Taking;
  pictures: QuizPictures;
  readOneFileParts: ReadOneFileParts;
  isClassroom: boolean;
  renderRich: RenderRich;
}

function checkPractice(quiz: repo.OwnedQuizRow): repo.OwnedQuizRow {
  if (quiz.taken_down_at) throw new AppError('quiz_not_available');
  if (!isPractice(quiz.settings)) throw new AppError('quiz_file_examination');
  return quiz;
}

/** The caller's own quiz, where files of it may be. */
export const getPractice = async (editing: Editing, ownerId: string, id: string): Promise<repo.OwnedQuizRow> =>
  checkPractice(await editing.getOwn(ownerId, id));

export function createMakeQuizFiles(deps: MakeQuizFilesDeps): MakeQuizFiles {
  const { db, clock, editing, taking, pictures, readOneFileParts, isClassroom, renderRich } = deps;

  /** The pictures as addresses that hold them: the file asks nobody for anything. */
  async function heldIn(questions: readonly StoredQuestion[]) {
    const held = new Map<string, string>();
    for (const id of picturesIn(questions)) {
      const content = await pictures.read(id);
      if (content) held.set(id, `data:image/webp;base64,${content.toString('base64')}`);
    }
    return held;
  }

  async function makeOf(quiz: repo.OwnedQuizRow): Promise<MadeQuizFile> {
    if (statusOf(quiz, clock.now()) !== 'open') throw new AppError('quiz_not_open');
    const questions = (await repo.findQuestions(db.queries, quiz.id, quiz.content_version)) ?? [];
    const { title, settings, owner_name: lecturer } = quiz;
    if (!fitsCode(questions, settings)) throw new AppError('quiz_file_too_long');
    // In the owner's order and with the owner's numbers: an order or a draw of one's own would need its seed in the file.
    const lines = await richLinesOf(renderRich, questions, quiz.owner_id);
    const asked = toPublicQuestions(arrange(questions, plainOrder)).map((one, at) =>
      withRichTexts(one, lines, questions[at]),
    );
    const html = oneFile(
      {
        title,
        body: quizHtml(
          { title, lecturer, asks: settings, keptMonths: resultsKeptMonths },
          asked,
          await heldIn(questions),
        ),
        data: {
          kind: 'quiz',
          ref: refOfList(quiz.id, questions),
          version: versionInCode(quiz.content_version),
          items: questions.map(({ id }) => id),
          needs: { number: settings.ask_number === 'required', group: settings.ask_group === 'required' },
        },
      },
      await readOneFileParts(),
    );
    return {
      name: `${fileName(title)}.html`,
      html,
      bytes: Buffer.byteLength(html),
      questions: questions.length,
      typed: questions.filter(({ typed }) => typed).length,
      same_numbers: questions.filter(({ drawnFrom }) => drawnFrom).length,
    };
  }

  const make = async (ownerId: string, id: string) => makeOf(await getPractice(editing, ownerId, id));

  return {
    make,
    async makeForTaker(linkId) {
      if (!isClassroom) throw new AppError('not_found');
      const quiz = await taking.find(linkId, null);
      if (!quiz) throw new AppError('quiz_not_available');
      return makeOf(checkPractice(quiz));
    },
    async about(ownerId, id) {
      const { html: _, ...file } = await make(ownerId, id);
      return file;
    },
  };
}
