import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AskedQuestion, askedIn, solvedBy } from '../../../../../test/examinee.ts';
import { fair, flawed, type HandWritten, inflation } from '../../../../../test/inflation.ts';
import { carefulModel, membranes } from '../../../../../test/membranes.ts';
import { type ModelScene, openModelScene, startEngine } from '../../../../../test/model-scene.ts';
import { numberOf, type ReceivedPrompt, type ScriptedReply } from '../../../../../test/scripted-model.ts';

/** How questions of a model are made: planned, written, solved by who does not see the key. */

const engine = startEngine();
beforeAll(() => engine.run('indexLesson', [[inflation], undefined]));
afterAll(() => engine.close());

let scene: ModelScene;
beforeEach(async () => {
  scene = await openModelScene({ engine });
});
afterEach(() => scene.close());

const context = { accountId: 'ada', address: '10.0.0.1' };
const all = [...flawed, ...fair];

const pointOf = ({ question, words }: HandWritten, prompt: ReceivedPrompt) => ({
  about: question,
  difficulty: 'medium',
  sentences: [numberOf(prompt, words)],
});

const draftOf = ({ question, answer, distractors, words }: HandWritten, prompt: ReceivedPrompt) => ({
  question,
  answer,
  distractors: distractors.map((text) => ({ text, misconception: 'Takes one thing for another.' })),
  explanation: 'The notes say so.',
  form: 'true-of',
  difficulty: 'medium',
  sentences: [numberOf(prompt, words)],
});

/** Reads the questions as the hand that wrote them knows them. */
function verdictOn({ number, text, options }: AskedQuestion) {
  const known = all.find(({ question }) => question === text)!;
  const right = known.trueOptions ?? [known.answer];
  const isTrue = (option: string) => right.includes(option);
  const chosen = options.filter((option) => isTrue(option.text));
  return {
    question: number,
    chosen: chosen.length === 1 ? chosen[0]!.label : 'none',
    options: options.map(({ label, text: option }) => ({ label, verdict: isTrue(option) ? 'true' : 'false' })),
    isFair: known.fault === undefined,
    fault: known.fault ?? '',
  };
}

/** A model that writes these questions and knows how each of them is to be judged. */
function handWith(questions: readonly HandWritten[]) {
  return (prompt: ReceivedPrompt): ScriptedReply => {
    const named = questions.filter(({ question }) => prompt.user.includes(`. ${question} (`));
    switch (prompt.schema) {
      case 'points':
        return { json: { points: questions.map((one) => pointOf(one, prompt)) } };
      case 'quiz':
        return { json: { questions: named.map((one) => draftOf(one, prompt)) } };
      case 'rewrite':
        return { json: { questions: [] } };
      case 'blind':
        return { json: { answers: askedIn(prompt).map(({ number }) => ({ question: number, chosen: 'none' })) } };
      default:
        return { json: { answers: askedIn(prompt).map(verdictOn) } };
    }
  };
}

const make = (n: number) => scene.teacher.makeQuiz([inflation], n, { seed: 's' }, context);
const stems = async (n = 10) => {
  const { questions, spare = [] } = await make(n);
  return [...questions, ...spare].map(({ stem }) => stem);
};
const received = (schema: string) => scene.server.received.filter((prompt) => prompt.schema === schema);

describe.each(['light', 'full'] as const)('with %s checks', (checks) => {
  beforeEach(async () => {
    await scene.close();
    scene = await openModelScene({ engine, checks });
  });

  it.each(flawed.map((one) => [one.about, one] as const))('%s does not get through', async (_, bad) => {
    scene.server.reply = handWith([bad, fair[0]!]);
    expect(await stems()).toEqual([fair[0]!.question]);
  });

  it.each(fair.map((one) => [one.about, one] as const))('%s gets through', async (_, good) => {
    scene.server.reply = handWith([good]);
    expect(await stems()).toEqual([good.question]);
  });
});

it('twenty are written for ten, and of those only the fair ones are given', async () => {
  scene.server.reply = handWith(all);
  expect((await stems()).toSorted()).toEqual(fair.map(({ question }) => question).toSorted());
});

it('what is more than was asked for is offered beside it', async () => {
  scene.server.reply = handWith(fair);
  const { questions, spare, reason } = await make(5);
  expect([questions.length, spare?.length, reason]).toEqual([5, 5, undefined]);
});

it('nobody who solves sees the key: the options come in an order of their own', async () => {
  scene.server.reply = handWith(fair);
  await make(10);
  const sheets = received('check').flatMap(askedIn);
  expect(sheets).toHaveLength(10);
  const places = sheets.map(({ text, options }) => {
    const { answer } = fair.find(({ question }) => question === text)!;
    return options.findIndex((option) => option.text === answer);
  });
  expect(new Set(places).size).toBeGreaterThan(1);
  for (const { user } of received('check')) expect(user).not.toMatch(/explanation|The notes say so/);
});

it('calls about one text begin alike, so that a provider need not read it anew', async () => {
  scene.server.reply = handWith(fair);
  await make(3);
  const beginnings = scene.server.received.map(({ user }) => /^<source-[\s\S]*<\/source-\w+>/.exec(user)?.[0]);
  expect(beginnings.length).toBeGreaterThan(2);
  expect(new Set(beginnings).size).toBe(1);
});

