import { readFileSync } from 'node:fs';
import { AppError } from './platform/app-error.ts';
import { printable } from './platform/printable.ts';
import { chooseScanner } from './ports/scanner/choose.ts';
import { blocksOfPages, type PreparedPage, type ScannedPage, type Scanner } from './ports/scanner/port.ts';

/** `npm run scans:read -- FILE …`: prints the text of a photograph or of a PDF's pictures, then its doubts and its time. */
const usage = `npm run scans:read -- FILE …

Prints what is read of a photograph (JPEG, PNG, WebP), or of the pages of a PDF that are pictures: the text, then each
doubtful word with its place and confidence, what is wrong with the picture, and how long it took.`;

const write = (line: string) => process.stdout.write(`${line}\n`);
const say = (line: string) => write(printable(line));

const isPdf = (path: string) => readFileSync(path).subarray(0, 1024).includes('%PDF-');

function sayText(number: number, page: ScannedPage): void {
  for (const block of blocksOfPages([{ number, page }])) {
    if (block.kind === 'heading') say(`${'#'.repeat(block.level)} ${block.text}`);
    else if (block.kind === 'list') for (const item of block.items) say(`- ${item}`);
    else if (block.kind === 'table') for (const row of [block.header, ...block.rows]) say(row.join(' | '));
    else if (block.kind === 'definitions') for (const entry of block.entries) say(`${entry.term}: ${entry.definition}`);
    else say(block.kind === 'formula' ? block.tex : block.text);
    write('');
  }
}

function sayDoubts(number: number, page: ScannedPage): void {
  for (const [at, line] of page.lines.entries()) {
    for (const { text, box, confidence, isDoubtful } of line.words) {
      const place = `page ${number}, line ${at + 1}, at ${box.x},${box.y} (${box.width}×${box.height})`;
      if (isDoubtful) say(`doubtful: ${text} · ${place} · ${Math.round(confidence * 100)} %`);
    }
  }
  const kept = page.lines.filter(({ keepsPicture }) => keepsPicture).length;
  if (kept > 0) say(`lines that keep their picture: ${kept}`);
}

async function readPage(scanner: Scanner, number: number, prepare: () => Promise<PreparedPage>): Promise<void> {
  const began = performance.now();
  const prepared = await prepare();
  const prepareMs = performance.now() - began;
  const page = await scanner.read(prepared.picture);
  const seconds = [prepareMs, performance.now() - began - prepareMs].map((ms) => `${(ms / 1000).toFixed(1)} s`);
  sayText(number, page);
  sayDoubts(number, page);
  const faults = [prepared.fault, page.fault].filter((fault) => fault !== null);
  say(`faults: ${faults.length > 0 ? [...new Set(faults)].join(', ') : 'none'}`);
  say(`time: prepared in ${seconds[0]}, read in ${seconds[1]}`);
}

async function readFile(scanner: Scanner, path: string): Promise<void> {
  if (!isPdf(path)) return readPage(scanner, 1, () => scanner.prepare({ path }));
  const { count, withoutText } = await scanner.lookIntoPdf({ path });
  say(
    `${withoutText.length} of ${count} pages are pictures${withoutText.length > 0 ? `: ${withoutText.join(', ')}` : ''}`,
  );
  for (const number of withoutText) await readPage(scanner, number, () => scanner.preparePdfPage({ path }, number));
}

async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0 || paths.includes('--help')) {
    write(usage);
    return paths.length === 0 ? 2 : 0;
  }
  const scanner = chooseScanner({ isWanted: true, programs: new URL('./', import.meta.url) });
  if (!scanner.canRead)
    throw new Error('Pictures can’t be read here: the optional package tesseract.js is not installed.');
  let code = 0;
  for (const path of paths) {
    if (paths.length > 1) say(`== ${path}`);
    await readFile(scanner, path).catch((error: unknown) => {
      // A bad file gets its own answer, and the rest goes on.
      const reason = error instanceof AppError ? `${error.message} (${error.code})` : String(error);
      process.stderr.write(`${printable(`${path}: ${reason}`)}\n`);
      code = 1;
    });
  }
  await scanner.close();
  return code;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
