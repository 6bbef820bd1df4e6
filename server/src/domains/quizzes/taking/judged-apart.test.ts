import { judge, mostSteps, type TypedKey } from '@akada/answers';
import type { DraftQuestion } from '@akada/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aQuiz, openAsTaker } from '../../../../test/quizzes.ts';
import { workerScript } from '../../../../test/worker-scripts.ts';
import { createJudgeApart, type JudgeApart } from '../../../platform/judging/judge-apart.ts';

const usual = createJudgeApart(workerScript('judging'));
/** What stands in this app for the threads, and how many answers went to them. */
let apart: JudgeApart = usual;
let sentApart = 0;

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp({
    judgeApart: (answers, who) => {
      sentApart += answers.length;
      return apart(answers, who);
    },
  });
  owner = await aPerson(app);
});
afterAll(() => app.close());

const many = 12;
const letters = 290;
const padded = (text: string, piece: string) => text + piece.repeat((letters - text.length) / piece.length);
const keyOf = (at: number): TypedKey => ({ kind: 'expression', key: `x^2 + ${at}x`, nots: [`x^2 - ${at}x`] });
/** Right, known as a slip, wrong, and more than can be read, in turns. */
const longAnswers = Array.from(
  { length: many },
  (_, at) =>
    [padded(`x^2 + ${at}x`, '+0'), padded(`x^2 - ${at}x`, '-0'), padded('x', '+1'), padded('', '1/')][at % 4] ?? '',
);

/** Of each list another text with the same value: what was judged for one is not known of the next. */
let spaces = 0;
const longQuestions = (mark: string) => {
  spaces += 1;
  return longAnswers.map((_, at): DraftQuestion => {
    const { nots = [], key, kind } = keyOf(at);
    const typed = { kind, key: key.replace('x^2 ', `x^2${' '.repeat(spaces)}`), nots } as DraftQuestion['typed'];
    return {
      question: `${mark}, number ${at}: what is it?`,
      options: [],
      correct_answer: null,
      typed,
      explanation: '',
    };
  });
};

/** Opens a quiz; gives what hands the same attempt in, again and again. */
async function aLongHandIn(mark: string, typed = longAnswers) {
  const quiz = await aQuiz(owner, { questions: longQuestions(mark) });
  const opened = await openAsTaker(app.client(), quiz);
  const answers = opened.quiz_content.questions.map(({ id, question }) => ({
    question_id: id,
    typed_answer: typed[Number(/number (\d+)/.exec(question)?.[1])] ?? '',
  }));
  const body = { quiz_id: opened.quiz_id, attempt_token: opened.attempt_token ?? '', results: { answers } };
  const stored = () => owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
  return { send: () => app.client().quizzes.submit({ body }), stored };
}

it('T103 a long hand-in is judged in a thread, each answer as everywhere', async () => {
  sentApart = 0;
  const { send } = await aLongHandIn('Apart');
  const result = await send();
  expect(sentApart).toBeGreaterThan(many / 2);
  const isRight = longAnswers.map((answer, at) => judge(keyOf(at), answer).is === 'right');
  expect(isRight.filter(Boolean)).toHaveLength(many / 4);
  const given = result.answers ?? [];
  expect(given.map(({ is_correct }) => is_correct)).toEqual(isRight);
  expect(
    await usual(
      longAnswers.map((answer, at) => ({ typed: keyOf(at), answer, most: mostSteps })),
      'ada',
    ),
  ).toEqual(longAnswers.map((answer, at) => judge(keyOf(at), answer)));
});

it('T103 a few answers that take long are judged in a thread too', async () => {
  sentApart = 0;
  const { send } = await aLongHandIn(
    'Few',
    longAnswers.map((long, at) => (at < 3 ? long : 'x')),
  );
  expect(await send()).toMatchObject({ correctAnswers: 1 });
  expect(sentApart).toBeGreaterThan(0);
});

it('a hall’s usual hand-in is judged where it arrives', async () => {
  sentApart = 0;
  const { send } = await aLongHandIn(
    'Usual',
    longAnswers.map((_, at) => `x(x + ${at})`),
  );
  expect(await send()).toMatchObject({ correctAnswers: many });
  expect(sentApart).toBe(0);
});

it.each<[string, JudgeApart]>([
  ['no room', createJudgeApart(workerScript('judging'), { most: 0 })],
  ['a thread that dies', createJudgeApart(new URL('data:text/javascript,process.exit(1)'))],
  ['no time', createJudgeApart(workerScript('judging'), { ms: 0 })],
])('T103 with %s a long hand-in is asked for again, and counts once when it comes', async (why, broken) => {
  const { send, stored } = await aLongHandIn(why);
  apart = broken;
  const refused = await failureOf(send()).finally(() => {
    apart = usual;
  });
  expect(refused).toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
  expect((await stored()).attempts).toBe(0);
  expect(await send()).toMatchObject({ correctAnswers: many / 4, totalQuestions: many });
  expect((await stored()).attempts).toBe(1);
});
