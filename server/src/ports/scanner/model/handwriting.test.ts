import pino from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '../../../../test/scripted-model.ts';
import { workerScript } from '../../../../test/worker-scripts.ts';
import { createPictures } from '../../pictures/apart.ts';
import { Circuit } from '../../teacher/model/circuit.ts';
import type { Meter, MeteredCall, Settlement } from '../../teacher/port.ts';
import { createNoScanner } from '../off.ts';
import type { Box, ScannedPage, Scanner } from '../port.ts';
import { withSight } from '../sight.ts';
import { openHandwritingReader } from './open.ts';

/** A model that sees, over real HTTP in its provider's dialect, behind a reader whose page is written by hand. */

const size = { width: 2400, height: 3200 };
const line = (y: number): { box: Box; words: []; keepsPicture: boolean } => ({
  box: { x: 100, y, width: 2200, height: 80 },
  words: [],
  keepsPicture: true,
});
const byHand: ScannedPage = { ...size, lines: [line(200), line(400)], fault: 'handwriting', readBy: 'reader' };
const printed: ScannedPage = { ...byHand, fault: null };

let server: ScriptedModel;
let calls: (MeteredCall & { tokens: number })[];
let settled: Settlement[];
let isBroke: boolean;
let logLines: string[];
const meter: Meter = {
  async reserve(call, tokens) {
    calls.push({ ...call, tokens });
    return isBroke ? null : { settle: async (settlement) => void settled.push(settlement) };
  },
  leftToday: async () => 1,
  recordFallback: async () => {},
};
const pictures = createPictures(workerScript('draw-picture'));
afterAll(() => pictures.close());
const log = pino({ level: 'debug' }, { write: (text: string) => void logLines.push(text) });

beforeEach(async () => {
  [calls, settled, logLines, isBroke] = [[], [], [], false];
  server = await startScriptedModel();
});
afterEach(() => server.close());

const readerOf = (page: ScannedPage): Scanner => ({ ...createNoScanner(), canRead: true, read: async () => page });
const sees = (page: ScannedPage, patience = { callMs: 1500, tries: 2 }) =>
  openHandwritingReader(
    readerOf(page),
    { provider: 'openai-compatible', baseUrl: server.url, apiKey: 'key', name: 'sees-1' },
    {
      meter,
      log,
      pictures,
      patience: { pieceMs: 300, streamMs: 1000, retryMs: 5, longestPauseMs: 1000, ...patience },
      circuit: new Circuit({ failuresToOpen: 1000 }),
    },
  );
const picture = await sharp({ create: { ...size, channels: 3, background: '#eee' } })
  .jpeg()
  .toBuffer();
