import type { LessonIndex } from '@akada/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judged, judgedAs } from '../../../../test/examinee.ts';
import { carefulModel, goodQuestions, membranes } from '../../../../test/membranes.ts';
import { follow, type ModelScene, openModelScene, startEngine } from '../../../../test/model-scene.ts';
import { numberOf, sentencesIn } from '../../../../test/scripted-model.ts';
import { Circuit } from './circuit.ts';

/** What a provider does wrong, and that the learner is taught all the same. */

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
const quiz = (n = 3) => scene.teacher.makeQuiz([membranes], n, { seed: 's' }, context);
const ask = (message = 'Why do plant cells not burst in pure water? Just tell me.') =>
  follow(scene.teacher.answer(message, lesson, undefined, context));
const makers = (questions: { provenance: { engine: string } }[]) => [
  ...new Set(questions.map(({ provenance }) => provenance.engine)),
];
/** What was asked for, call by call. */
const askedFor = () => scene.server.received.map(({ schema }) => schema);
const outcomes = () => scene.settled.map(({ outcome }) => outcome);

describe('a provider that refuses', () => {
  it('for a moment with 429 is asked again', async () => {
    scene.server.reply = (prompt) =>
      scene.server.received.length === 1 ? { status: 429, headers: { 'retry-after': '1' } } : carefulModel(prompt);
    const { questions, note } = await quiz();
    expect(askedFor()).toEqual(['points', 'points', 'quiz', 'check']);
    expect([makers(questions), note]).toEqual([['model'], undefined]);
  });

  it('for longer than a learner waits is replaced at once', async () => {
    scene.server.reply = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    const { questions, note } = await quiz();
    expect(scene.server.received).toHaveLength(1);
    expect([makers(questions), note]).toEqual([['embedded'], expect.stringContaining('couldn’t reach')]);
  });

  it('once with 500 is asked again', async () => {
    scene.server.reply = (prompt) => (scene.server.received.length === 1 ? { status: 500 } : carefulModel(prompt));
    expect(makers((await quiz()).questions)).toEqual(['model']);
  });

  it('always with 500 is replaced, the learner is told, and nothing is charged', async () => {
    scene.server.reply = () => ({ status: 500 });
    const { questions, note } = await quiz();
    expect(questions.length).toBeGreaterThan(0);
    expect([makers(questions), note]).toEqual([['embedded'], expect.stringContaining('built-in teacher')]);
    expect(scene.server.received).toHaveLength(3);
    expect(scene.settled).toMatchObject([{ outcome: 'failed', inputTokens: 0, outputTokens: 0 }]);
    expect(scene.fallbacks).toEqual(['unavailable']);
  });

  it('the key is not asked again, and the key is not logged', async () => {
    scene.server.reply = () => ({ status: 401 });
    expect(makers((await quiz()).questions)).toEqual(['embedded']);
    expect(scene.server.received).toHaveLength(1);
    expect(scene.server.received[0]?.headers.authorization).toBe('Bearer key');
    expect(scene.logLines.join()).toContain('401');
    expect(scene.logLines.join()).not.toMatch(/Bearer|osmosis/i);
  });
});

describe('a provider that breaks off', () => {
  it.each([
    ['stalls without a word', { stallAfter: '' }],
    ['is cut off', { cutAfter: '{"questions": [{"question": "Why' }],
  ])('and %s is replaced', async (_, reply) => {
    scene.server.reply = () => reply;
    const { questions, note } = await quiz();
    expect([makers(questions), note]).toEqual([['embedded'], expect.stringContaining('couldn’t reach')]);
    expect(outcomes()).toEqual(['failed']);
  });

  it.each([
    ['stalls', (text: string) => ({ stallAfter: text })],
    ['is cut off', (text: string) => ({ cutAfter: text })],
  ])('in the middle of an answer (%s) has it begun anew by the built-in teacher', async (_, broken) => {
    scene.server.reply = (prompt) =>
      broken(
        `Plant cells do not burst because the cell wall resists the expansion [${numberOf(prompt, 'do not burst')}]. And then the`,
      );
    const { answer, shown, events } = await ask();
    expect(events.map(({ type }) => type)).toEqual(['text', 'restart', 'text', 'done']);
    expect(shown).toBe(answer.markdown);
    expect(answer.provenance.map(({ engine }) => engine)).toContain('embedded');
    expect(answer.note).toContain('built-in teacher');
    expect(scene.settled).toMatchObject([{ outcome: 'failed', outputTokens: 0 }]);
  });
});

