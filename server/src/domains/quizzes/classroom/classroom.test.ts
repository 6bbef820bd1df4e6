import type { Body, Quiz } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp, testSecrets } from '../../../../test/harness.ts';
import { aPainting, bringPicture } from '../../../../test/pictures.ts';
import { answersTo, aQuiz, openAsTaker, someQuestions, takeQuiz } from '../../../../test/quizzes.ts';
import { deriveSecrets } from '../../../platform/secrets.ts';
import { readLaptopCode, writeLaptopCode } from './laptop-code.rules.ts';
import { isSignedBy, openLaptopKey } from './laptop-key.ts';

type File = Body<'classroom', 'bring'>;

let laptop: TestApp;
let site: TestApp;
beforeAll(async () => {
  laptop = await buildTestApp({
    env: { CLASSROOM: 'on' },
    addresses: () => [{ address: '192.168.43.1', network: 'wlan0' }],
  });
  site = await buildTestApp();
});
afterAll(() => Promise.all([laptop.close(), site.close()]));

/** Signed up on the laptop itself: from elsewhere nobody can. */
async function aLecturer(): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = { email, password: 'correct horse', name: 'Dr Bello' };
  const { user, access_token: token, refresh_token: refreshToken } = await laptop.client().auth.register({ body });
  return { user, password: body.password, token, refreshToken, client: laptop.client({ token }) };
}

async function carry({ token }: Person, { quiz_id }: Pick<Quiz, 'quiz_id'>): Promise<File> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await laptop.inject({ url: `/api/v1/classroom/quizzes/${quiz_id}`, headers });
  expect(answer.headers['content-disposition']).toContain('Tens class.json');
  return answer.json();
}

/** A lecturer whose laptop is paired with an account at the site, and a quiz that two students took on the laptop. */
async function aClass(settings: Partial<Quiz['settings']> = {}) {
  const [onLaptop, atSite] = [await aLecturer(), await aPerson(site)];
  const { code } = await onLaptop.client.classroom.show();
  await atSite.client.classroom.pair({ body: { code: code ?? '', name: 'My HP' } });
  const quiz = await aQuiz(onLaptop, { settings });
  await takeQuiz(laptop.client(), quiz, { right: 3, name: 'Chidi', email: 'chidi@student.example' });
  await takeQuiz(laptop.client(), quiz, { right: 4, name: 'Ngozi', email: 'ngozi@student.example' });
  return { onLaptop, atSite, quiz };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code }: { code: string }) => code,
  );

/** Signed again by the same laptop, as its owner could do who knows its secret. */
function resigned(file: File, change: (content: { attempts: Record<string, unknown>[] }) => void): File {
  const content = JSON.parse(file.signed);
  change(content);
  const signed = JSON.stringify(content);
  return { ...file, signed, signature: openLaptopKey(testSecrets).sign(signed) };
}

describe('a laptop', () => {
  it('tells its owner where phones find it, and by which code it is known', async () => {
    const { is_on, addresses, code } = await (await aLecturer()).client.classroom.show();
    expect(is_on).toBe(true);
    expect(addresses).toEqual([{ origin: 'http://192.168.43.1:3000', network: 'wlan0' }]);
    expect(code).toMatch(/^[0-9A-Z]{52}$/);
  });

  it('is none where class mode is off', async () => {
    const { is_on, addresses, code } = await (await aPerson(site)).client.classroom.show();
    expect({ is_on, addresses, code }).toEqual({ is_on: false, addresses: [], code: null });
  });

  it('carries nothing where class mode is off', async () => {
    const person = await aPerson(site);
    const { quiz_id } = await aQuiz(person);
    const headers = { authorization: `Bearer ${person.token}` };
    const { statusCode } = await site.inject({ url: `/api/v1/classroom/quizzes/${quiz_id}`, headers });
    expect(statusCode).toBe(404);
  });
});