it('without checks nothing is solved', async () => {
  await scene.close();
  scene = await openModelScene({ engine, checks: 'off' });
  scene.server.reply = handWith(fair);
  expect((await make(10)).questions).toHaveLength(10);
  expect(scene.server.received.map(({ schema }) => schema).toSorted()).toEqual(['points', 'quiz', 'quiz']);
});

describe('with full checks', () => {
  beforeEach(async () => {
    await scene.close();
    scene = await openModelScene({ engine, checks: 'full' });
  });

  it('each question is solved three times with its options in other orders', async () => {
    scene.server.reply = handWith(fair.slice(0, 4));
    await make(4);
    const orders = received('solve').map((prompt) => JSON.stringify(askedIn(prompt)));
    expect([orders.length, new Set(orders).size]).toEqual([3, 3]);
  });

  it('one that was not solved every time is left out', async () => {
    const hand = handWith(fair.slice(0, 2));
    scene.server.reply = (prompt) =>
      prompt.schema === 'solve' && received('solve').length === 2
        ? { json: solvedBy(prompt, (question) => (question === fair[0]!.question ? 'none of them' : fair[1]!.answer)) }
        : hand(prompt);
    expect(await stems()).toEqual([fair[1]!.question]);
  });

  it('what a lecturer would not put is written anew once', async () => {
    const bad = flawed.find(({ about }) => about === 'a silly option')!;
    const hand = handWith([bad]);
    scene.server.reply = (prompt) =>
      prompt.schema === 'rewrite' ? { json: { questions: [draftOf(fair[2]!, prompt)] } } : hand(prompt);
    expect(await stems()).toEqual([fair[2]!.question]);
    expect(received('rewrite')[0]?.user).toContain(bad.fault);
  });

  it('at most a third of what anyone answers without the text is given', async () => {
    const hand = handWith(fair);
    scene.server.reply = (prompt) =>
      prompt.schema === 'blind'
        ? { json: solvedBy(prompt, (text) => fair.find(({ question }) => question === text)!.answer) }
        : hand(prompt);
    expect(await stems()).toHaveLength(3);
  });

  it('who answers blind is shown no text', async () => {
    scene.server.reply = handWith(fair.slice(0, 2));
    await make(2);
    const [blind] = received('blind');
    expect(blind?.user).toContain(fair[0]!.question);
    expect(blind!.user).not.toMatch(/source-|sustained rise in the general level of prices\. A rise/);
  });
});

it('another model may solve, and is named where its use is booked', async () => {
  await scene.close();
  scene = await openModelScene({ engine, checkName: 'scripted-small' });
  scene.server.reply = handWith(fair.slice(0, 2));
  await make(2);
  expect(scene.server.received.map(({ schema, model }) => [schema, model])).toEqual([
    ['points', 'scripted-1'],
    ['quiz', 'scripted-1'],
    ['check', 'scripted-small'],
  ]);
});

describe('in the time that is given', () => {
  const signal = () => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    return { send: () => send(), sent };
  };

  it('comes what has passed by then, and the rest later', async () => {
    const [release, passed] = [signal(), signal()];
    const hand = handWith(fair);
    let checks = 0;
    scene.server.reply = async (prompt) => {
      if (prompt.schema === 'check' && ++checks > 1) await release.sent;
      return hand(prompt);
    };
    const onProgress = (share: number) => share > 0.2 && passed.send();
    const hurried = { ...context, onProgress, until: passed.sent };
    const quiz = await scene.teacher.makeQuiz([inflation], 10, { seed: 's' }, hurried);
    release.send();
    expect([quiz.questions.length, quiz.reason]).toEqual([5, expect.stringContaining('in your drafts')]);
    const known = [...quiz.questions, ...(await quiz.later)!].map(({ stem }) => stem).toSorted();
    expect(known).toEqual(fair.map(({ question }) => question).toSorted());
  });

  it('comes a quiz of the built-in teacher where nothing has passed, with what passes later beside it', async () => {
    const [release, asked] = [signal(), signal()];
    scene.server.reply = async (prompt) => {
      asked.send();
      await release.sent;
      return carefulModel(prompt);
    };
    const hurried = { ...context, until: asked.sent };
    const making = scene.teacher.makeQuiz([membranes], 3, { seed: 's' }, hurried);
    await asked.sent;
    release.send();
    const quiz = await making;
    expect(new Set(quiz.questions.map(({ provenance }) => provenance.engine))).toEqual(new Set(['embedded']));
    expect(quiz.note).toContain('took too long');
    expect(new Set((await quiz.later)!.map(({ provenance }) => provenance.engine))).toEqual(new Set(['model']));
  });
});

it('says what happens, in words for the learner', async () => {
  scene.server.reply = handWith(fair);
  const doing: string[] = [];
  await scene.teacher.makeQuiz([inflation], 10, { seed: 's' }, { ...context, onProgress: (_, now) => doing.push(now) });
  expect([...new Set(doing)]).toEqual(['Choosing what to ask', 'Writing the questions', 'Checking the questions']);
});

it('what passed before the model went away is given, and the reason says so', async () => {
  const hand = handWith(fair);
  let checks = 0;
  scene.server.reply = (prompt) => (prompt.schema === 'check' && ++checks > 1 ? { status: 401 } : hand(prompt));
  const { questions, reason, note } = await make(10);
  expect([questions.length, note]).toEqual([5, undefined]);
  expect(reason).toContain('5 questions passed every check before');
});