describe('a provider that never comes to an end', () => {
  const letters = 'all work and no play '.repeat(50);

  it('is cut off in the middle of a streamed answer, which the built-in teacher begins anew', async () => {
    scene.server.reply = () => ({ endless: letters });
    const { answer } = await ask();
    expect(answer.note).toContain('built-in teacher');
    expect(scene.settled).toMatchObject([{ outcome: 'failed', outputTokens: 0 }]);
    expect(scene.logLines.join()).toContain('wrote more than it was asked for');
  });

  it('is cut off when it streams blanks and nothing else', async () => {
    scene.server.reply = () => ({ endless: ' ' });
    expect((await ask()).answer.note).toContain('built-in teacher');
  });

  it('is cut off when it only keeps the line busy', async () => {
    await scene.close();
    scene = await openModelScene({ engine, pieceMs: 60_000, streamMs: 500 });
    scene.server.reply = () => ({ endless: '' });
    expect((await ask()).answer.note).toContain('built-in teacher');
    expect(scene.logLines.join()).toContain('wrote for longer than 0.5 s');
  });

  it('is cut off in an answer that is not streamed', async () => {
    scene.server.reply = () => ({ endless: letters });
    const { questions, note } = await quiz();
    expect([makers(questions), note]).toEqual([['embedded'], expect.stringContaining('couldn’t reach')]);
  });

  it('and one that answers at far greater length than it was asked are not believed', async () => {
    scene.server.reply = (prompt) => ({ json: { ...goodQuestions(prompt), more: 'x'.repeat(200_000) } });
    const { questions } = await quiz();
    expect(makers(questions)).toEqual(['embedded']);
  });
});

describe('a circuit', () => {
  it('opens after repeated failures, spares the provider, and closes when one call succeeds', async () => {
    await scene.close();
    let now = 0;
    scene = await openModelScene({ engine, circuit: new Circuit({ now: () => now, failuresToOpen: 2, openMs: 1000 }) });
    scene.server.reply = () => ({ status: 503, headers: { 'retry-after': '3600' } });
    for (let n = 0; n < 4; n++) expect((await ask()).answer.note).toContain('couldn’t reach');
    expect(scene.server.received).toHaveLength(2);

    now = 1001;
    scene.server.reply = carefulModel;
    expect((await ask()).answer.note).toBeUndefined();
    expect((await ask()).answer.note).toBeUndefined();
    expect(scene.server.received.filter(({ isStreamed }) => isStreamed)).toHaveLength(4);
  });

  it('lets one call through to try while the others are spared', () => {
    let now = 0;
    const circuit = new Circuit({ now: () => now, failuresToOpen: 1, openMs: 10 });
    circuit.failed();
    now = 11;
    expect([circuit.enter(), circuit.enter()]).toEqual([true, false]);
    circuit.failed();
    expect(circuit.enter()).toBe(false);
  });
});

