import { createHash } from 'node:crypto';
import type { DraftQuestion, Quiz, QuizSettings } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupedCode, writeWeekCode } from '../../../../../contract/src/one-file-code.ts';
import { type QuizAttempt, writeQuizCode } from '../../../../../contract/src/quiz-file-code.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPainting, bringPicture } from '../../../../test/pictures.ts';
import { aQuiz, someQuestions, takeQuiz } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

const typedQuestion: DraftQuestion = {
  question: 'How fast is a car that covers <100> m in 4 s?',
  options: [],
  correct_answer: null,
  typed: { kind: 'number', key: '25.731 m/s', tolerance: '±0.8', nots: ['400.913'] },
  explanation: 'Secret: distance over time.',
};

async function fileOf({ quiz_id }: Pick<Quiz, 'quiz_id'>) {
  const answer = await app.inject({
    url: `/api/v1/quiz-files/${quiz_id}/file`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const [, data] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(answer.body) ?? [];
  return { headers: answer.headers, html: answer.body, data: JSON.parse(data ?? '{}') };
}

/** As the file of the quiz would write it. */
async function codeOf(quiz: Pick<Quiz, 'quiz_id'>, given: Partial<QuizAttempt> = {}): Promise<string> {
  const { ref, version } = (await fileOf(quiz)).data;
  const whole = { ref, version, nonce: 1, name: 'Ada Obi', number: '', group: '', answers: [1, 2, 3, 1], ...given };
  return writeQuizCode(whole) ?? '';
}

const bring = async (quiz: Pick<Quiz, 'quiz_id'>, text: string) =>
  (await owner.client.quizFiles.bring({ params: { id: quiz.quiz_id }, body: { text } })).codes;
const statsOf = (quiz: Pick<Quiz, 'quiz_id'>) => owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
const about = (quiz: Pick<Quiz, 'quiz_id'>) => owner.client.quizFiles.about({ params: { id: quiz.quiz_id } });

describe('a practice quiz as one file', () => {
  it('T92 asks nobody for anything, and holds no key, explanation or slip', async () => {
    const quiz = await aQuiz(owner, { title: 'Tens & <more>', questions: [...someQuestions, typedQuestion] });
    const { headers, html, data } = await fileOf(quiz);
    expect(headers['content-disposition']).toContain('Tens');
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.indexOf('<style'));
    expect(html).toMatch(
      /default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}'; font-src data:; img-src data:/,
    );
    const body = html.slice(html.indexOf('<body>'));
    const markup = body.slice(0, body.indexOf('<script'));
    expect(markup).not.toMatch(/\sstyle=|\son\w+=|<link|<iframe|\ssrc=/);
    for (const secret of ['Secret', '25.731', '0.8', '400.913', quiz.quiz_id, 'correct', 'seed', 'template'])
      expect(markup).not.toContain(secret);
    expect(data).toEqual({
      ...{ kind: 'quiz', ref: expect.any(Number), version: expect.any(Number) },
      items: quiz.quiz_content.questions.map(({ id }) => id),
      needs: { number: false, group: false },
    });
    const asked = [...markup.matchAll(/ data-item="([^"]+)"/g)].map(([, id]) => id);
    expect(asked).toEqual(data.items);
    expect(markup).toContain('Tens &amp; &lt;more&gt;');
    expect(markup).toContain('covers &lt;100&gt; m');
    expect(markup.match(/type="radio"/g)).toHaveLength(16);
    expect(await about(quiz)).toMatchObject({
      bytes: Buffer.byteLength(html),
      questions: 5,
      typed: 1,
      same_numbers: 0,
    });
  });

  it('holds its pictures itself', async () => {
    const { id } = await bringPicture(owner, await aPainting());
    const [first] = someQuestions;
    const quiz = await aQuiz(owner, {
      questions: [{ ...(first as DraftQuestion), picture: { id, alt: 'A "field"' } }],
    });
    const { html } = await fileOf(quiz);
    expect(html).toMatch(
      /<img class="figure" src="data:image\/webp;base64,[\w+/]{20,}=*" alt="A &quot;field&quot;" width="60"/,
    );
    expect(html).not.toContain(id);
  });

  it('is the same whatever is right', async () => {
    const questions = someQuestions.map((question) => ({ ...question, correct_answer: 'A' as const, explanation: '' }));
    const bodyOf = async (quiz: Quiz) => {
      const { html } = await fileOf(quiz);
      // Each quiz has questions of its own, whose ids say nothing.
      return html.slice(html.indexOf('<body>'), html.indexOf('<script')).replace(/ data-item="[^"]*"/g, '');
    };
    expect(await bodyOf(await aQuiz(owner, { questions }))).toBe(await bodyOf(await aQuiz(owner)));
  });

  it.each<Partial<QuizSettings>>([
    { time_limit_minutes: 30 },
    { attempts: 'one' },
    { show_answers: 'never' },
    { show_answers: 'after_close' },
    { layout: 'room' },
  ])('an examination does not leave, nor do codes come back: %o', async (settings) => {
    const quiz = await aQuiz(owner, { settings });
    expect(quiz.is_practice).toBe(false);
    expect((await failureOf(about(quiz))).code).toBe('quiz_file_examination');
    expect((await failureOf(bring(quiz, 'Q'))).code).toBe('quiz_file_examination');
    expect((await fileOf(quiz)).html).not.toContain('What is 1 times ten');
  });

  it('does not leave while it is closed, or where its answers do not fit into a code', async () => {
    const closed = await aQuiz(owner);
    expect(closed.is_practice).toBe(true);
    await owner.client.quizzes.close({ params: { id: closed.quiz_id } });
    expect((await failureOf(about(closed))).code).toBe('quiz_not_open');
    const long = await aQuiz(owner, { questions: Array.from({ length: 12 }, () => typedQuestion) });
    expect((await failureOf(about(long))).code).toBe('quiz_file_too_long');
  });
});

