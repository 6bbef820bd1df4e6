import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { median } from '../load/measure.ts';
import { scoreWords } from './compare.ts';
import { parseSource } from './source.ts';
import { truthOf, wordsOf } from './truth.ts';

// `npx tsx bench/documents/tools.ts`: libraries that take text out of PDFs, each in a process of its own, in one run: the
// order of their words in the corpus before any layout of ours (the median and the worst file), what they say of fonts,
// and the processor's time and the memory for 300 pages, taking turns.
const packages = { pdfium: '@hyzyla/pdfium@2.1.13', embed: '@embedpdf/pdfium@2.15.1', pdfjs: 'unpdf@1.8.1' };
const rounds = 3;

interface Reading {
  text: string;
  fonts: string[];
  milliseconds: number;
  peakMb: number;
}

/** The same program for both builds of PDFium: their interfaces are PDFium's own. */
const readByPdfium = (load: string) => `
  ${load}
  const bytes = readFileSync(file);
  const start = p._malloc ? p._malloc(bytes.length) : p.wasmExports.malloc(bytes.length);
  p.HEAPU8.set(bytes, start);
  const document = p._FPDF_LoadMemDocument(start, bytes.length, 0);
  const malloc = (n) => (p._malloc ?? p.wasmExports.malloc)(n);
  const buffer = malloc(4_000_000), scratch = malloc(256);
  for (let at = 0; at < p._FPDF_GetPageCount(document); at += 1) {
    const page = p._FPDF_LoadPage(document, at), loaded = p._FPDFText_LoadPage(page);
    const count = Math.min(900_000, p._FPDFText_CountChars(loaded));
    const written = p._FPDFText_GetText(loaded, 0, count, buffer);
    text += Buffer.from(p.HEAPU8.buffer, buffer, Math.max(0, written - 1) * 2).toString('utf16le').replace(/[\\u0002\\ufffe]/g, '');
    if (at === 0) for (let i = 0; i < count; i += 20) {
      const length = p._FPDFText_GetFontInfo(loaded, i, scratch, 128, scratch + 128);
      if (length > 1) fonts.add(Buffer.from(p.HEAPU8.buffer, scratch, length - 1).toString('latin1'));
    }
    p._FPDFText_ClosePage(loaded); p._FPDF_ClosePage(page);
  }`;
const programs = {
  pdfium: readByPdfium(
    `const { PDFiumModule } = await import('@hyzyla/pdfium'); const p = await PDFiumModule({}); p._FPDF_InitLibrary();`,
  ),
  embed: readByPdfium(`const { init } = await import('@embedpdf/pdfium');
    const wasmBinary = readFileSync(new URL('./pdfium.wasm', import.meta.resolve('@embedpdf/pdfium')));
    const p = (await init({ wasmBinary })).pdfium; p._PDFiumExt_Init();`),
  pdfjs: `
    const { getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    for (let at = 1; at <= document.numPages; at += 1) {
      const page = await document.getPage(at);
      const content = await page.getTextContent();
      text += content.items.map((item) => item.str + (item.hasEOL ? '\\n' : '')).join('') + '\\n';
      if (at === 1) for (const style of Object.values(content.styles)) fonts.add(style.fontFamily);
      page.cleanup();
    }`,
};

function read(folder: string, tool: keyof typeof programs, file: string): Reading {
  const program = `import { readFileSync } from 'node:fs'; const file = ${JSON.stringify(file)};
    let text = ''; const fonts = new Set(); ${programs[tool]}
    process.stdout.write(JSON.stringify({ text, fonts: [...fonts], milliseconds: (process.cpuUsage().user + process.cpuUsage().system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 }));`;
  const args = ['--input-type=module', '-e', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Reading;
}

const folder = mkdtempSync(join(tmpdir(), 'akada-pdf-tools-'));
try {
  spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...Object.values(packages)], {
    cwd: folder,
  });
  const sources = readdirSync(new URL('corpus', import.meta.url))
    .map((name) => parseSource(readFileSync(new URL(`corpus/${name}`, import.meta.url), 'utf8')))
    .filter(({ head }) => head.file?.endsWith('.pdf'));
  const big = join(root, 'server/test/documents/samples/big.pdf');
  const tools = Object.keys(programs) as (keyof typeof programs)[];
  const runs = new Map(tools.map((tool) => [tool, [] as Reading[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const tool of tools) runs.get(tool)?.push(read(folder, tool, big));
  say('tool     one column: median, worst  two columns: median, worst  300 pages ms  peak MB  fonts of a page');
  for (const tool of tools) {
    const shares: Record<string, number[]> = { one: [], two: [], slides: [] };
    let fonts: string[] = [];
    for (const source of sources) {
      const path = new URL(`files/${source.head.file}`, pathToFileURL(join(root, 'bench/documents/'))).pathname;
      const reading = read(folder, tool, path);
      shares[source.head.layout ?? 'one']?.push(scoreWords(truthOf(source), wordsOf(reading.text)).read);
      if (source.head.file === 'latex-article.pdf') fonts = reading.fonts;
    }
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(12);
    const order = [shares.one ?? [], shares.two ?? []].map(
      (part) => percent(median(part)) + percent(Math.min(...part)),
    );
    const own = runs.get(tool) ?? [];
    const cost = Math.min(...own.map(({ milliseconds }) => milliseconds)).toFixed(0);
    const memory = Math.max(...own.map(({ peakMb }) => peakMb)).toFixed(0);
    say(`${tool.padEnd(8)}${order.join('  ')} ${cost.padStart(13)} ${memory.padStart(8)}  ${fonts.join(', ')}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