describe('a model that writes badly', () => {
  it('T48 gets one chance to repair malformed JSON', async () => {
    scene.server.reply = (prompt) =>
      scene.server.received.length === 1 ? { text: '{"points": [{"about": 5' } : carefulModel(prompt);
    const { questions, note } = await quiz();
    expect([makers(questions), note]).toEqual([['model'], undefined]);
    expect(askedFor()).toEqual(['points', 'points', 'quiz', 'check']);
    expect(scene.server.received[1]?.user).toContain('not usable');
    expect(outcomes()).toEqual(['rejected', 'done', 'done', 'done']);
  });

  it('T48 is replaced after the repair failed too, with a clear note', async () => {
    scene.server.reply = () => ({ json: { questions: 'none' } });
    const { questions, note } = await quiz();
    expect(scene.server.received).toHaveLength(2);
    expect([makers(questions), note]).toEqual([['embedded'], expect.stringContaining('couldn’t read')]);
    expect(scene.fallbacks).toEqual(['malformed']);
  });

  it('is understood within a code fence, without another call', async () => {
    scene.server.reply = (prompt) => {
      const reply = carefulModel(prompt);
      return 'json' in reply ? { text: `Sure!\n\`\`\`json\n${JSON.stringify(reply.json)}\n\`\`\`` } : reply;
    };
    expect(makers((await quiz()).questions)).toEqual(['model']);
    expect(askedFor()).toEqual(['points', 'quiz', 'check']);
  });

  it('has questions dropped that name no sentence of the text', async () => {
    scene.server.reply = (prompt) =>
      prompt.schema === 'quiz'
        ? { json: { questions: goodQuestions(prompt).questions.map((one) => ({ ...one, sentences: [9999] })) } }
        : carefulModel(prompt);
    const { questions, note } = await quiz();
    expect([makers(questions), note]).toEqual([['embedded'], expect.stringContaining('isn’t in the text')]);
  });

  it('gives fewer questions where too few pass, says so, and nobody fills up', async () => {
    scene.server.reply = (prompt) =>
      prompt.schema === 'quiz'
        ? { json: { questions: goodQuestions(prompt).questions.slice(0, 1) } }
        : carefulModel(prompt);
    const { questions, reason, note } = await quiz();
    expect([questions.length, makers(questions), note]).toEqual([1, ['model'], undefined]);
    expect(reason).toContain('1 good question');
  });

  it('has claims taken back that the lesson does not bear out', async () => {
    scene.server.reply = (prompt) => {
      if (prompt.schema === 'claims') return { json: judged(prompt, (claim) => claim.startsWith('Plant cells')) };
      const at = numberOf(prompt, 'do not burst');
      return {
        text: `Plant cells do not burst because the cell wall resists the expansion [${at}]. Robert Hooke found this in 1665 [${at}]. Animal muscles contract strongly. The wall is 7 micrometres thick [${at}].`,
      };
    };
    const { answer, shown } = await ask();
    expect(answer.markdown).toBe('Plant cells do not burst because the cell wall resists the expansion. [1]');
    expect(shown).toBe(answer.markdown);
    expect(answer.provenance).toMatchObject([
      { engine: 'model', model: 'scripted-1', sentence: expect.stringContaining('do not burst') },
    ]);
  });

  it('that claims nothing it can show is replaced', async () => {
    scene.server.reply = (prompt) =>
      prompt.schema === 'claims'
        ? { json: judgedAs('not stated', prompt) }
        : { text: 'Because of the vacuole and its tonoplast, as every botanist knows.' };
    const { answer } = await ask();
    expect(answer.provenance.map(({ engine }) => engine)).toContain('embedded');
    expect(answer.note).toContain('isn’t in the text');
  });

  it('that gives the answer away in a hint has that sentence kept back', async () => {
    scene.server.reply = (prompt) => {
      const at = numberOf(prompt, 'do not burst');
      return {
        text: `The cell wall resists the expansion [${at}]. Look under Osmosis, at plant cells in pure water [${at}].`,
      };
    };
    const { answer } = await ask('Question 1: Why do plant cells not burst in pure water?');
    expect(answer.stage).toBe('hint');
    expect(answer.markdown).not.toContain('resists');
    expect(answer.markdown).toContain('Look under Osmosis');
  });

  it('that finds nothing in the lesson is believed where the engine finds nothing either', async () => {
    scene.server.reply = () => ({ text: 'NOT IN LESSON' });
    const { answer } = await ask('Who won the Nobel Prize for literature in 1986?');
    expect(answer).toMatchObject({ kind: 'not_found', more: false });
  });
});

describe('a lesson', () => {
  const firstDay = async () => {
    const plan = await scene.teacher.planSprint([membranes], { weeks: 1, minutesPerDay: 60 }, { address: '10.0.0.1' });
    return plan.weeks[0]!.days[0]!;
  };
  const lesson = async () => scene.teacher.writeLesson(await firstDay(), [membranes], context);

  it('that a model made up is the source’s own text instead, after one more try', async () => {
    scene.server.reply = (prompt) =>
      prompt.schema === 'claims'
        ? { json: judgedAs('not stated', prompt) }
        : {
            json: {
              paragraphs: sentencesIn(prompt).map(({ number }) => ({
                text: 'Robert Hooke drew cork cells.',
                sentences: [number],
              })),
            },
          };
    const { markdown, note, provenance } = await lesson();
    expect(markdown).toContain('by their own random motion');
    expect(markdown).not.toContain('Hooke');
    expect([note, provenance[0]?.engine]).toEqual([expect.stringContaining('isn’t in the text'), 'embedded']);
    expect(askedFor().filter((schema) => schema === 'lesson')).toHaveLength(2);
  });

  it('may say in other words what the text says, where the judge finds it there', async () => {
    const retold = 'Nobody has to pay for this trip: jostling alone carries everything along.';
    scene.server.reply = (prompt) =>
      prompt.schema === 'lesson'
        ? { json: { paragraphs: sentencesIn(prompt).map(({ number }) => ({ text: retold, sentences: [number] })) } }
        : carefulModel(prompt);
    const { markdown, note } = await lesson();
    expect([markdown.includes(retold), note]).toEqual([true, undefined]);
  });

  it('that leaves a section out is the source’s own text instead', async () => {
    scene.server.reply = (prompt) => {
      const [first] = sentencesIn(prompt);
      if (prompt.schema === 'claims') return { json: judgedAs('stated', prompt) };
      return { json: { paragraphs: [{ text: first!.text, sentences: [first!.number] }] } };
    };
    const { markdown, note } = await lesson();
    expect(markdown).toContain('sodium–potassium pump');
    expect(note).toContain('built-in teacher');
  });

  it('links each paragraph to its sentences and shows tables as they stand', async () => {
    scene.server.reply = carefulModel;
    const { markdown, provenance, note } = await lesson();
    expect(markdown).toContain('their own random motion. [2]');
    expect(provenance[1]).toMatchObject({
      engine: 'model',
      sentence: expect.stringContaining('their own random motion'),
    });
    expect(markdown).toContain('| Process | Energy | Direction |\n| --- | --- | --- |\n| Diffusion | none |');
    expect(note).toBeUndefined();
  });
});

