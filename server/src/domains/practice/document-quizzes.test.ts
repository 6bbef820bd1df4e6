import { readFileSync } from 'node:fs';
import type { Assessment, LearningPath } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pagedNotes } from '../../../test/documents/paged.ts';
import { aDocument } from '../../../test/documents.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';

const textOf = (name: string) =>
  readFileSync(new URL(`../../../../bench/teaching/texts/${name}.md`, import.meta.url), 'utf8');
const notes = (name: string) => pagedNotes(textOf(name));

let app: TestApp;
let learner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
});
afterAll(() => app.close());

/** A sprint from a document, once everything of it is written. */
async function aSprint(file: Uint8Array | string, minutes_per_day: number, name = 'notes.pdf') {
  const { document_id } = await aDocument(learner, file, name);
  const query = { document_id, weeks: 4, minutes_per_day };
  const { id } = (await learner.client.studyPages.generate({ query })) as { id: string };
  await vi.waitUntil(
    async () => {
      const { state, lessons_waiting } = await learner.client.sprints.status({ params: { id } });
      return state === 'ready' && lessons_waiting === 0;
    },
    { timeout: 60_000, interval: 200 },
  );
  return learner.client.sprints.path({ params: { id }, query: {} });
}

const quizOf = (path: LearningPath, day: LearningPath['weeks'][number]['days'][number]) =>
  learner.client.practice.make({
    params: { sprintId: path.id },
    query: { week_number: day.week_number, day_range: day.day_range },
  });
const daysOf = (path: LearningPath) => path.weeks.flatMap(({ days }) => days);
const isCard = ({ form }: Assessment['questions'][number]) => form === 'card';
const handIn = (quiz: Assessment, known: (question: Assessment['questions'][number]) => boolean) =>
  learner.client.practice.submit({
    body: {
      assessment_id: quiz.id,
      answers: Object.fromEntries(quiz.questions.filter(known).map(({ id, correct_answer }) => [id, correct_answer])),
    },
  });

describe('a sprint from a chapter of lecture notes, at 30 minutes a day', () => {
  let path: LearningPath;
  beforeAll(async () => {
    path = await aSprint(textOf('medicine-malaria'), 30, 'notes.md');
  });

  it('has study days near 30 minutes, each with a title of its own, and a review', () => {
    const days = daysOf(path);
    const study = days.filter(({ kind }) => kind === 'study');
    expect(days.map(({ kind }) => kind)).toEqual(['study', 'study', 'review']);
    expect(new Set(study.map(({ title }) => title)).size).toBe(2);
    for (const { estimated_minutes } of study) expect(Math.abs(estimated_minutes - 30)).toBeLessThanOrEqual(6);
  });

  it('says how many days it takes', () => {
    expect(path.note).toMatch(/fills 2 study days of about \d+ minutes and a review/);
  });

  it('asks five things about every day, the review too: its questions, then cards to recall', async () => {
    for (const day of daysOf(path)) {
      const { questions } = await quizOf(path, day);
      expect(questions).toHaveLength(5);
      const forms = questions.map(isCard);
      expect(forms).toEqual([...forms].sort());
    }
  });

  it('scores the questions alone where there are some', async () => {
    const quiz = await quizOf(path, daysOf(path)[2]!);
    expect(quiz.questions.some(isCard)).toBe(true);
    expect(quiz.questions.every(isCard)).toBe(false);
    const result = await handIn(quiz, (question) => !isCard(question));
    expect(result).toMatchObject({ score: 100, self_marked: false });
    expect(result.total_questions).toBe(quiz.questions.filter((question) => !isCard(question)).length);
  });

  it('brings the cards of a quiz back as they were marked', async () => {
    const deck = await learner.client.cards.deck({ query: { sprint_id: path.id, day: 1 } });
    const met = deck.cards.filter(({ card }) => card !== null);
    expect(met.length).toBeGreaterThan(0);
  });
});

it('a quiz of cards alone is the learner’s own word, and earns nothing', async () => {
  const text = notes('history-making-of-nigeria');
  const path = await aSprint(text, 10);
  const quizzes = await Promise.all(daysOf(path).map((day) => quizOf(path, day)));
  const alone = quizzes.find(({ questions }) => questions.every(isCard));
  if (!alone) throw new Error('every day of it has questions');
  const before = await learner.client.progress.overview();
  const result = await handIn(alone, () => true);
  expect(result).toMatchObject({ score: 100, self_marked: true, achievements: [] });
  const after = await learner.client.progress.overview();
  expect(after.average_score).toBe(before.average_score);
});
