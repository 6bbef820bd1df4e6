import type { AnswersAdded, PaperQuestion } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/ids.ts';
import type { SpooledFile } from '../../platform/uploads.ts';
import type { AskedPaper, FoundAnswers } from '../../ports/teacher/port.ts';
import { safeFileName } from '../documents/documents.service.ts';
import { answersSplice } from './answers.rules.ts';
import type { Bringer } from './bringing.ts';
import { questionsOf } from './paper-shape.ts';
import type { PapersDeps } from './papers.deps.ts';
import * as repo from './papers.repo.ts';
import { spliced, withStep } from './sheet.rules.ts';
import { withTyped } from './typed-key.rules.ts';

export interface AddingAnswers {
  /** Takes in a file of answers that `spool` streams to the folder it is given; the file itself is not kept. */
  file(
    bringer: Bringer,
    paperIds: readonly string[],
    spool: (folder: string) => Promise<SpooledFile>,
  ): Promise<AnswersAdded>;
}

const mostPapers = 20;

const asked = ({ course, year, items }: repo.PaperRow): AskedPaper => ({
  course: course || null,
  year,
  questions: questionsOf(items).map(({ number, section, options }) => ({
    number,
    section,
    options: options.map(({ label, text }) => ({ label, text })),
  })),
});

/** What was found, by the questions' own ids: the paper may change before it is written. */
const byId = ({ answers, doubts, left }: FoundAnswers, questions: readonly PaperQuestion[]) => ({
  answers: new Map(answers.map(({ at, ...answer }) => [questions[at]?.id ?? '', answer])),
  doubts: new Map(doubts.map(({ at, doubt }) => [questions[at]?.id ?? '', doubt])),
  left,
});

/** A key that lies in a file of its own, brought with its paper or after it. */
export function createAddingAnswers({
  db,
  reader,
  teacher,
  catalogue,
  documents,
  judging,
  spoolFolder,
}: PapersDeps): AddingAnswers {
  /** The paper that more of the file's answers fit than any other. */
  function homeOf(rows: readonly repo.PaperRow[], found: readonly FoundAnswers[]): number {
    const most = Math.max(...found.map(({ fits, answers }) => (fits ? answers.length : 0)));
    if (most === 0) throw new AppError('paper_answers_unfit');
    return rows.findIndex((_, at) => found[at]?.fits && found[at].answers.length === most);
  }

  async function add({ ownerId, address }: Bringer, rows: readonly repo.PaperRow[], file: SpooledFile) {
    const name = safeFileName(file.name);
    const { lines = [] } = await reader
      .read({ path: file.path, name }, { who: ownerId, size: file.size, wantsLines: true })
      .catch(async (error) => {
        const isPicture = await documents.rooms.filesOfPictures.isPicture(file, error);
        throw isPicture ? new AppError('paper_answers_are_pictures') : error;
      });
    const found = await teacher.readAnswers({ name, lines }, rows.map(asked), catalogue.all(), {
      accountId: ownerId,
      address,
    });
    if (!found) throw new AppError('paper_without_answers');
    const at = homeOf(rows, found);
    return { paper: rows[at] as repo.PaperRow, said: found[at] as FoundAnswers };
  }

  return {
    async file(bringer, paperIds, spool) {
      const ids = [...new Set(paperIds)].slice(0, mostPapers);
      const rows = (await Promise.all(ids.map((id) => repo.find(db.queries, bringer.ownerId, id)))).flatMap(
        (row) => row ?? [],
      );
      if (rows.length === 0) throw new AppError('paper_not_found');
      const file = await spool(spoolFolder);
      const { paper, said } = await add(bringer, rows, file).finally(file.remove);
      const found = byId(said, questionsOf(paper.items));
      return judging.inTransaction(db.queries, bringer.ownerId, async (trx, judge): Promise<AnswersAdded> => {
        const row = await repo.lock(trx, bringer.ownerId, paper.id);
        if (!row) throw new AppError('paper_not_found');
        const facts = { paper_id: row.id, answered: said.answers.length };
        const splice = answersSplice(row.items, found, newId);
        if (!splice)
          return { ...facts, version: row.version, at: 0, removed: 0, items: [], undo: row.undo.at(-1)?.last ?? null };
        const last = { do: 'answers' as const, number: '' };
        const undo = withStep(row.undo, row.items, splice, last);
        await repo.saveSheet(trx, row, { items: spliced(row.items, splice), undo });
        return {
          ...facts,
          version: row.version + 1,
          ...splice,
          items: splice.items.map((item) => withTyped(item, judge)),
          undo: last,
        };
      });
    },
  };
}