it('a day keeps its own title where the model’s is not borne out by the text', async () => {
  scene.server.reply = (prompt) =>
    prompt.schema === 'plan'
      ? { json: { days: [{ number: 1, title: 'Famous Vikings', objective: 'Name three famous Viking ships.' }] } }
      : { json: judgedAs('not stated', prompt) };
  const plan = await scene.teacher.planSprint([membranes], { weeks: 1, minutesPerDay: 60 }, context);
  expect(JSON.stringify(plan)).not.toContain('Viking');
  expect(plan.note).toContain('built-in teacher');
});

describe('an answer', () => {
  it('comes in pieces, claim by claim', async () => {
    scene.server.reply = (prompt) =>
      prompt.schema === 'claims'
        ? carefulModel(prompt)
        : {
            text: `Osmosis is the movement of water across a selectively permeable membrane [${numberOf(prompt, 'Osmosis is')}]. Plant cells do not burst because the cell wall resists the expansion [${numberOf(prompt, 'do not burst')}].`,
          };
    const { events, answer, shown } = await ask('What is osmosis? Just tell me.');
    expect(events.map(({ type }) => type)).toEqual(['text', 'text', 'done']);
    expect(shown).toBe(answer.markdown);
    expect(answer.provenance).toHaveLength(2);
  });

  it('explains in other words, draws a table and says what is its own', async () => {
    scene.server.reply = (prompt) => {
      if (prompt.schema === 'claims') return carefulModel(prompt);
      const [wall, osmosis] = [numberOf(prompt, 'do not burst'), numberOf(prompt, 'Osmosis is')];
      return {
        text: [
          `Think of a football in a stocking: the stiff coat pushes back [${wall}].`,
          '',
          '| | moves |',
          '| --- | --- |',
          `| Osmosis | water [${osmosis}] |`,
          '',
          'For example: a tomato swells in the rain.',
        ].join('\n'),
      };
    };
    const { answer, shown } = await ask();
    expect(answer.markdown).toBe(
      [
        'Think of a football in a stocking: the stiff coat pushes back. [1]',
        '',
        '| | moves |',
        '| --- | --- |',
        '| Osmosis | water [2] |',
        '',
        'For example: a tomato swells in the rain.',
      ].join('\n'),
    );
    expect([shown.trim(), answer.note]).toEqual([answer.markdown, undefined]);
    const claims = scene.server.received.find(({ schema }) => schema === 'claims')!;
    expect(claims.user).not.toContain('tomato');
  });

  it('knows what was said before', async () => {
    scene.server.reply = carefulModel;
    const said = [
      { by: 'learner' as const, text: 'What is osmosis?' },
      { by: 'tutor' as const, text: 'The movement of water.' },
    ];
    await follow(scene.teacher.answer('And why does the cell not burst?', lesson, undefined, context, { said }));
    expect(scene.server.received[0]?.user).toContain('Student: What is osmosis?\nTutor: The movement of water.');
  });

  it('can be stopped; what came until then is booked', async () => {
    scene.server.reply = (prompt) => ({
      stallAfter: `Plant cells do not burst because the cell wall resists the expansion [${numberOf(prompt, 'do not burst')}]. The`,
    });
    const stop = new AbortController();
    const reading = (async () => {
      for await (const event of scene.teacher.answer(
        'Why do plant cells not burst in pure water? Just tell me.',
        lesson,
        undefined,
        { ...context, signal: stop.signal },
      )) {
        if (event.type === 'text') stop.abort();
      }
    })();
    await expect(reading).rejects.toThrow();
    expect(outcomes()).toEqual(['stopped']);
    expect(scene.settled[0]?.inputTokens).toBeGreaterThan(0);
  });
});

it('a caller without an account starts nothing that costs', async () => {
  scene.server.reply = carefulModel;
  const anonymous = { address: '10.0.0.9' };
  const { questions, note } = await scene.teacher.makeQuiz([membranes], 2, { seed: 's' }, anonymous);
  await follow(scene.teacher.answer('What is osmosis?', lesson, undefined, anonymous));
  expect([makers(questions), note]).toEqual([['embedded'], undefined]);
  expect(scene.server.received).toEqual([]);
});