describe('results from a laptop', () => {
  it('come once, with the quiz that they belong to, marked by the site', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const file = await carry(onLaptop, quiz);
    const first = await atSite.client.classroom.bring({ body: file });
    expect(first).toMatchObject({ title: 'Tens', is_new: true, added: 2, known: 0, refused: 0 });
    const again = await atSite.client.classroom.bring({ body: file });
    expect(again).toEqual({ ...first, is_new: false, added: 0, known: 2 });

    const { takers, questions, averageScore, status } = await atSite.client.quizzes.stats({
      params: { id: first.quiz_id },
    });
    expect(status).toBe('closed');
    expect(questions).toHaveLength(4);
    expect(averageScore).toBe(87.5);
    const scores = takers.map(({ student_name, score }) => `${student_name} ${score}`);
    expect(scores.toSorted()).toEqual(['Chidi 75', 'Ngozi 100']);
  });

  it('that came later join those that are there', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const { quiz_id } = await atSite.client.classroom.bring({ body: await carry(onLaptop, quiz) });
    await takeQuiz(laptop.client(), quiz, { right: 1, email: 'late@student.example' });
    const later = await atSite.client.classroom.bring({ body: await carry(onLaptop, quiz) });
    expect(later).toMatchObject({ quiz_id, is_new: false, added: 1, known: 2, refused: 0 });
  });

  it('keep the questions that they were given to, also where the lecturer changed the quiz in between', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const { quiz_id } = await atSite.client.classroom.bring({ body: await carry(onLaptop, quiz) });
    const questions = [...quiz.quiz_content.questions.slice(0, 2), ...someQuestions.slice(3)];
    const { version } = quiz;
    await onLaptop.client.quizzes.update({ params: { id: quiz.quiz_id }, body: { version, questions } });
    await takeQuiz(laptop.client(), quiz, { right: 4, email: 'third@student.example' });
    const later = await atSite.client.classroom.bring({ body: await carry(onLaptop, quiz) });
    expect(later).toMatchObject({ quiz_id, added: 1, known: 2, refused: 0 });
    const stats = await atSite.client.quizzes.stats({ params: { id: quiz_id } });
    expect(stats.questions).toHaveLength(3);
    expect(stats.takers.map(({ totalQuestions }) => totalQuestions).toSorted()).toEqual([3, 4, 4]);
  });

  it('bring the class list along, which stays where the site has a newer one', async () => {
    const { onLaptop, atSite, quiz } = await aClass({ ask_number: 'optional' });
    await takeQuiz(laptop.client(), quiz, { number: 'csc 2026-001', name: 'ada', email: 'ada@student.example' });
    const listOf = (content: string) => ({ params: { id: quiz.quiz_id }, body: { content } });
    await onLaptop.client.quizzes.putClassList(listOf('CSC/2026/001,Ada Obi,CS\nCSC/2026/002,Bola Ade,CS'));
    const body = await carry(onLaptop, quiz);
    const { quiz_id, listed } = await atSite.client.classroom.bring({ body });
    expect(listed).toBe(2);
    const params = { id: quiz_id };
    const held = await atSite.client.quizzes.classList({ params });
    expect(held.students).toMatchObject([
      { number: 'CSC/2026/001', name: 'Ada Obi', group: 'CS', result: { score: 100 } },
      { number: 'CSC/2026/002', name: 'Bola Ade', group: 'CS', result: null },
    ]);

    await atSite.client.quizzes.putClassList({ params, body: { content: 'CSC/2026/003,Chidi Eze' } });
    expect(await atSite.client.classroom.bring({ body })).toMatchObject({ listed: 0, added: 0, known: 3 });
    const { students } = await atSite.client.quizzes.classList({ params });
    expect(students.map(({ name }) => name)).toEqual(['Chidi Eze']);
  });

  it('are refused with a class list that nobody could have typed', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const twice = { number: 'CSC/2026/001', name: 'Ada Obi', group: '' };
    const body = resigned(await carry(onLaptop, quiz), (content) => {
      Object.assign(content, { class_list: { imported_at: new Date().toISOString(), students: [twice, twice] } });
    });
    expect(await failureOf(atSite.client.classroom.bring({ body }))).toBe('carried_file_unreadable');
  });

  it('of two tabs at once make one quiz', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const body = await carry(onLaptop, quiz);
    const brought = await Promise.all([1, 2, 3].map(() => atSite.client.classroom.bring({ body })));
    expect(new Set(brought.map(({ quiz_id }) => quiz_id)).size).toBe(1);
    expect(brought.reduce((sum, { added }) => sum + added, 0)).toBe(2);
  });

  it('are refused from a laptop that this owner has not paired, or no longer', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const body = await carry(onLaptop, quiz);
    expect(await failureOf((await aPerson(site)).client.classroom.bring({ body }))).toBe('laptop_not_paired');
    const [paired] = (await atSite.client.classroom.show()).laptops;
    await atSite.client.classroom.unpair({ params: { id: paired?.id ?? '' } });
    expect(await failureOf(atSite.client.classroom.bring({ body }))).toBe('laptop_not_paired');
  });

  it('are refused where one sign was changed, or another laptop signed', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const file = await carry(onLaptop, quiz);
    const raised = { ...file, signed: file.signed.replace('"score":75', '"score":76') };
    expect(await failureOf(atSite.client.classroom.bring({ body: raised }))).toBe('carried_file_altered');
    const other = openLaptopKey(deriveSecrets('another laptop’s secret, also long enough'));
    const forged = { ...file, signature: other.sign(file.signed) };
    expect(await failureOf(atSite.client.classroom.bring({ body: forged }))).toBe('carried_file_altered');
    expect(await failureOf(atSite.client.classroom.bring({ body: { ...file, signature: '' } }))).toBe(
      'carried_file_altered',
    );
    const unreadable = { ...file, signed: '{}', signature: openLaptopKey(testSecrets).sign('{}') };
    expect(await failureOf(atSite.client.classroom.bring({ body: unreadable }))).toBe('carried_file_unreadable');
  });

  it('that cannot be are counted as refused, and a claimed score is not believed', async () => {
    const { onLaptop, atSite, quiz } = await aClass();
    const body = resigned(await carry(onLaptop, quiz), ({ attempts: [first, second] }) => {
      Object.assign(first ?? {}, { answers: [] });
      Object.assign(second ?? {}, { score: 13 });
    });
    const brought = await atSite.client.classroom.bring({ body });
    expect(brought).toMatchObject({ added: 1, known: 0, refused: 1 });
    const { takers } = await atSite.client.quizzes.stats({ params: { id: brought.quiz_id } });
    expect(takers.map(({ score }) => score)).not.toContain(13);
  });

  it('of a quiz with one attempt for each stay one for each', async () => {
    const { onLaptop, atSite, quiz } = await aClass({ attempts: 'one' });
    const body = resigned(await carry(onLaptop, quiz), ({ attempts }) => {
      attempts.push({ ...attempts[0], attempt: 'another-attempt' });
    });
    const brought = await atSite.client.classroom.bring({ body });
    expect(brought).toMatchObject({ added: 2, known: 0, refused: 1 });
  });
});

