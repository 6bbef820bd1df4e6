import type { Judge } from '@akada/answers';
import type { Body, PaperKeyStatus, PaperQuestion } from '@akada/contract';
import { momentOf } from '../../platform/device-clock.rules.ts';
import type { Queries } from '../../ports/db/port.ts';
import type { CountPaperAnswers } from '../practice/practice.service.ts';
import { judged, judgedTyped } from './answering.rules.ts';
import { questionsOf } from './paper-shape.ts';
import type { PapersDeps } from './papers.deps.ts';
import * as repo from './papers.repo.ts';
import { typedOf } from './typed-key.rules.ts';

type Told = Body<'papers', 'answer'>;

interface Result {
  question_id: string;
  is_right: boolean | null;
  due: string | null;
}

export interface Answering {
  /** Those of questions that are gone meanwhile are passed over. */
  answer(ownerId: string, told: Told): Promise<Result[]>;
  /** What was answered in the examination room counts as in practice. */
  countSitting: CountPaperAnswers;
}

interface Given {
  event_id: string;
  option_id: string | null;
  mark: 'right' | 'wrong' | 'unsure' | null;
  is_right: boolean | null;
  at: Date;
}

/** A question of a sitting is named with its paper, since a set has those of several; alone it is of the paper that was sat. */
function namedIn(id: string, sourceId: string): { paperId: string; questionId: string } {
  const [paperId, questionId] = id.split(':');
  return questionId === undefined ? { paperId: sourceId, questionId: id } : { paperId: paperId ?? '', questionId };
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

/** How a question went that was asked in the room. */
function inRoom(question: PaperQuestion, chosen: string | null, judge: Judge): Pick<Given, 'option_id' | 'is_right'> {
  const typed = typedOf(question, judge);
  if (typed) return { option_id: null, is_right: judgedTyped(typed, chosen ?? '', judge) };
  return { option_id: chosen, is_right: question.key === null ? null : chosen === question.key };
}

export function createAnswering({
  db,
  clock,
  reviews,
  judging,
}: Pick<PapersDeps, 'db' | 'clock' | 'reviews' | 'judging'>): Answering {
  async function count(
    trx: Queries,
    row: repo.PaperRow,
    question: PaperQuestion,
    given: Given,
    judge: Judge,
  ): Promise<Result> {
    const { event_id, option_id, mark, is_right, at } = given;
    const facts = { owner_id: row.owner_id, event_id, paper_id: row.id, question_id: question.id };
    const isNew = await repo.insertAnswer(trx, { ...facts, option_id, mark, is_right, answered_at: at });
    const typed = typedOf(question, judge);
    // What the learner marked herself has nothing to be reviewed by.
    const right = mark === null && typed ? typed.key : question.options.find(({ id }) => id === question.key)?.text;
    if (!isNew || is_right === null || right === undefined) {
      return { question_id: question.id, is_right, due: null };
    }
    const due = await reviews.meet(trx, {
      ownerId: row.owner_id,
      question: [question.stem, question.text].filter(Boolean).join('\n'),
      options: question.options.map(({ text }) => text),
      right,
      ...(typed && { typed }),
      explanation: [keyWords[question.key_status], question.explanation?.text].filter(Boolean).join('\n\n'),
      place: placeOf(row, question),
      ...{ id: event_id, isRight: is_right, at },
      listAnswers: async () => (await repo.listMarks(trx, facts)).filter(({ mark }) => mark === null || !typed),
    });
    return { question_id: question.id, is_right, due: due?.toISOString() ?? null };
  }

  /** Each paper is read once, however many of its questions were answered. */
  function finder(trx: Queries, ownerId: string) {
    const rows = new Map<string, { row: repo.PaperRow; questions: Map<string, PaperQuestion> } | null>();
    return async (paperId: string, questionId: string) => {
      if (!rows.has(paperId)) {
        const row = await repo.lock(trx, ownerId, paperId);
        rows.set(paperId, row ? { row, questions: new Map(questionsOf(row.items).map((one) => [one.id, one])) } : null);
      }
      const paper = rows.get(paperId);
      const question = paper?.questions.get(questionId);
      return paper && question ? { row: paper.row, question } : null;
    };
  }

  return {
    answer: (ownerId, { answers, sent_at: sentAt }) =>
      judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const find = finder(trx, ownerId);
        const now = clock.now();
        const results: Result[] = [];
        for (const answer of answers) {
          const { paper_id, question_id, event_id, option_id, mark = null, answered_at } = answer;
          const found = await find(paper_id, question_id);
          if (!found) continue;
          const at = momentOf({ at: answered_at, sentAt }, now);
          const is_right = judged(found.question, { ...answer, mark }, judge);
          const given = { event_id, option_id, mark, is_right, at };
          results.push(await count(trx, found.row, found.question, given, judge));
        }
        return results;
      }),

    async countSitting(trx, ownerId, { id, source, shown }, at, judge) {
      const find = finder(trx, ownerId);
      const unknown = [];
      for (const [index, one] of shown.entries()) {
        const { paperId, questionId } = namedIn(one.id, source.id);
        const found = await find(paperId, questionId);
        if (!found) {
          unknown.push(one);
          continue;
        }
        // What was left open in an examination is missed; what has no key is nobody's to mark.
        const given = {
          event_id: `sitting ${id} ${index}`,
          mark: null,
          at,
          ...inRoom(found.question, one.chosen, judge),
        };
        await count(trx, found.row, found.question, given, judge);
      }
      return unknown;
    },
  };
}
