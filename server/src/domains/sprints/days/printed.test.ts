import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aDocument } from '../../../../test/documents.ts';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { toDayQuestions } from './printed.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 100 };

const chapter = `# Tides and Currents

## Tides

A spring tide is a tide of large range that occurs when the sun, the moon and the earth lie in one line. The tide rises and falls twice a day along most coasts of the world.

## Currents

Deep currents are driven by differences of density. Cold water is denser than warm water, and it sinks near the poles.

## Review Questions

1. What drives deep currents?
a. the wind
b. the moon
c. differences of density
d. rivers
2. Why does cold water <sink>?

## Answer Key

1. c
2. It is *denser* than the warm water around it.
`;

it('asks on a day what its document asks about it, with the answers of the key', async () => {
  const person = await aPerson(app);
  const { document_id } = await aDocument(person, chapter, 'tides.txt');
  const { id } = (await person.client.studyPages.generate({ query: { document_id } })) as { id: string };
  const day = () => person.client.sprints.day({ params: { id, day: 1 } });
  await expect.poll(async () => (await day().catch(() => null))?.open_questions.length, patience).toBe(1);
  const { questions, open_questions, content } = await day();
  expect(questions[0]).toMatchObject({
    question: 'What drives deep currents?',
    options: ['the wind', 'the moon', 'differences of density', 'rivers'],
    correct_answer: 'differences of density',
    explanation: 'From the questions of the document.',
  });
  expect(open_questions[0]).toMatchObject({ marks: 0, points: [] });
  expect(open_questions[0]?.question).toContain('Why does cold water &#x3C;sink>?');
  expect(open_questions[0]?.answer).toContain('It is *denser* than');
  expect(content).not.toContain('the moon\n');

  // Another text may no longer say what the document asks.
  await person.client.sprints.editDay({ params: { id, day: 1 }, body: { content: 'The moon pulls the sea.' } });
  expect((await day()).open_questions).toEqual([]);
});

it('names the printed questions by what they ask, so that another one at the same place has another name', () => {
  const ask = (stem: string) => ({ stem, options: ['a', 'b'], answer: 'a', reason: '' });
  const idsOf = (...stems: string[]) =>
    toDayQuestions(stems.map(ask), ({ stem }) => stem).questions.map(({ id }) => id);
  const [one, two] = idsOf('One?', 'Two?');
  expect(idsOf('Zero?', 'Two?', 'One?').slice(1)).toEqual([two, one]);
  expect(idsOf('One?', 'Two?', 'One?')).toHaveLength(2);
});
