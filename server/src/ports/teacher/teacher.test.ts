import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { carefulModel, membranes } from '../../../test/membranes.ts';
import { follow } from '../../../test/model-scene.ts';
import { type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts';
import type { Teacher, TeachingContext } from './port.ts';

/** One suite for both teachers: the engine alone, and a model behind a real server. */

interface Scene {
  app: TestApp;
  engine: 'embedded' | 'model';
  context: TeachingContext;
  close(): Promise<void>;
}

async function embeddedScene(): Promise<Scene> {
  const app = await buildTestApp();
  return { app, engine: 'embedded', context: { address: '10.0.0.1' }, close: () => app.close() };
}

async function modelScene(): Promise<Scene> {
  const server: ScriptedModel = await startScriptedModel();
  server.reply = carefulModel;
  const app = await buildTestApp({
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: server.url, AI_MODEL: 'scripted-1', AI_API_KEY: 'key' },
  });
  const { user } = await aPerson(app);
  const close = async () => {
    await app.close();
    await server.close();
  };
  return { app, engine: 'model', context: { accountId: user.id, address: '10.0.0.1' }, close };
}

describe.each([
  ['the embedded engine', embeddedScene],
  ['a language model', modelScene],
])('a teacher that is %s', (_, open) => {
  let scene: Scene;
  let teacher: Teacher;
  beforeAll(async () => {
    scene = await open();
    teacher = scene.app.teacher;
  });
  afterAll(() => scene.close());

  const sourceText = JSON.stringify(membranes);
  const expectPlace = (place: { engine: string; documentId: string; sentence?: string }) => {
    expect(place).toMatchObject({ engine: scene.engine, documentId: 'membranes', sectionId: expect.any(String) });
    if (place.sentence && !place.sentence.includes(':')) expect(sourceText).toContain(place.sentence);
  };

  const expectPlaces = (places: Parameters<typeof expectPlace>[0][]) => {
    expect(places).not.toEqual([]);
    places.forEach(expectPlace);
  };

  it('makes questions that each rest on a sentence of the source', async () => {
    const quiz = await teacher.makeQuiz([membranes], 3, { seed: 'one' }, scene.context);
    expect(quiz.questions.length).toBe(3);
    for (const question of quiz.questions) {
      expect(question.options.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']);
      expect(question.explanation).toContain(question.source.sentence);
      expectPlace(question.provenance);
    }
    expect(quiz.note).toBeUndefined();
  });

  it('makes fewer questions than asked for, and says why, rather than padding', async () => {
    const quiz = await teacher.makeQuiz([membranes], 60, { seed: 'one' }, scene.context);
    expect(quiz.questions.length).toBeGreaterThan(2);
    expect(quiz.questions.length).toBeLessThan(60);
    expect(quiz.reason).toContain(String(quiz.questions.length));
  });

  it('makes questions of the forms that it says it makes, and of no other', async () => {
    const { questions } = await teacher.makeQuiz([membranes], 60, { seed: 'one' }, scene.context);
    const { questionForms } = teacher.capabilities;
    expect(questions).not.toEqual([]);
    expect(questions.map(({ form }) => form).filter((form) => !questionForms.includes(form))).toEqual([]);
  });

  it('puts the options into the same order for the same seed', async () => {
    const make = () => teacher.makeQuiz([membranes], 3, { seed: 'again' }, scene.context);
    const [first, second] = [await make(), await make()];
    expect(second.questions).toEqual(first.questions);
  });

  it('analyses a document with places for what it chose', async () => {
    const analysis = await teacher.analyse(membranes, scene.context);
    expect(analysis).toMatchObject({ title: 'Movement across membranes', language: { english: true } });
    expect(analysis.keyTerms.map(({ term }) => term.toLowerCase())).toContain('osmosis');
    expectPlaces(analysis.provenance);
  });

  it('plans days that cover the source, each with a title and an objective', async () => {
    const plan = await teacher.planSprint([membranes], { weeks: 1, minutesPerDay: 30 }, scene.context);
    const days = plan.weeks.flatMap((week) => week.days);
    expect(days).not.toEqual([]);
    expect(days.filter(({ title, objective }) => !title || !objective)).toEqual([]);
    expectPlaces(plan.provenance);
  });

  it('writes a lesson from the day’s part of the source and keeps its tables', async () => {
    const plan = await teacher.planSprint([membranes], { weeks: 1, minutesPerDay: 60 }, scene.context);
    const day = plan.weeks[0]!.days.find(({ kind }) => kind === 'study')!;
    const lesson = await teacher.writeLesson(day, [membranes], scene.context);
    expect(lesson.markdown).toMatch(/random motion/);
    expectPlaces(lesson.provenance);
  });

  it('suggests questions that the source answers', async () => {
    const { prompts, provenance } = await teacher.suggestPrompts([membranes], 2, scene.context);
    expect(prompts.length).toBe(2);
    expectPlaces(provenance);
  });

  it('answers a plain question at once, with its place', async () => {
    const lesson = await teacher.indexLesson([membranes], undefined, scene.context);
    const question = 'Why do plant cells not burst in pure water?';
    const { answer } = await follow(teacher.answer(question, lesson, undefined, scene.context));
    expect(answer).toMatchObject({ stage: 'answer', more: false, kind: 'found' });
    expectPlaces(answer.provenance);
  });

  it('gives a hint to an exercise first and the answer on request, each with its place', async () => {
    const lesson = await teacher.indexLesson([membranes], undefined, scene.context);
    const question = 'Why do plant cells not burst in pure water?';
    const beside = { exercises: [question] };
    const hint = await follow(teacher.answer(question, lesson, undefined, scene.context, beside));
    expect(hint.answer).toMatchObject({ stage: 'hint', more: true, kind: 'found' });
    expect(hint.answer.markdown).not.toMatch(/resists/);
    const told = await follow(teacher.answer('Just tell me', lesson, hint.answer.state, scene.context));
    expect(told.answer).toMatchObject({ stage: 'answer', more: false, kind: 'found' });
    expect(told.answer.markdown).toMatch(/cell wall resists the expansion/);
    expect(told.shown.trim()).toBe(told.answer.markdown);
    expectPlaces(told.answer.provenance);
  });

  it('plans a course from its topics', async () => {
    const plan = await teacher.planCourse(
      { title: 'Cell biology', topics: ['Diffusion', 'Osmosis'] },
      { weeks: 1, minutesPerDay: 30 },
      scene.context,
    );
    expect(plan.covered).toEqual(['Diffusion', 'Osmosis']);
  });
});
