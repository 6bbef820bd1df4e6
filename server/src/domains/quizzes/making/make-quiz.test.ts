import { expect, it } from 'vitest';
import type { TaughtQuestion } from '../../../ports/teacher/port.ts';
import type { NewQuiz } from '../editing/edit.ts';
import { createQuizMaker } from './make-quiz.ts';

const taught = (stem: string, sureness: number) =>
  ({
    stem,
    sureness,
    options: [{ label: 'A', text: stem }],
    correct: 'A',
    explanation: '',
    difficulty: 'easy',
    provenance: { engine: 'embedded', documentId: 'd', sectionId: 's', headingPath: [] },
  }) as unknown as TaughtQuestion;

it('offers what the teacher has beyond the number asked for, the surest first', async () => {
  const saved: NewQuiz[] = [];
  const wished: unknown[] = [];
  const deps = {
    teacher: {
      makeQuiz: async (_source: unknown, n: number, wishes: { spare: number }) => {
        wished.push(n, wishes.spare);
        const spare = [taught('c', 0.5), taught('d', 0.8), taught('e', 0.7)];
        return { asked: n, questions: [taught('a', 0.6), taught('b', 0.9)], spare };
      },
    },
    documents: { getSource: async () => ({}), describe: async () => [] },
    tokens: { unlock: async () => {} },
    editing: { save: async (_trx: unknown, quiz: NewQuiz) => String(saved.push(quiz)) },
  } as unknown as Parameters<typeof createQuizMaker>[0];
  const context = { ownerId: 'o', onProgress: () => {}, generationId: 'g' } as unknown as Parameters<
    ReturnType<typeof createQuizMaker>['make']
  >[1];
  const save = await createQuizMaker(deps).make({ documentIds: ['d'], count: 2 }, context);
  await save({} as Parameters<typeof save>[0]);
  const words = (list: { text: string }[] = []) => list.map(({ text }) => text);
  expect(wished).toEqual([2, 4]);
  expect(words(saved[0]?.questions)).toEqual(['b', 'a']);
  expect(words(saved[0]?.waiting)).toEqual(['d', 'e', 'c']);
});

it('adds what passes the checks later to the drafts of the saved quiz', async () => {
  const added: unknown[] = [];
  const afterwards: ((quizId: string) => Promise<void>)[] = [];
  const deps = {
    teacher: {
      makeQuiz: async (_source: unknown, n: number) => ({
        asked: n,
        questions: [taught('a', 0.6)],
        later: Promise.resolve([taught('b', 0.5), taught('c', 0.8)]),
      }),
    },
    documents: { getSource: async () => ({}), describe: async () => [] },
    tokens: { unlock: async () => {} },
    editing: {
      save: async () => 'quiz-1',
      addWaiting: async (...given: unknown[]) => added.push(...given),
    },
  } as unknown as Parameters<typeof createQuizMaker>[0];
  const context = {
    ownerId: 'o',
    onProgress: () => {},
    generationId: 'g',
    afterwards: (work: (quizId: string) => Promise<void>) => afterwards.push(work),
  } as unknown as Parameters<ReturnType<typeof createQuizMaker>['make']>[1];
  const save = await createQuizMaker(deps).make({ documentIds: ['d'], count: 2 }, context);
  const quizId = await save({} as Parameters<typeof save>[0]);
  for (const work of afterwards) await work(quizId);
  expect(added).toMatchObject(['o', 'quiz-1', [{ text: 'c' }, { text: 'b' }]]);
});
