import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { aSprintFromNotes, buildModelApp, type ModelApp, uploadNotes } from '../../../test/model-app.ts';
import { openAsTaker } from '../../../test/quizzes.ts';

/** What a learner gets from a language model, through the whole server. */

const canaries = { name: 'Zebulon Kanari', email: 'zebulon.7731@student.example', key: 'sk-kanari-7731' };

let scene: ModelApp;
let learner: Person;
let documentId: string;
let sprintId: string;
beforeAll(async () => {
  scene = await buildModelApp({ AI_API_KEY: canaries.key, LOG_LEVEL: 'debug' });
  learner = await aPerson(scene.app, canaries);
  documentId = await uploadNotes(learner);
  sprintId = await aSprintFromNotes(learner, documentId);
}, 120_000);
afterAll(() => scene.close());

const mistake = 'Takes one thing for another.';
const aQuiz = () => learner.client.quizzes.generate({ body: { document_id: documentId, num_questions: 3 } });

describe('what who chooses a wrong option believes', () => {
  it('is told to who took the quiz and chose it, and not before', async () => {
    const quiz = await aQuiz();
    const taker = scene.app.client({ address: '10.20.30.40' });
    const opened = await openAsTaker(taker, quiz, 'chidi@student.example');
    expect(JSON.stringify(opened)).not.toContain(mistake);
    const { answers } = await taker.quizzes.submit({
      body: {
        quiz_id: opened.quiz_id,
        student_name: 'Chidi',
        student_email: 'chidi@student.example',
        attempt_token: opened.attempt_token ?? '',
        results: {
          answers: opened.quiz_content.questions.map(({ id }) => ({ question_id: id, selected_answer: 'A' as const })),
        },
      },
    });
    expect(answers).toHaveLength(3);
    for (const graded of answers ?? []) expect(graded.mistake).toBe(graded.is_correct ? '' : mistake);
  });

  it('stays with a question whose explanation is edited, and goes with its options', async () => {
    const quiz = await aQuiz();
    const edited = async (version: number, changes: (text: string) => string) => {
      const questions = quiz.quiz_content.questions.map(({ id, question, options, correct_answer }) => ({
        ...{ id, question, correct_answer },
        options: options.map(({ text }) => ({ text: changes(text) })),
        explanation: 'As lecture 3 says.',
      }));
      return learner.client.quizzes.update({ params: { id: quiz.quiz_id }, body: { version, questions } });
    };
    const same = await edited(1, (text) => text);
    expect(same.quiz_content.questions[0]?.mistakes.toSorted()).toEqual(['', mistake, mistake, mistake]);
    const other = await edited(same.version, (text) => `${text}!`);
    expect(other.quiz_content.questions[0]?.mistakes).toEqual([]);
  });

  it('comes with the questions of a day, for under the lesson and for its quiz', async () => {
    const { questions } = await learner.client.sprints.day({ params: { id: sprintId, day: 1 } });
    const assessment = await learner.client.practice.make({
      params: { sprintId },
      query: { day_range: '1' },
    });
    for (const { options, correct_answer, mistakes } of [...questions, ...assessment.questions]) {
      expect(options.map((option, i) => [option === correct_answer, mistakes?.[i]])).toEqual(
        options.map((option) => (option === correct_answer ? [true, ''] : [false, mistake])),
      );
    }
  });
});

it('all calls for a quiz, its checks included, are booked together', async () => {
  const quizOf = () => scene.app.db.queries.selectFrom('teaching_usage').select(['quiz', 'purpose']).execute();
  const before = new Set((await quizOf()).map(({ quiz }) => quiz));
  await aQuiz();
  const made = (await quizOf()).filter(({ quiz }) => !before.has(quiz));
  expect(new Set(made.map(({ quiz }) => quiz)).size).toBe(1);
  expect(made.map(({ purpose }) => purpose).toSorted()).toEqual(['check', 'quiz', 'quiz']);
});

it('no prompt and no line of the log holds the key, or who the learner is', async () => {
  await aQuiz();
  const { length } = scene.model.received;
  await learner.client.assistant.ask({
    query: { learning_path_id: sprintId },
    body: { prompt: 'Why do plant cells not burst in pure water?' },
  });
  expect(scene.model.received.length).toBeGreaterThan(length);
  const asked = new Set(scene.model.received.map(({ schema }) => schema));
  expect([...asked]).toEqual(expect.arrayContaining(['points', 'quiz', 'check', 'lesson', 'plan', undefined]));
  const who = [canaries.email, canaries.name, 'Zebulon', learner.user.id];
  const prompts = scene.model.received.map(({ text }) => text).join('\n');
  for (const canary of [...who, canaries.key]) expect(prompts).not.toContain(canary);
  const log = scene.app.logLines.join('\n');
  expect(log).not.toBe('');
  for (const canary of [canaries.email, canaries.name, 'Zebulon', canaries.key]) expect(log).not.toContain(canary);
});
