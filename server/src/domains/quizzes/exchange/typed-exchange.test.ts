import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
let lecturer: Person;
let id: string;
beforeAll(async () => {
  app = await buildTestApp();
  lecturer = await aPerson(app);
  const questions = [
    { question: 'How fast?', typed: { kind: 'number' as const, key: '25 m/s' } },
    { question: 'Differentiate.', typed: { kind: 'expression' as const, key: '2x - 50' } },
    { question: 'Which?', options: [{ text: 'vector<int>' }, { text: 'that' }], correct_answer: 'A' as const },
  ];
  ({ quiz_id: id } = await lecturer.client.quizzes.create({ body: { title: 'Typed', questions } }));
});
afterAll(() => app.close());

const file = async (format: string) => {
  const headers = { authorization: `Bearer ${lecturer.token}` };
  return (await app.inject({ url: `/api/v1/quizzes/${id}/export?format=${format}`, headers })).body;
};
const losses = async (format: 'gift' | 'moodle' | 'text' | 'csv' | 'qti3' | 'cartridge') =>
  (await lecturer.client.quizzes.exportLosses({ params: { id }, query: { format } })).losses;

it.each(['text', 'gift', 'csv', 'moodle'] as const)('%s takes typed questions out and in again', async (format) => {
  const content = await file(format);
  const { questions, faults } = await lecturer.client.quizzes.importQuestions({ body: { format, content } });
  expect(faults).toEqual([]);
  expect(questions).toMatchObject([
    { typed: { key: '25 m/s' } },
    { typed: { key: '2x - 50' } },
    { correct_answer: 'A' },
  ]);
});

it('keeps what is said of wrong options, and says which format does not hold it', async () => {
  const options = [{ text: 'this' }, { text: 'that' }];
  const written = { question: 'Which?', options, correct_answer: 'A' as const, mistakes: ['', 'No, this.'] };
  const { quiz_id } = await lecturer.client.quizzes.create({ body: { title: 'Said', questions: [written] } });
  const lost = async (format: 'moodle' | 'csv') =>
    (await lecturer.client.quizzes.exportLosses({ params: { id: quiz_id }, query: { format } })).losses;
  expect(await lost('moodle')).toEqual([]);
  expect(await lost('csv')).toMatchObject([{ message: 'What students read about a wrong option isn’t in the file' }]);
  const saved = await lecturer.client.quizzes.get({ params: { id: quiz_id } });
  expect(saved).toMatchObject({ quiz_content: { questions: [{ mistakes: ['', 'No, this.'] }] } });
});

it('says of each question what a format cannot hold', async () => {
  expect((await losses('gift')).map(({ number }) => number)).toEqual([1, 2]);
  expect((await losses('moodle')).map(({ number }) => number)).toEqual([2]);
  expect((await losses('qti3')).map(({ number }) => number)).toEqual([1, 2]);
  expect((await losses('cartridge')).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect([...(await losses('text')), ...(await losses('csv'))]).toEqual([]);
});
