import type { DraftQuestion } from '@akada/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPainting, bringPicture } from '../../../../test/pictures.ts';

let app: TestApp;
let owner: Person;
let quizId: string;
const alt = 'Two plates & a spark < 5 mm';
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
  const { id } = await bringPicture(owner, await aPainting('#2244aa', 320, 200));
  const picture = { id, alt };
  const choice = {
    question: 'What jumps over?',
    options: [{ text: 'A spark' }, { text: 'A frog' }],
    correct_answer: 'A',
  };
  const typed = { question: 'How far is it\nin mm?', typed: { kind: 'number', key: '5', unit: 'mm' } };
  const plain = { ...choice, question: 'And without one?' };
  const quiz = await owner.client.quizzes.create({
    body: { title: 'Sparks', questions: [{ ...choice, picture }, { ...typed, picture }, plain] as DraftQuestion[] },
  });
  quizId = quiz.quiz_id;
});
afterAll(() => app.close());

type Format = 'moodle' | 'qti' | 'qti3' | 'cartridge' | 'text' | 'csv' | 'gift' | 'pdf';

async function download(format: Format): Promise<Buffer> {
  const { rawPayload, statusCode } = await app.inject({
    url: `/api/v1/quizzes/${quizId}/export?format=${format}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

const importFile = (format: 'moodle' | 'qti', content: Buffer) =>
  owner.client.quizzes.importQuestions({
    body: { format, content: content.toString(format === 'moodle' ? 'utf8' : 'base64') },
  });

const seen = async (id = '') => {
  const { rawPayload } = await app.inject({ url: `/quiz-pictures/${id}.webp` });
  const { dominant } = await sharp(rawPayload).stats();
  const { width, height } = await sharp(rawPayload).metadata();
  return { width, height, isBlue: dominant.b > 150 && dominant.r < 70 };
};

describe('a picture goes out and comes back', () => {
  it.each([
    ['moodle', 'moodle'],
    ['qti', 'qti'],
    ['qti3', 'qti'],
    ['cartridge', 'qti'],
  ] as const)('in %s', async (out, back) => {
    const { questions, faults } = await importFile(back, await download(out));
    expect(faults).toEqual([]);
    expect(questions.map(({ question, picture }) => [question, picture?.alt])).toEqual([
      ['What jumps over?', alt],
      ['How far is it\nin mm?', alt],
      ['And without one?', undefined],
    ]);
    expect(await seen(questions[0]?.picture?.id)).toEqual({ width: 320, height: 200, isBlue: true });
    const again = await owner.client.quizzes.create({ body: { title: 'Again', questions } });
    expect(again.quiz_content.questions[1]?.picture).toMatchObject({ alt, width: 320, height: 200 });
  });

  it.each(['text', 'csv', 'gift'] as const)('but not in %s, which is said', async (format) => {
    const { losses } = await owner.client.quizzes.exportLosses({ params: { id: quizId }, query: { format } });
    const told = losses.filter(({ message }) => message === 'Its picture isn’t in the file');
    expect(told.map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('a package from elsewhere', () => {
  const cartridge = (src: string, files: Record<string, Uint8Array>) => {
    const quiz = `<questestinterop><assessment title="T"><section><item><presentation>
      <material><mattext texttype="text/html">&lt;p&gt;Which colour? &lt;img src="${src}" alt="A field"&gt;&lt;/p&gt;</mattext></material>
      <response_lid ident="r" rcardinality="Single"><render_choice>
        <response_label ident="a"><material><mattext>Blue</mattext></material></response_label>
        <response_label ident="b"><material><mattext>Red</mattext></material></response_label>
      </render_choice></response_lid></presentation>
      <resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing>
    </item></section></assessment></questestinterop>`;
    const manifest = `<manifest><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q/a.xml"/></resource></resources></manifest>`;
    return Buffer.from(zipSync({ 'imsmanifest.xml': strToU8(manifest), 'q/a.xml': strToU8(quiz), ...files }));
  };

  it.each([
    [
      'as Canvas writes it',
      '$IMS-CC-FILEBASE$/Uploaded%20Media/f.png?canvas_download=1',
      'web_resources/Uploaded Media/f.png',
    ],
    ['as the standard has it', '$IMS-CC-FILEBASE$../media/f.png', 'media/f.png'],
    ['beside the quiz', 'f.png', 'q/f.png'],
  ])('brings its picture %s', async (_, src, name) => {
    const { questions, faults } = await importFile('qti', cartridge(src, { [name]: await aPainting() }));
    expect({ faults, alt: questions[0]?.picture?.alt }).toEqual({ faults: [], alt: 'A field' });
    expect(await seen(questions[0]?.picture?.id)).toMatchObject({ isBlue: true });
  });

  it('is told of a picture that is none', async () => {
    const { questions, faults } = await importFile('qti', cartridge('f.png', { 'q/f.png': strToU8('<svg/>') }));
    expect({ questions, faults }).toMatchObject({
      questions: [],
      faults: [{ number: 1, message: 'We can’t use its picture' }],
    });
  });

  it('reaches no file outside of it', async () => {
    const { faults } = await importFile('qti', cartridge('../../../../etc/hostname', {}));
    expect(faults).toMatchObject([{ message: 'The question has a picture that isn’t in the file' }]);
  });
});

it('holds each picture as a JPEG that any program knows', async () => {
  const files = unzipSync(new Uint8Array(await download('cartridge')));
  expect(await sharp(files['web_resources/picture-1.jpg']).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
  const { 'imsmanifest.xml': manifest } = files;
  expect(manifest && strFromU8(manifest)).toContain('href="web_resources/picture-1.jpg"');
});
