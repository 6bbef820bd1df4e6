import { ApiError, type DraftQuestion, quizPicturePath } from '@akada/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobRun, aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { bringPicture } from '../../../../test/pictures.ts';
import { fileOfPicture, picturesWork, sweepQuizPictures } from './pictures.jobs.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
  owner = await aPerson(app);
});
afterAll(() => app.close());

const drawing = (width: number, height: number, background = '#d4af37') =>
  sharp({ create: { width, height, channels: 4, background } });

const bring = (bytes: Uint8Array, who = owner) => bringPicture(who, bytes);

const asks = (picture?: DraftQuestion['picture']): Partial<DraftQuestion> => ({
  question: 'Which gas is it?',
  options: [{ text: 'Oxygen' }, { text: 'Neon' }],
  correct_answer: 'B',
  ...(picture && { picture }),
});

const make = (question: Partial<DraftQuestion>, who = owner) =>
  who.client.quizzes.create({ body: { title: 'Gases', questions: [question as DraftQuestion] } });

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => (error instanceof ApiError ? error.code : String(error)),
  );

const ask = (id: string) => app.inject({ url: quizPicturePath(id) });

describe('a picture that is brought', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('as %s becomes a WebP that fits a column', async (format) => {
    const { id, url, width, height } = await bring(await drawing(2560, 640).toFormat(format).toBuffer());
    expect({ url, width, height }).toEqual({ url: quizPicturePath(id), width: 1280, height: 320 });
    const { headers, rawPayload } = await ask(id);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 320 });
  });

  it('T94 is put on white where it has no ground, and loses what a camera wrote into it', async () => {
    const clear = await drawing(20, 20, '#00000000')
      .withExif({ IFD0: { Copyright: 'somewhere' } })
      .png()
      .toBuffer();
    const { id } = await bring(clear);
    const { rawPayload } = await ask(id);
    const { dominant } = await sharp(rawPayload).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('twice is one, and another’s is not it', async () => {
    const bytes = await drawing(31, 17, '#123456').png().toBuffer();
    const first = await bring(bytes);
    expect((await bring(bytes)).id).toBe(first.id);
    expect((await bring(bytes, await aPerson(app))).id).not.toBe(first.id);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['half a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ])('is refused as %s', async (_, bytes) => {
    expect(await codeOf(bring(bytes))).toBe('image_not_usable');
  });

  it('is refused over ten megabytes', async () => {
    expect(await codeOf(bring(Buffer.alloc(10 * 1024 * 1024 + 1)))).toBe('picture_too_large');
  });
});

describe('a question with a picture', () => {
  it('has it for its owner, for takers, in statistics and on the wall', async () => {
    const { id, url, width, height } = await bring(await drawing(40, 30).png().toBuffer());
    const quiz = await make(asks({ id, alt: 'A glowing tube' }));
    const picture = { id, url, width, height, alt: 'A glowing tube' };
    expect(quiz.quiz_content.questions[0]?.picture).toEqual(picture);
    const taken = await app.client().quizzes.get({ params: { id: quiz.quiz_id } });
    expect(taken.quiz_content.questions[0]?.picture).toEqual(picture);
    const params = { id: quiz.quiz_id };
    expect((await owner.client.quizzes.stats({ params })).questions[0]?.picture).toEqual(picture);
    expect((await owner.client.quizzes.hallResults({ params })).questions[0]?.picture).toEqual(picture);
  });

  it('stays the same question when the picture, or what it shows, is another', async () => {
    const [one, other] = [await drawing(9, 9, 'red').png().toBuffer(), await drawing(9, 9, 'blue').png().toBuffer()];
    const first = await make(asks({ id: (await bring(one)).id, alt: '' }));
    const { id } = await bring(other);
    const [question] = first.quiz_content.questions;
    const change = (alt: string, version: number) =>
      owner.client.quizzes.update({
        params: { id: first.quiz_id },
        body: { version, questions: [{ ...asks({ id, alt }), id: question?.id } as DraftQuestion] },
      });
    const second = await change('', first.version);
    expect(second.quiz_content.questions[0]).toMatchObject({ id: question?.id, picture: { id } });
    const third = await change('A blue square', second.version);
    expect(third.quiz_content.questions[0]?.picture).toMatchObject({ id, alt: 'A blue square' });
  });

  it('T94 takes none that is somebody else’s', async () => {
    const { id } = await bring(await drawing(8, 8, 'green').png().toBuffer(), await aPerson(app));
    expect(await codeOf(make(asks({ id, alt: '' })))).toBe('validation_failed');
  });
});

describe('a picture goes', () => {
  const isKept = (id: string) => app.storage.exists(fileOfPicture(id));
  const later = (days: number) => app.clock.advance({ days });

  it('with the account', async () => {
    const leaver = await aPerson(app);
    const { id } = await bring(await drawing(6, 6, 'gold').png().toBuffer(), leaver);
    await make(asks({ id, alt: '' }), leaver);
    await leaver.client.account.remove();
    await expect.poll(() => isKept(id)).toBe(false);
    expect((await ask(id)).statusCode).toBe(404);
  });

  it('T94 for everybody when its quiz is taken down', async () => {
    const { id } = await bring(await drawing(5, 5, 'navy').png().toBuffer());
    const quiz = await make(asks({ id, alt: '' }));
    await app.db.queries
      .updateTable('quizzes')
      .set({ taken_down_at: app.clock.now() })
      .where('id', '=', quiz.quiz_id)
      .execute();
    expect((await ask(id)).statusCode).toBe(404);
  });

  it('not at all by a job that comes late', async () => {
    const { id } = await bring(await drawing(4, 4, 'teal').png().toBuffer());
    const [drop] = picturesWork(app);
    await drop?.handle({ id }, aJobRun);
    expect(await isKept(id)).toBe(true);
  });

  it('when no question has it for thirty days, and not before', async () => {
    const loose = await bring(await drawing(7, 7, 'pink').png().toBuffer());
    const used = await bring(await drawing(7, 7, 'cyan').png().toBuffer());
    await make(asks({ id: used.id, alt: '' }));
    later(29);
    await app.runNow(sweepQuizPictures);
    expect((await ask(loose.id)).statusCode).toBe(200);
    later(2);
    await app.runNow(sweepQuizPictures);
    await expect.poll(() => isKept(loose.id)).toBe(false);
    expect((await ask(loose.id)).statusCode).toBe(404);
    expect((await ask(used.id)).statusCode).toBe(200);
  });
});
