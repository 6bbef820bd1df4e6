import type { Body, PaperKeyStatus, PaperQuestion } from '@akada/contract';
import type { Queries } from '../../ports/db/port.ts';
import { judged } from './answering.rules.ts';
import { questionsOf } from './paper-shape.ts';
import type { PapersDeps } from './papers.deps.ts';
import * as repo from './papers.repo.ts';

type Answer = Body<'papers', 'answer'>['answers'][number];

interface Result {
  question_id: string;
  is_right: boolean | null;
  due: string | null;
}

export interface Answering {
  /** Those of questions that are gone meanwhile are passed over. */
  answer(ownerId: string, answers: readonly Answer[]): Promise<Result[]>;
}

/** Where a question stands, as the reviews say it: "MTH 101, 2022/2023, question 11". */
const placeOf = ({ course, year }: repo.PaperRow, { number }: PaperQuestion) =>
  [course, year, number && `question ${number}`].filter(Boolean).join(', ');

/** Where a key comes from is said wherever it is used. */
const keyWords: Record<PaperKeyStatus, string> = {
  printed: 'The key is printed in the paper.',
  own: 'You typed this key.',
  shared: 'The person who shared the paper typed this key.',
  model: 'A model solved it twice with the same answer. It isn’t the lecturer’s key.',
  none: '',
};

export function createAnswering({ db, clock, reviews }: Pick<PapersDeps, 'db' | 'clock' | 'reviews'>): Answering {
  async function one(trx: Queries, ownerId: string, given: Answer): Promise<Result | null> {
    const row = await repo.lock(trx, ownerId, given.paper_id);
    const question = row && questionsOf(row.items).find(({ id }) => id === given.question_id);
    if (!row || !question) return null;
    const { event_id, option_id, mark = null } = given;
    const now = clock.now();
    const at = given.answered_at === undefined ? now : new Date(Math.min(Date.parse(given.answered_at), now.getTime()));
    const is_right = judged(question, { option_id, mark });
    const facts = { owner_id: ownerId, event_id, paper_id: row.id, question_id: question.id };
    const isNew = await repo.insertAnswer(trx, { ...facts, option_id, mark, is_right, answered_at: at });
    const right = question.options.find(({ id }) => id === question.key)?.text;
    if (!isNew || is_right === null || right === undefined) {
      return { question_id: question.id, is_right, due: null };
    }
    const due = await reviews.meet(trx, {
      ownerId,
      question: [question.stem, question.text].filter(Boolean).join('\n'),
      options: question.options.map(({ text }) => text),
      right,
      explanation: [keyWords[question.key_status], question.explanation?.text].filter(Boolean).join('\n\n'),
      place: placeOf(row, question),
      isRight: is_right,
      at,
    });
    return { question_id: question.id, is_right, due: due?.toISOString() ?? null };
  }

  return {
    answer: (ownerId, answers) =>
      db.queries.transaction().execute(async (trx) => {
        const results: Result[] = [];
        for (const answer of answers) {
          const result = await one(trx, ownerId, answer);
          if (result) results.push(result);
        }
        return results;
      }),
  };
}
