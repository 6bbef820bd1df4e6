import type { LessonIndex } from '@akada/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carefulModel, goodQuestions, membranes } from '../../../../test/membranes.ts';
import { follow, type ModelScene, openModelScene, startEngine } from '../../../../test/model-scene.ts';
import type { ReceivedPrompt, ScriptedReply } from '../../../../test/scripted-model.ts';

/** A model that answers in time, and not what it was asked for. */

const engine = startEngine();
let lesson: LessonIndex;
beforeAll(async () => {
  lesson = await engine.run('indexLesson', [[membranes], undefined]);
});
afterAll(() => engine.close());

let scene: ModelScene;
beforeEach(async () => {
  scene = await openModelScene({ engine });
});
afterEach(async () => {
  await scene.close();
  expect(scene.open(), 'reservations that nobody settled').toBe(0);
});

const context = { accountId: 'ada', address: '10.0.0.1' };
const quiz = () => scene.teacher.makeQuiz([membranes], 3, { seed: 's' }, context);
const ask = (message = 'Why do plant cells not burst in pure water? Just tell me.') =>
  follow(scene.teacher.answer(message, lesson, undefined, context));
const outcomes = () => scene.settled.map(({ outcome }) => outcome);

const refusals: [string, ScriptedReply][] = [
  ['by the provider’s filter', { isFiltered: true }],
  ['in words', { text: 'I’m sorry, but I can’t help with that request.' }],
  ['politely', { text: 'Unfortunately, I am unable to create questions about this document.' }],
];

describe.each(refusals)('a model that refuses %s', (_, reply) => {
  it('is not asked again for a quiz, which the built-in teacher makes', async () => {
    scene.server.reply = () => reply;
    const { questions, note } = await quiz();
    expect(questions[0]?.provenance.engine).toBe('embedded');
    expect(note).toBe('The language model wouldn’t answer this, so the built-in teacher made this.');
    expect([outcomes(), scene.fallbacks]).toEqual([['rejected'], ['refused']]);
  });

  it('shows nothing of it in a chat, which the built-in teacher answers', async () => {
    scene.server.reply = () => reply;
    const { answer, events } = await ask();
    expect(events.map(({ type }) => type)).toEqual(['text', 'done']);
    expect(answer.markdown).toContain('cell wall');
    expect(answer.note).toContain('wouldn’t answer this');
  });
});

it('an answer that begins with an apology and goes on is an answer', async () => {
  scene.server.reply = (prompt) => {
    const reply = carefulModel(prompt);
    return 'text' in reply ? { text: `Sorry for the long word! ${reply.text}` } : reply;
  };
  const { answer } = await ask();
  expect([answer.provenance[0]?.engine, answer.note]).toEqual(['model', undefined]);
});

describe('a model that says nothing', () => {
  it('is asked once more for a quiz, then replaced', async () => {
    scene.server.reply = () => ({ text: '' });
    const { questions, note } = await quiz();
    expect([questions[0]?.provenance.engine, note]).toEqual([
      'embedded',
      'We couldn’t read the language model’s answer, so the built-in teacher made this.',
    ]);
    expect(outcomes()).toEqual(['rejected', 'rejected']);
  });

  it('is replaced in a chat', async () => {
    scene.server.reply = () => ({ text: '' });
    expect((await ask()).answer.note).toContain('couldn’t read');
  });
});

describe('a model that writes in another language than the text', () => {
  const french = [
    'Pourquoi les cellules des plantes ne sont pas détruites dans une eau qui est pure ?',
    'La paroi de la cellule est solide et elle résiste à la pression de l’eau dans les plantes',
  ] as const;
  const inFrench = (prompt: ReceivedPrompt) => ({
    questions: goodQuestions(prompt).questions.map((one) => ({
      ...one,
      question: french[0],
      answer: french[1],
      explanation: french[1],
    })),
  });

  it('is told so once, and believed when it mends it', async () => {
    let isMended = false;
    scene.server.reply = (prompt) => {
      if (prompt.schema !== 'quiz' || isMended) return carefulModel(prompt);
      isMended = true;
      return { json: inFrench(prompt) };
    };
    const { questions, note } = await quiz();
    expect([questions[0]?.provenance.engine, note]).toEqual(['model', undefined]);
    const told = scene.server.received.filter(({ user }) => user.includes('not in the language of the text'));
    expect(told.map(({ schema }) => schema)).toEqual(['quiz']);
  });

  it('and does so again is replaced, and the learner is told why', async () => {
    scene.server.reply = (prompt) => (prompt.schema === 'quiz' ? { json: inFrench(prompt) } : carefulModel(prompt));
    const { questions, note } = await quiz();
    expect(questions[0]?.provenance.engine).toBe('embedded');
    expect(note).toBe(
      'The language model wrote in a different language from the text, so the built-in teacher made this.',
    );
  });

  it.each([
    ['in its own script', '植物细胞不会破裂，因为细胞壁抵抗膨胀。'],
    ['in the same letters', `${french[1]}. ${french[1]}. ${french[0]}`],
  ])('is replaced in a chat before a word of it is seen: %s', async (_, text) => {
    scene.server.reply = (prompt) => (prompt.schema ? carefulModel(prompt) : { text });
    const { events, answer } = await ask();
    expect(events.map(({ type }) => type)).toEqual(['text', 'done']);
    expect(answer.note).toContain('in a different language from the text');
  });

  it('may do so in a chat where the learner asks for it', async () => {
    scene.server.reply = (prompt) => (prompt.schema ? carefulModel(prompt) : { text: `${french[1]} [6].` });
    const { answer } = await ask('Why do plant cells not burst in pure water? Just tell me, in French.');
    expect([answer.markdown, answer.note]).toEqual([`${french[1]}. [1]`, undefined]);
  });
});
