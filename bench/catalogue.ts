import { startBuiltServer } from '../scripts/lib/built-server.mjs';
import { ensureBuilt } from '../scripts/lib/ensure-built.mjs';
import { say } from '../scripts/lib/print.mjs';
import { writeResult } from './load/result.ts';
import { isQuick } from './quick.ts';

// `npm run bench:catalogue`: what a search costs the server and the browser. The bounds are the product's own.
const maxP95Ms = 20;
const maxBytes = 30_000;
const rounds = isQuick ? 1 : 40;

/** As people type: letter by letter, with slips, with marks, by short name, and nothing at all. */
const typed = {
  universities: ['u', 'un', 'unilag', 'lagos', 'obafemi awolowo', 'Ọbáfẹ́mi', 'univercity of ibadn', 'xyzzy', 'abu'],
  faculties: ['', 's', 'science', 'management sciences', 'enginering'],
  departments: ['', 'c', 'comp', 'computer science', 'biochemsitry', 'xyzzy'],
  programmes: ['', 'b', 'bsc', 'bsc computer science', 'electrical electronics', 'medcine', 'xyzzy'],
  courses: [
    '',
    'c',
    'csc',
    'csc 1',
    'COS101',
    'UI-COS 101',
    'introduction',
    'thermodynamics',
    'entreprenuership',
    'xyzzy',
  ],
};
const context = 'faculty=Science&department=Physics&programme=B.Sc.%20Physics&level=100&standard=CCMAS';

interface Row {
  search: string;
  requests: number;
  p50: number;
  p95: number;
  maxBytes: number;
}

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

async function measure(url: string, kind: string, paths: string[]): Promise<Row> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const began = performance.now();
      const response = await fetch(`${url}/api/v1/catalogue/${path}`);
      const body = await response.arrayBuffer();
      times.push(performance.now() - began);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      bytes = Math.max(bytes, body.byteLength);
    }
  }
  times.sort((a, b) => a - b);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return { search: kind, requests: times.length, p50, p95, maxBytes: bytes };
}

await ensureBuilt(['server', 'web']);
const server = await startBuiltServer();
try {
  const searches = Object.entries(typed).map(([kind, texts]): [string, string[]] => [
    kind,
    texts.map((q) => `${kind}?q=${encodeURIComponent(q)}&${context}`),
  ]);
  const outlines = ['CCMAS/COS%20101', 'CCMAS/gst111', 'BMAS/GST%20111', 'CCMAS/BUS%20101'].map((c) => `courses/${c}`);
  const rows: Row[] = [];
  for (const [kind, paths] of [...searches, ['outline', outlines] as [string, string[]]]) {
    rows.push(await measure(server.url, kind, paths));
  }
  say('search         requests   p50 ms   p95 ms   largest answer');
  for (const { search, requests, p50, p95, maxBytes: bytes } of rows) {
    const numbers = [String(requests).padStart(8), p50.toFixed(1).padStart(8), p95.toFixed(1).padStart(8)];
    say(`${search.padEnd(14)} ${numbers.join(' ')}   ${String(bytes).padStart(8)} bytes`);
  }
  writeResult('catalogue', { rows, bounds: { p95Ms: maxP95Ms, bytes: maxBytes } });
  const within = rows.every((row) => (isQuick || row.p95 <= maxP95Ms) && row.maxBytes <= maxBytes);
  say(
    within
      ? `Within ${maxP95Ms} ms (p95) and ${maxBytes} bytes.`
      : `NOT within ${maxP95Ms} ms (p95) and ${maxBytes} bytes.`,
  );
  process.exitCode = within ? 0 : 1;
} finally {
  await server.stop();
}
