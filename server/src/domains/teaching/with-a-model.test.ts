import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobRun, aPerson, type Person } from '../../../test/factories.ts';
import { failureOf } from '../../../test/failure.ts';
import { carefulModel } from '../../../test/membranes.ts';
import { aSprintFromNotes, buildModelApp, type ModelApp, uploadNotes } from '../../../test/model-app.ts';
import { openAsTaker } from '../../../test/quizzes.ts';
import { numberOf } from '../../../test/scripted-model.ts';
import { describeBadAnswers } from '../../operator/bad-answers.ts';
import { assistantWork, sweepMarks } from '../tutor/assistant.jobs.ts';

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
  sprintId = await aSprintFromNotes(scene, learner, documentId);
}, 300_000);
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
    const asked = assessment.questions.filter(({ form }) => form !== 'card');
    expect(asked.length).toBeGreaterThan(0);
    for (const { options, correct_answer, mistakes } of [...questions, ...asked]) {
      expect(options.map((option, i) => [option === correct_answer, mistakes?.[i]])).toEqual(
        options.map((option) => (option === correct_answer ? [true, ''] : [false, mistake])),
      );
    }
  });
});

it('all calls for a quiz, its checks included, are booked together', async () => {
  const calls = () => scene.app.db.queries.selectFrom('teaching_usage').select(['quiz', 'purpose']).execute();
  const before = new Set((await calls()).map(({ quiz }) => quiz));
  await aQuiz();
  const made = (await calls()).filter(({ quiz }) => !before.has(quiz));
  const purposesOf = (id: string | null) => made.filter(({ quiz }) => quiz === id).map(({ purpose }) => purpose);
  const quizzes = [...new Set(made.map(({ quiz }) => quiz))];
  expect(quizzes.map((id) => purposesOf(id).toSorted())).toContainEqual(['check', 'quiz', 'quiz']);
});

describe('the tutor', () => {
  const ask = (prompt = 'What is osmosis? Just tell me.') =>
    learner.client.assistant.ask({ query: { learning_path_id: sprintId }, body: { prompt } });
  const lastPrompt = () => scene.model.received.findLast(({ isStreamed }) => isStreamed)?.user ?? '';

  it('is told the level of the profile, and what was answered wrongly', async () => {
    const { id, questions } = await learner.client.practice.make({ params: { sprintId }, query: { day_range: '1' } });
    const [first] = questions;
    const wrong = first!.options.find((option) => option !== first!.correct_answer)!;
    await learner.client.practice.submit({ body: { assessment_id: id, answers: { q1: wrong } } });
    await learner.client.onboarding.saveAcademicProfile({ body: { level: 300 } });
    await ask();
    expect(lastPrompt()).toContain('in a 300-level course');
    expect(lastPrompt()).toContain(`- ${first!.question} Chose: ${wrong} Right: ${first!.correct_answer}`);
  });

  it('of a document is told the level too', async () => {
    await learner.client.onboarding.saveAcademicProfile({ body: { level: 400 } });
    await learner.client.documents.ask({ params: { id: documentId }, body: { question: 'What is osmosis?' } });
    expect(lastPrompt()).toContain('in a 400-level course');
  });

  it('proposes a card, which is there again with the conversation', async () => {
    scene.model.reply = (prompt) => {
      const reply = carefulModel(prompt);
      const at = numberOf(prompt, 'do not burst');
      return 'text' in reply ? { text: `${reply.text}\nCard: What resists? | The cell wall [${at}]` } : reply;
    };
    const { id, card } = await ask();
    scene.model.reply = carefulModel;
    const { messages } = await learner.client.assistant.history({ query: { learning_path_id: sprintId } });
    expect(card).toEqual({ front: 'What resists?', back: 'The cell wall' });
    expect(messages.find((message) => message.id === id)?.card).toEqual(card);
  });

  it('has a bad answer told to the operator, with question, reason and model, and without a name', async () => {
    const { id, response } = await ask();
    const mark = (reason: 'wrong' | 'unclear', words = '') =>
      learner.client.assistant.mark({ params: { messageId: id }, body: { reason, words } });
    await mark('wrong');
    await mark('unclear', 'Too short for me.');
    const { messages } = await learner.client.assistant.history({ query: { learning_path_id: sprintId } });
    expect(messages.find((message) => message.id === id)?.marked).toBe('unclear');
    const told = await describeBadAnswers(scene.app.deps);
    expect(told).toMatch(/^\d{4}-\d\d-\d\d {2}scripted-1 {2}unclear: Too short for me\.\n {2}asked {3}What is osmosis/);
    expect(told).toContain(response.slice(0, 40));
    expect(told).not.toMatch(/Zebulon|7731/);
  });
});

it('nobody calls an answer bad that was given to another', async () => {
  const { messages } = await learner.client.assistant.history({ query: { learning_path_id: sprintId } });
  const answer = messages.find(({ role }) => role === 'assistant');
  const stranger = await aPerson(scene.app);
  const marking = stranger.client.assistant.mark({
    params: { messageId: answer?.id ?? '' },
    body: { reason: 'wrong' },
  });
  expect(await failureOf(marking)).toMatchObject({ status: 404 });
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

it('what was called bad is forgotten after half a year', async () => {
  const sweep = assistantWork(scene.app).find(({ job }) => job === sweepMarks);
  await sweep?.handle({}, aJobRun);
  expect(await describeBadAnswers(scene.app.deps)).toContain('unclear');
  scene.app.clock.advance({ days: 181 });
  await sweep?.handle({}, aJobRun);
  expect(await describeBadAnswers(scene.app.deps)).toBe('No answer of the tutor was called bad.');
});
