import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { askedIn, judgedAs } from '../../../../test/examinee.ts';
import { startEngine } from '../../../../test/model-scene.ts';
import { numberOf, type ScriptedModel, sentencesIn, startScriptedModel } from '../../../../test/scripted-model.ts';
import { runTrial } from './trial.ts';

const engine = startEngine();
afterAll(() => engine.close());

let server: ScriptedModel;
beforeEach(async () => {
  server = await startScriptedModel();
});
afterEach(() => server.close());

const answers = [
  'At the price where both quantities are equal',
  'It is a substitute',
  'The curve moves to the left',
  'It lasts',
];
const written = answers.map((answer, i) => ({
  question: [
    'Where does the market rest?',
    'What is rice to garri?',
    'What does a flood do to supply?',
    'What does a low ceiling do to a shortage?',
  ][i]!,
  answer,
  distractors: ['Nothing at all', 'Something else', 'The very opposite'].map((text) => ({ text, misconception: '' })),
  explanation: 'The lecture says so.',
  form: 'true-of',
  difficulty: 'easy',
}));

/** A model that teaches the sample well. */
const good: ScriptedModel['reply'] = (prompt) => {
  const places = ['equals the quantity supplied', 'are substitutes', 'moves to the left', 'makes the shortage last'];
  const at = (i: number) => [numberOf(prompt, places[i]!)];
  switch (prompt.schema) {
    case 'points':
      return {
        json: { points: written.map(({ question }, i) => ({ about: question, difficulty: 'easy', sentences: at(i) })) },
      };
    case 'quiz':
      return { json: { questions: written.map((one, i) => ({ ...one, sentences: at(i) })) } };
    case 'check':
      return {
        json: {
          answers: askedIn(prompt).map(({ number, options }) => {
            const right = options.find(({ text }) => answers.includes(text))!.label;
            const judged = options.map(({ label }) => ({ label, verdict: label === right ? 'true' : 'false' }));
            return { question: number, chosen: right, options: judged, isFair: true, fault: '' };
          }),
        },
      };
    case 'claims':
      return { json: judgedAs('stated', prompt) };
    case 'plan':
      return {
        json: { days: [{ number: 1, title: 'Supply and demand', objective: 'Explain how a price comes about.' }] },
      };
    case 'lesson':
      return { json: { paragraphs: sentencesIn(prompt).map(({ number, text }) => ({ text, sentences: [number] })) } };
    default:
      return { text: `${sentencesIn(prompt)[0]!.text.replace(/\.$/, '')} [${sentencesIn(prompt)[0]!.number}].` };
  }
};

const trial = () =>
  runTrial(
    {
      provider: 'openai-compatible',
      baseUrl: server.url,
      apiKey: undefined,
      name: 'm',
      checkName: undefined,
      checks: 'light',
    },
    { engine, log: pino({ level: 'silent' }), prices: { input: 1, output: 2 } },
  );

it('a model that keeps enough questions, writes a lesson and answers is good enough', async () => {
  server.reply = good;
  const { isPassed, lines } = await trial();
  expect([isPassed, lines.at(-1)]).toEqual([true, 'm is good enough to teach.']);
  expect(lines[0]).toMatch(/^Quiz \(\d+\.\d s, cost 0\.00\d*[1-9]\d*\): passed$/);
  expect(lines.join('\n')).toContain('kept     What is rice to garri?');
  expect(lines.at(-2)).toMatch(/^\d+ calls, \d+ tokens read, \d+ written, cost 0\.\d+/);
});

it('what was refused is printed with the reason', async () => {
  server.reply = (prompt) =>
    prompt.schema === 'quiz'
      ? { json: { questions: written.map((one, i) => ({ ...one, sentences: i === 0 ? [9999] : [1] })) } }
      : good(prompt);
  const { lines } = await trial();
  expect(lines.join('\n')).toMatch(
    /refused {2}Where does the market rest\?\n +because it names no sentence of the text/,
  );
});

it('a model that cannot be reached is not good enough', async () => {
  server.reply = () => ({ status: 401 });
  const { isPassed, lines } = await trial();
  expect([isPassed, lines.join()]).toEqual([false, expect.stringContaining('couldn’t reach')]);
});
