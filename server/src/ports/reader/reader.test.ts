import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxParagraph, makeDocx, makePptx, makeRelations, makeZip } from '../../../test/documents/office.ts';
import { makePdf } from '../../../test/documents/pdf.ts';
import { readerScript } from '../../../test/harness.ts';
import { createReaderPool } from './pool.ts';
import { readInProcess } from './process.ts';

const limits = { workMilliseconds: 30_000, milliseconds: 80_000, megabytes: 768 };
const samplePath = (name: string) => fileURLToPath(new URL(`../../../test/documents/samples/${name}`, import.meta.url));

let folder: string;
const reader = createReaderPool({ script: readerScript });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-reader-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

async function save(name: string, content: Buffer | string): Promise<{ path: string; name: string }> {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, name };
}

/** The sample's sheets, with a macro and with cells that another book on the net should fill. */
function withMacroAndLink(url: string): Buffer {
  const files = unzipSync(readFileSync(samplePath('sheet.xlsx')));
  const relations = 'xl/_rels/workbook.xml.rels';
  const link = `<Relationship Id="rIdX" Type="x/externalLinkPath" Target="${url}/book.xlsx" TargetMode="External"/>`;
  const linked = strFromU8(files[relations] ?? new Uint8Array()).replace('</Relationships>', `${link}</Relationships>`);
  const macro = Buffer.from('Attribute VB_Name = "Auto_Open"');
  return makeZip({ ...files, [relations]: linked, 'xl/vbaProject.bin': macro });
}

const program = async (name: string, code: string) => pathToFileURL((await save(name, code)).path);

describe('T37 each of the ten types is read to its last sentence', () => {
  it.each([
    ['notes.pdf', 2],
    ['notes.doc', null],
    ['notes.docx', null],
    ['notes.txt', null],
    ['notes.odt', null],
    ['notes.rtf', null],
    ['deck.ppt', 3],
    ['deck.pptx', 3],
    ['sheet.xls', 2],
    ['sheet.xlsx', 2],
  ])('%s', async (name, pages) => {
    const document = await reader.read({ path: samplePath(name), name: name.toUpperCase() });
    const text = JSON.stringify(document.blocks);
    expect(document).toMatchObject({ type: extname(name).slice(1), pages });
    for (const marker of ['MARKER-ALPHA', 'MARKER-BETA', 'MARKER-OMEGA']) expect(text).toContain(marker);
    if (!name.startsWith('sheet')) expect(text).toContain('Ẹ kú àárọ̀'.normalize('NFC'));
    expect(document.words).toBeGreaterThan(20);
  });
});

it('reads every page of a long PDF, in order, though two threads share them', async () => {
  const { blocks, pages } = await reader.read({ path: samplePath('big.pdf'), name: 'big.pdf' });
  expect(pages).toBe(300);
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  expect(headings).toEqual(
    Array.from({ length: 300 }, (_, index) => ({
      kind: 'heading',
      level: 1,
      text: `Unit ${index + 1} heading`,
      place: { page: index + 1 },
    })),
  );
});

it('T40 a bomb costs its process little memory', async () => {
  const honest = await save('honest.docx', makeDocx(docxParagraph('Text')));
  const bombs = [
    await save('ratio.docx', makeZip({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024) })),
    await save('ratio.xlsx', makeZip({ 'xl/workbook.xml': '<a/>', 'xl/a.xml': Buffer.alloc(60 * 1024 * 1024) })),
  ];
  const usual = await readInProcess(readerScript, 'document', honest, limits);
  for (const bomb of bombs) {
    const reply = await readInProcess(readerScript, 'document', bomb, limits);
    expect(reply).toMatchObject({ failure: 'file_inflates' });
    expect(reply.peakMb - usual.peakMb).toBeLessThan(150);
  }
});