const texts = (page: ScannedPage) => page.lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('a page written by hand', () => {
  it('is sent to the model that sees, and comes back by lines, marked as a model’s', async () => {
    server.reply = () => ({
      json: {
        lines: [
          { text: 'Osmosis: water moves', unsure: [] },
          { text: 'through a membrane', unsure: ['membrane'] },
        ],
      },
    });
    const page = await sees(byHand).read(picture, { who: 'ada' });
    expect([page.readBy, page.fault, page.width]).toEqual(['model', null, size.width]);
    expect(texts(page)).toEqual(['Osmosis: water moves', 'through a membrane']);
    expect(page.lines.every(({ keepsPicture }) => keepsPicture)).toBe(true);
    const words = page.lines.flatMap((one) => one.words);
    expect(words.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text)).toEqual(['membrane']);
    // It does not know where a word stands better than where its line does.
    expect(words.map(({ box }) => box.y)).toEqual([200, 200, 200, 400, 400, 400]);
    expect([server.received[0]?.model, server.received[0]?.schema]).toEqual(['sees-1', 'page']);
  });

  it('travels small, without anything but the picture', async () => {
    server.reply = () => ({ json: { lines: [{ text: 'one', unsure: [] }] } });
    const exif = { IFD0: { Artist: 'Ada Obi' }, IFD3: { GPSLatitude: '6/1 31/1 0/1' } };
    await sees(byHand).read(await sharp(picture).withExif(exif).jpeg().toBuffer(), { who: 'ada' });
    const [sent] = server.received[0]?.pictures ?? [];
    const { format, width, height, exif: kept } = await sharp(sent).metadata();
    expect([format, Math.max(width, height), kept]).toEqual(['jpeg', 1568, undefined]);
    expect(server.received[0]?.text).not.toContain('ada');
  });

  it('is paid from the budget of whose it is, the picture too', async () => {
    server.reply = () => ({ json: { lines: [{ text: 'one', unsure: [] }] } });
    await sees(byHand).read(picture, { who: 'ada' });
    expect(calls).toMatchObject([{ accountId: 'ada', model: 'sees-1', purpose: 'read' }]);
    expect(calls[0]?.tokens).toBeGreaterThan(4000 + (1568 * 1176) / 750);
    expect(settled).toMatchObject([{ outcome: 'done' }]);
  });

  it('shares the written height out where the model saw other lines than the reader', async () => {
    server.reply = () => ({ json: { lines: ['a', 'b', 'c', 'd'].map((text) => ({ text, unsure: [] })) } });
    const { lines } = await sees(byHand).read(picture, { who: 'ada' });
    expect(lines.map(({ box }) => [box.y, box.height])).toEqual([0, 800, 1600, 2400].map((y) => [y, 800]));
  });

  it('gets no more than a page holds, and no control characters', async () => {
    const long = { text: `\u0000${'word '.repeat(500)}`, unsure: [] };
    server.reply = () => ({ json: { lines: Array.from({ length: 13 }, () => long) } });
    const page = await sees(byHand).read(picture, { who: 'ada' });
    expect(Math.max(...page.lines.map(({ words }) => words.length))).toBe(80);
    expect(JSON.stringify(page)).not.toContain('\\u0000');
  });
});

describe('a page that the model does not read stays one that was written by hand', () => {
  it.each([
    ['it sees nothing', { json: { lines: [] } }],
    ['it can make out no word', { json: { lines: [{ text: '[?] [?]', unsure: [] }] } }],
  ])('when %s', async (_, reply) => {
    server.reply = () => reply;
    expect(await sees(byHand, { callMs: 300, tries: 1 }).read(picture, { who: 'ada' })).toEqual(byHand);
  });
});

describe('a page for which the model gave no answer says so', () => {
  const unanswered = { ...byHand, fault: 'unanswered' };

  it.each([
    ['it refuses', { text: 'I’m sorry, I can’t help with that.' }],
    ['it answers in no form', { text: 'The page says hello.' }],
    ['it is down', { status: 500 }],
    ['it does not take our key', { status: 401 }],
    ['it says nothing more', { stallAfter: '{"lines"' }],
  ])('when %s', async (_, reply) => {
    server.reply = () => reply;
    expect(await sees(byHand, { callMs: 300, tries: 1 }).read(picture, { who: 'ada' })).toEqual(unanswered);
    expect(logLines.join()).not.toContain('Bearer');
  });

  it('when the day’s budget is used up', async () => {
    isBroke = true;
    expect(await sees(byHand).read(picture, { who: 'ada' })).toEqual(unanswered);
    expect(server.received).toHaveLength(0);
  });

  it('and stops at once when nobody waits any more', async () => {
    server.reply = () => ({ stallAfter: '' });
    const leaving = new AbortController();
    const reading = sees(byHand).read(picture, { who: 'ada', signal: leaving.signal });
    setImmediate(() => leaving.abort(new Error('gone')));
    await expect(reading).rejects.toThrow();
  });
});

describe('the model is not asked', () => {
  it('for a page that is printed', async () => {
    expect(await sees(printed).read(picture, { who: 'ada' })).toEqual(printed);
    expect(server.received).toHaveLength(0);
  });

  it('where none is named, or nothing is read at all', async () => {
    const [reader, off] = [readerOf(byHand), createNoScanner()];
    const address = { provider: 'google', baseUrl: undefined, apiKey: 'key', name: 'sees-1' } as const;
    expect(await withSight(reader, undefined, { meter, log, pictures })).toBe(reader);
    expect(await withSight(off, address, { meter, log, pictures })).toBe(off);
  });
});
