import { embed } from '@akada/meaning';
import { afterAll, describe, expect, it } from 'vitest';
import { membranes } from '../../../test/membranes.ts';
import { borrowEngine } from '../../../test/shared-engine.ts';
import { createEmbeddedTeacher, type EmbeddedOptions } from './embedded.ts';
import type { Engine } from './engine.ts';
import { isWholeMeaning, type ReadMeaning, type TutorAnswer } from './port.ts';

/** What it takes is optional: a machine that could not fetch it has nothing to test there. CI always has it. */
const isAbsent = embed([]) === null && !process.env.CI;

const engine = borrowEngine();
afterAll(() => engine.close());

const inOtherWords = 'Does heat make things spread out quicker?';
const context = { address: '10.0.0.1' };
/** However slow the machine is, the test waits for what it is about. */
const byMeaning = {
  patienceMs: 10 * 60_000,
  onFault: (error: unknown) => {
    throw error;
  },
};

async function ask(question: string, options: EmbeddedOptions, by: Engine = engine): Promise<TutorAnswer> {
  const lesson = await engine.run('indexLesson', [[membranes], undefined]);
  for await (const event of createEmbeddedTeacher(by, options).answer(question, lesson, undefined, context)) {
    if (event.type === 'done') return event.answer;
  }
  throw new Error('no answer');
}

describe('the embedded tutor that also looks by meaning', () => {
  it.skipIf(isAbsent)(
    'shows the closest place for a question in other words, and does not call it the answer',
    async () => {
      const answer = await ask(inOtherWords, { byMeaning });
      expect(answer.kind).toBe('not_found');
      expect(answer.markdown).toContain('The rate of diffusion rises with temperature');
      expect(answer.provenance).toEqual([expect.objectContaining({ documentId: 'membranes', engine: 'embedded' })]);
    },
  );

  it.skipIf(isAbsent)('says what it always said where nothing comes close', async () => {
    const question = 'Who won the football match yesterday?';
    expect(await ask(question, { byMeaning })).toEqual(await ask(question, {}));
  });

  it('leaves alone what the words find', async () => {
    const asked: string[] = [];
    const watched = { run: async (operation: string) => void asked.push(operation) } as unknown as Engine;
    const answer = await ask('What is osmosis?', { byMeaning }, watched);
    expect([answer.kind, asked]).toEqual(['found', []]);
  });

  it('answers as without it where that would take too long', async () => {
    const slow = { run: () => new Promise(() => {}) } as unknown as Engine;
    const answer = await ask(inOtherWords, { byMeaning: { ...byMeaning, patienceMs: 1 } }, slow);
    expect(answer).toEqual(await ask(inOtherWords, {}));
  });

  it('answers as without it where it fails, and tells why', async () => {
    const failing = { run: () => Promise.reject(new Error('broken model')) } as unknown as Engine;
    const faults: unknown[] = [];
    const onFault = (error: unknown) => void faults.push(error);
    expect(await ask(inOtherWords, { byMeaning: { onFault } }, failing)).toEqual(await ask(inOtherWords, {}));
    expect(faults).toEqual([new Error('broken model')]);
  });
});

describe('the finder of a document', () => {
  const terms = [{ term: 'Osmosis', definition: 'The net movement of water molecules.', sectionId: '' }];

  async function askDocument(question: string, by: Engine, meaning: Int8Array | 'reading', patienceMs = 10 * 60_000) {
    const index = await engine.run('indexLesson', [[membranes], undefined]);
    const teacher = createEmbeddedTeacher(by, { byMeaning: { ...byMeaning, patienceMs, busyMs: patienceMs } });
    const around = { document: { terms, meaning } };
    for await (const event of teacher.answer(question, index, undefined, context, around)) {
      if (event.type === 'done') return event.answer;
    }
    throw new Error('no answer');
  }

  async function readWhole(): Promise<Int8Array> {
    const index = await engine.run('indexLesson', [[membranes], undefined]);
    const teacher = createEmbeddedTeacher(engine, { byMeaning });
    let read: ReadMeaning = { meaning: new Int8Array(), isWhole: false };
    while (!read.isWhole) read = (await teacher.readMeaning(index, read.meaning, context))!;
    expect(isWholeMeaning(read.meaning, index)).toBe(true);
    return read.meaning;
  }

  it.skipIf(isAbsent)('shows the nearest places by meaning, and none for another subject', async () => {
    const meaning = await readWhole();
    const answer = await askDocument(inOtherWords, engine, meaning);
    expect(answer.kind).toBe('not_found');
    expect(answer.markdown).toMatch(/^Th(?:is place is|ese places are) nearest:/);
    expect(answer.markdown).toContain('The rate of diffusion rises with temperature');
    expect(answer.provenance.length).toBeLessThanOrEqual(3);
    const other = await askDocument('Who won the football match yesterday?', engine, meaning);
    expect(other.markdown).toMatch(/^I find nothing about this in your document\./);
  });

  it.each([
    ['the document is still read', 'reading' as const],
    ['the threads are busy', new Int8Array()],
  ])('answers from words and says that the rest follows while %s', async (_, meaning) => {
    const slow = { isBusy: true, run: () => new Promise(() => {}) } as unknown as Engine;
    const answer = await askDocument('Why do plant cells not burst in pure water?', slow, meaning, 1);
    expect(answer.provenance.length).toBeGreaterThan(0);
    expect(answer.note).toContain('still reading the whole document');
  });

  it('needs no meaning for what the document itself explains', async () => {
    const never = { run: () => Promise.reject(new Error('asked')) } as unknown as Engine;
    const answer = await askDocument('What is osmosis?', never, new Int8Array());
    expect([answer.kind, answer.note]).toEqual(['found', undefined]);
  });
});