describe('T41 nothing in a file makes a request', () => {
  let server: Server;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_, response) => response.end());
    server.on('connection', () => {
      asked += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const text = 'A harmless sentence.';
  const files: [name: string, make: (url: string) => Buffer][] = [
    [
      'template.docx',
      (url) =>
        makeDocx(docxParagraph(text), {
          files: { 'word/_rels/document.xml.rels': makeRelations([['t', 'styles', `${url}/t.dotm`, true]]) },
        }),
    ],
    [
      'xxe.docx',
      (url) => makeDocx(docxParagraph(`${text} &x;`), { head: `<!DOCTYPE w [<!ENTITY x SYSTEM "${url}/x">]>` }),
    ],
    ['macro.xlsx', withMacroAndLink],
    ['picture.rtf', (url) => Buffer.from(`{\\rtf1 {\\field{\\*\\fldinst INCLUDEPICTURE "${url}/p.png"}}${text}\\par}`)],
    [
      'picture.odt',
      (url) =>
        makeZip({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:draw="d" xmlns:xlink="x"><office:body><text:p>${text}<draw:image xlink:href="${url}/p.png"/></text:p></office:body></office:document-content>`,
        }),
    ],
    ['plain.pptx', (url) => makePptx([{ title: text, body: [url] }])],
    [
      'script.pdf',
      (url) =>
        makePdf([[{ x: 50, y: 700, text }]], {
          catalogue: `/OpenAction << /S /JavaScript /JS (app.launchURL\\("${url}"\\); this.submitForm\\("${url}"\\);) >> /AA << /WC << /S /URI /URI (${url}) >> >>`,
        }),
    ],
  ];

  it.each(files)('%s', async (name, make) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = await save(name, make(url));
    const outcome = await reader.read(file).then(
      (document) => JSON.stringify(document.blocks),
      (error: { code: string }) => error.code,
    );
    expect(outcome).toContain(name === 'xxe.docx' ? 'file_doctype' : name === 'macro.xlsx' ? 'MARKER-OMEGA' : text);
    expect(asked).toBe(0);
  });
});

describe('T44 a parser that does not behave', () => {
  const anyFile = { path: samplePath('notes.txt'), name: 'notes.txt' };
  const blocked = () => new Promise((resolve) => setImmediate(resolve));

  it('is killed after its time, while everything else goes on', async () => {
    const script = await program('hangs.mjs', 'process.once("message", () => { for (;;); });');
    const slow = createReaderPool({ script, limits: { milliseconds: 400 } });
    let turns = 0;
    const outcome = slow.read(anyFile).catch((error) => error);
    for (let done = false; !done; turns += 1)
      done = await Promise.race([outcome.then(() => true), blocked().then(() => false)]);
    expect(await outcome).toMatchObject({ code: 'file_too_slow', status: 422 });
    // This process was never held up: it went round its own loop all the time.
    expect(turns).toBeGreaterThan(100);
  });

  const watched = async (name: string, work: string) => {
    const source = JSON.stringify(new URL('./worker-guards.ts', import.meta.url).href);
    const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
    return program(
      name,
      `import { register } from ${tsx}; register();
       const { watchCosts } = await import(${source});
       process.once('message', ({ limits, path }) => { watchCosts(limits); ${work} });`,
    );
  };

  it('is killed after so much work of its own', async () => {
    const script = await watched('works.mjs', 'setTimeout(() => { for (;;); }, 200);');
    const busy = createReaderPool({ script, limits: { workMilliseconds: 2_000 } });
    await expect(busy.read(anyFile)).rejects.toMatchObject({ code: 'file_too_slow' });
  });

  it('may take longer by the clock, where others have the machine', async () => {
    const answer = 'setTimeout(() => process.send({ read: { type: path }, peakMb: 1 }), 2_500);';
    const waiting = createReaderPool({
      script: await watched('waits-long.mjs', answer),
      limits: { workMilliseconds: 2_000 },
    });
    expect(await waiting.read(anyFile)).toEqual({ type: anyFile.path });
  });

  it('is killed when it takes too much memory that V8 does not count', async () => {
    const script = await watched(
      'hoards.mjs',
      'const kept = []; setInterval(() => kept.push(new Uint8Array(8 * 1024 * 1024).fill(1)), 5);',
    );
    const hoarder = createReaderPool({ script, limits: { megabytes: 300 } });
    await expect(hoarder.read(anyFile)).rejects.toMatchObject({ code: 'file_too_complex' });
  });

  it('is a damaged file when it crashes', async () => {
    const script = await program('crashes.mjs', 'process.once("message", () => { throw new Error("no"); });');
    await expect(createReaderPool({ script }).read(anyFile)).rejects.toMatchObject({ code: 'file_corrupt' });
  });
});

describe('the pool', () => {
  const waits =
    'process.once("message", ({ path }) => setTimeout(() => process.send({ read: { type: path }, peakMb: 1 }), 150));';

  it('reads a few at a time, the others in the order in which they came', async () => {
    const pool = createReaderPool({ script: await program('waits.mjs', waits), seats: 1 });
    const order: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((path) => pool.read({ path, name: 'x.txt' }).then(({ type }) => order.push(type))),
    );
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('lets go of those who no longer want it, whether they wait or are being read', async () => {
    const pool = createReaderPool({ script: await program('waits.mjs', waits), seats: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const reading = pool.read({ path: 'a', name: 'x.txt' }, { signal: first.signal });
    const waiting = pool.read({ path: 'b', name: 'x.txt' }, { signal: second.signal });
    const last = pool.read({ path: 'c', name: 'x.txt' });
    second.abort(new Error('not needed'));
    await expect(waiting).rejects.toThrow('not needed');
    first.abort(new Error('gone away'));
    await expect(reading).rejects.toThrow('gone away');
    expect((await last).type).toBe('c');
  });

  it('says that the fault is ours when the file is not there', async () => {
    await expect(reader.read({ path: join(folder, 'none.txt'), name: 'none.txt' })).rejects.toThrow('ENOENT');
  });
});
