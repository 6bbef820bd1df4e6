import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { median } from '../load/measure.ts';
import { readDocument } from './reader.ts';

// What reading a document of each type costs, start of its process included, and the 300-page PDF against pdftotext in the
// same run, taking turns.
const maxRatio = 3;
const rounds = 5;
const markers = ['MARKER-ALPHA', 'MARKER-BETA', 'MARKER-OMEGA'];

const samples = join(root, 'server/test/documents/samples');
const scratch = mkdtempSync(join(tmpdir(), 'akada-documents-'));

interface Row {
  file: string;
  milliseconds: number;
  words: number;
  pages: number | null;
  blocks: number;
  markersFound: number;
  peakMb: number;
}

const readOnce = (file: string) => readDocument(join(samples, file), file);

async function measure(file: string): Promise<Row> {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await readOnce(file));
  const [{ document }] = runs as [(typeof runs)[number]];
  const text = JSON.stringify(document.blocks);
  return {
    file,
    milliseconds: median(runs.map((run) => run.milliseconds)),
    words: document.words,
    pages: document.pages,
    blocks: document.blocks.length,
    markersFound: markers.filter((marker) => text.includes(marker)).length,
    peakMb: Math.max(...runs.map((run) => run.peakMb)),
  };
}

/** As low in priority as the reader's own process, so that a busy machine treats both alike. */
function pdftotextOnce(file: string): number {
  const began = performance.now();
  const { status } = spawnSync('nice', ['-n', '10', 'pdftotext', join(samples, file), join(scratch, 'text.txt')]);
  if (status !== 0) throw new Error('pdftotext failed');
  return performance.now() - began;
}

export async function measureSpeed() {
  const rows: Row[] = [];
  say('file             ms     words   pages  blocks  markers  peak MB');
  for (const file of readdirSync(samples).filter((name) => name !== 'big.pdf')) {
    const row = await measure(file);
    rows.push(row);
    const numbers = [
      row.milliseconds.toFixed(0).padStart(6),
      String(row.words).padStart(9),
      String(row.pages ?? '–').padStart(7),
      String(row.blocks).padStart(7),
      `${row.markersFound}/${markers.length}`.padStart(8),
      String(row.peakMb).padStart(8),
    ];
    say(`${row.file.padEnd(13)}${numbers.join(' ')}`);
  }

  const ours: number[] = [];
  const theirs: number[] = [];
  let big = await readOnce('big.pdf');
  pdftotextOnce('big.pdf');
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(pdftotextOnce('big.pdf'));
    big = await readOnce('big.pdf');
    ours.push(big.milliseconds);
  }
  // The best of each: what it takes when nothing else is in the way.
  const reference = Math.min(...theirs);
  const milliseconds = Math.min(...ours);
  const ratio = milliseconds / reference;
  const wholePages = Array.from({ length: 300 }, (_, index) => index + 1).filter((page) =>
    big.document.blocks.some(({ place, kind }) => kind === 'paragraph' && place?.page === page),
  ).length;
  say(
    `big.pdf: ${big.document.pages} pages, ${big.document.words} words, text on ${wholePages} pages, ${big.peakMb} MB`,
  );
  say(
    `  ${milliseconds.toFixed(0)} ms; pdftotext ${reference.toFixed(0)} ms; ratio ${ratio.toFixed(2)} (at most ${maxRatio})`,
  );

  const isRight = rows.every((row) => row.markersFound === markers.length) && wholePages === 300;
  const isWithin = isRight && ratio <= maxRatio;
  const bigPdf = { milliseconds, pdftotextMs: reference, ratio, pages: big.document.pages, peakMb: big.peakMb };
  rmSync(scratch, { recursive: true });
  return { rows, bigPdf, bounds: { ratio: maxRatio }, isWithin };
}