describe('result codes', () => {
  it('count once, are marked like any attempt and told as done outside', async () => {
    const quiz = await aQuiz(owner, { questions: [...someQuestions, typedQuestion] });
    await takeQuiz(app.client(), await aQuiz(owner));
    const right = await codeOf(quiz, { answers: [1, 2, 3, 4, '26 m/s'] });
    const half = await codeOf(quiz, { name: 'Bọ́lá', answers: [1, 2, 1, 0, '400'] });
    expect(await bring(quiz, `Ada: ${groupedCode(right)} thanks\n${half}\n${half}`)).toEqual([
      { code: right.slice(0, 10), is: 'counted', name: 'Ada Obi', correct: 5, total: 5 },
      { code: half.slice(0, 10), is: 'counted', name: 'Bọ́lá', correct: 2, total: 5 },
      { code: half.slice(0, 10), is: 'known', name: 'Bọ́lá', correct: null, total: null },
    ]);
    expect((await bring(quiz, right.toLowerCase())).map(({ is }) => is)).toEqual(['known']);
    const stats = await statsOf(quiz);
    expect(stats).toMatchObject({ attempts: 2, outside: 2, averageScore: 70 });
    expect(
      stats.takers.every(({ is_outside, is_late, is_unverified }) => is_outside && !is_late && !is_unverified),
    ).toBe(true);
    const csv = await app.inject({
      url: `/api/v1/quizzes/${quiz.quiz_id}/results.csv`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(csv.body).toContain('Late,Unverified,Outside,Reopened');
    expect(csv.body).toMatch(/Ada Obi,[^\n]*,,,yes,0,/);
  });

  it('count once also when they are brought twice at once', async () => {
    const quiz = await aQuiz(owner);
    const codes = await Promise.all([1, 2, 3].map((nonce) => codeOf(quiz, { nonce })));
    const both = await Promise.all([bring(quiz, codes.join('\n')), bring(quiz, codes.toReversed().join('\n'))]);
    expect(both.flat().filter(({ is }) => is === 'counted')).toHaveLength(3);
    expect((await statsOf(quiz)).attempts).toBe(3);
  });

  it('tell a slip, a code of another quiz and one of a week apart, and count the rest', async () => {
    const quiz = await aQuiz(owner);
    const [good, other] = [await codeOf(quiz), await codeOf(await aQuiz(owner))];
    const slip = `${good.slice(0, -1)}${good.endsWith('7') ? '8' : '7'}`;
    const week = writeWeekCode([{ ref: 7, list: 1, items: [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4] }]);
    const read = await bring(quiz, [slip, other, week, good].join('\n'));
    expect(read.map(({ is }) => is)).toEqual(['mistyped', 'foreign', 'foreign', 'counted']);
    expect((await statsOf(quiz)).attempts).toBe(1);
  });

  it('forged ones that no file could have written count for nothing', async () => {
    const quiz = await aQuiz(owner);
    const odd = await Promise.all([
      codeOf(quiz, { answers: [1, 2, 3] }),
      codeOf(quiz, { answers: [1, 2, 3, 'x'] }),
      codeOf(quiz, { name: 'Ada\nObi' }),
      codeOf(quiz, { version: 3000 }),
    ]);
    const read = await bring(quiz, odd.join('\n'));
    expect(read.map(({ is }) => is)).toEqual(['mistyped', 'mistyped', 'mistyped', 'outdated']);
    expect((await statsOf(quiz)).attempts).toBe(0);
  });

  it('of the questions before a change are marked by those, with the keys of today', async () => {
    const quiz = await aQuiz(owner);
    const code = await codeOf(quiz, { answers: [1, 2, 3, 1] });
    const [first, ...others] = quiz.quiz_content.questions;
    const questions = [...others, { ...first, correct_answer: 'B' as const }, typedQuestion] as DraftQuestion[];
    await owner.client.quizzes.update({ params: { id: quiz.quiz_id }, body: { version: quiz.version, questions } });
    expect(await bring(quiz, code)).toMatchObject([{ is: 'older', name: 'Ada Obi', correct: 2, total: 4 }]);
  });

  it('of another list than the one of their version are told as outdated, and counted for nobody', async () => {
    const quiz = await aQuiz(owner);
    const [first, ...others] = quiz.quiz_content.questions;
    const change = (version: number, questions: DraftQuestion[]) =>
      owner.client.quizzes.update({ params: { id: quiz.quiz_id }, body: { version, questions } });
    const question = { ...first, question: 'What is 9 times ten?' } as DraftQuestion;
    const fresh = { ...question, id: undefined };
    await change(quiz.version, [...others, { ...fresh, options: [{ text: '90' }, { text: '9' }] }] as DraftQuestion[]);
    const code = await codeOf(quiz, { answers: [2, 3, 4, 1] });
    // A server that was restored has a version of this number too, with other questions.
    const { queries } = app.db;
    const row = queries.selectFrom('quizzes').select('content_version').where('id', '=', quiz.quiz_id);
    const { content_version: version } = await row.executeTakeFirstOrThrow();
    const stored = await queries
      .selectFrom('quiz_versions')
      .select('questions')
      .where('quiz_id', '=', quiz.quiz_id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    const turned = (stored.questions as object[]).toReversed();
    await queries
      .updateTable('quiz_versions')
      .set({ questions: JSON.stringify(turned) })
      .where('quiz_id', '=', quiz.quiz_id)
      .where('version', '=', version)
      .execute();
    expect(await bring(quiz, code)).toMatchObject([{ is: 'outdated', name: 'Ada Obi' }]);
    expect((await statsOf(quiz)).attempts).toBe(0);
  });

  it('of files that named the quiz alone still count, since their version names the list', async () => {
    const quiz = await aQuiz(owner);
    const ref = createHash('sha256').update(`quiz ${quiz.quiz_id}`).digest().readUInt32BE() >>> 2;
    const { version } = (await fileOf(quiz)).data;
    const code = writeQuizCode({
      ref,
      version,
      nonce: 7,
      name: 'Ada Obi',
      number: '',
      group: '',
      answers: [1, 2, 3, 4],
    });
    expect(await bring(quiz, code!)).toMatchObject([{ is: 'counted', correct: 4, total: 4 }]);
  });

  it('of more than 200 at once, or of none, nothing is taken', async () => {
    const quiz = await aQuiz(owner);
    const { ref, version } = (await fileOf(quiz)).data;
    const codes = Array.from({ length: 201 }, (_, nonce) =>
      writeQuizCode({ ref, version, nonce, name: `Student ${nonce}`, number: '', group: '', answers: [1, 2, 3, 4] }),
    );
    expect((await failureOf(bring(quiz, codes.join('\n')))).code).toBe('quiz_codes_too_many');
    expect((await failureOf(bring(quiz, 'good morning sir'))).code).toBe('quiz_codes_missing');
    expect((await failureOf(bring(quiz, 'Q'.repeat(60_001)))).status).toBe(422);
    expect((await statsOf(quiz)).attempts).toBe(0);
    expect(await bring(quiz, codes.slice(1).join('\n'))).toHaveLength(200);
    expect((await statsOf(quiz)).attempts).toBe(200);
  });

  it('hold number and group only where the quiz asks for them', async () => {
    const asking = await aQuiz(owner, { settings: { ask_number: 'required' } });
    expect((await fileOf(asking)).data.needs).toEqual({ number: true, group: false });
    await bring(asking, await codeOf(asking, { number: 'CSC/26/1', group: 'B' }));
    expect((await statsOf(asking)).takers).toMatchObject([{ student_number: 'CSC/26/1', student_group: null }]);
  });
});