it('brings the pictures of its questions, once', async () => {
  const { onLaptop, atSite } = await aClass();
  const { id } = await bringPicture(onLaptop, await aPainting());
  const [first] = someQuestions;
  const pictured = await aQuiz(onLaptop, {
    questions: [{ ...(first as (typeof someQuestions)[number]), picture: { id, alt: 'A field' } }],
  });
  const file = await carry(onLaptop, pictured);
  const brought = await atSite.client.classroom.bring({ body: file });
  await atSite.client.classroom.bring({ body: file });
  const here = await atSite.client.quizzes.get({ params: { id: brought.quiz_id } });
  const brings = here.quiz_content.questions.flatMap(({ picture }) => picture ?? []);
  expect(brings).toMatchObject([{ alt: 'A field', width: 60, height: 40 }]);
  expect(brings.map((picture) => picture.id)).not.toContain(id);
  for (const { url } of brings) expect((await site.inject({ url })).statusCode).toBe(200);
});

it('keeps what phones send after a student’s answers came twice', async () => {
  const onLaptop = await aLecturer();
  const quiz = await aQuiz(onLaptop);
  const opened = await openAsTaker(laptop.client(), quiz);
  const body = {
    quiz_id: opened.quiz_id,
    student_name: 'Chidi',
    student_email: 'chidi@student.example',
    attempt_token: opened.attempt_token ?? '',
    results: { answers: answersTo(opened, 2) },
  };
  const [first, second] = await Promise.all([1, 2].map(() => laptop.client().quizzes.submit({ body })));
  expect(second?.submission_id).toBe(first?.submission_id);
});

describe('the code of a laptop', () => {
  it('stands for its key, sign by sign', () => {
    const key = Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + 5) % 256);
    const code = writeLaptopCode(key);
    expect(code).toHaveLength(52);
    expect(readLaptopCode(code)).toEqual(key);
  });

  it('checks what was signed, and nothing else', () => {
    const key = openLaptopKey(testSecrets);
    const signature = key.sign('ten results');
    expect(isSignedBy(key.code, 'ten results', signature)).toBe(true);
    expect(isSignedBy(key.code, 'ten results.', signature)).toBe(false);
    expect(isSignedBy(key.code, 'ten results', 'nonsense')).toBe(false);
  });
});
