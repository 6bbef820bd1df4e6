import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from '../../scripts/lib/print.mjs';
import { htmlOf } from './make/html.ts';
import { latexOf } from './make/latex.ts';
import { deckOf, sheetOf, writerOf } from './make/office.ts';
import { plainOf } from './make/plain.ts';
import { parseSource, type Source } from './source.ts';

// `npx tsx bench/documents/make.ts [name …]`: makes the files of the corpus anew from their plain sources. Needs pdflatex
// (texlive-latex-recommended), soffice (libreoffice-writer, -impress, -calc) and Chromium; the files are kept in the
// repository, so that the bench itself needs none of these.
const corpus = new URL('corpus/', import.meta.url).pathname;
const files = new URL('files/', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'akada-corpus-'));

function latex(source: Source, to: string): void {
  writeFileSync(join(scratch, 'a.tex'), latexOf(source));
  // Twice: the second run knows the table of contents.
  for (let round = 0; round < 2; round += 1)
    execFileSync('pdflatex', ['-interaction=nonstopmode', 'a.tex'], { cwd: scratch, stdio: 'ignore' });
  copyFileSync(join(scratch, 'a.pdf'), to);
}

const filters: Record<string, string> = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  doc: 'doc:MS Word 97',
  ppt: 'ppt:MS PowerPoint 97',
};

function office(content: string, type: string, to: string): void {
  writeFileSync(join(scratch, `a.${type}`), content);
  const wanted = extname(to).slice(1);
  const home = `-env:UserInstallation=file://${scratch}/office`;
  execFileSync('soffice', [home, '--headless', '--convert-to', filters[wanted] ?? wanted, `a.${type}`], {
    cwd: scratch,
    stdio: 'ignore',
  });
  copyFileSync(join(scratch, `a.${wanted}`), to);
}

async function web(source: Source, to: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.setContent(htmlOf(source));
  const { head } = source;
  const small = (text: string) => `<p style="font-size:8px;margin-left:15mm">${text}</p>`;
  await page.pdf({
    path: to,
    format: head.page === 'a5' ? 'A5' : 'A4',
    margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' },
    displayHeaderFooter: Boolean(head.running),
    headerTemplate: small(head.running ?? ''),
    footerTemplate: small('Page <span class="pageNumber"></span> of <span class="totalPages"></span>'),
  });
  await browser.close();
}

const makers: Record<string, (source: Source, to: string) => void | Promise<void>> = {
  latex,
  chromium: web,
  writer: (source, to) => office(writerOf(source), 'fodt', to),
  impress: (source, to) => office(deckOf(source), 'fodp', to),
  sheet: (source, to) => office(sheetOf(source), 'fods', to),
  text: (source, to) => writeFileSync(to, plainOf(source)),
};

mkdirSync(files, { recursive: true });
const wanted = process.argv.slice(2);
try {
  for (const name of readdirSync(corpus)) {
    if (wanted.length && !wanted.includes(name.replace('.md', ''))) continue;
    const source = parseSource(readFileSync(join(corpus, name), 'utf8'));
    await makers[source.head.maker!]!(source, join(files, source.head.file!));
    say(source.head.file!);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
