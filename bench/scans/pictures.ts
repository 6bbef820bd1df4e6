import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { isQuick } from '../quick.ts';
import { classes } from './classes.ts';
import { setPage } from './page.ts';
import { phone } from './phone.ts';
import { photograph } from './photograph.ts';
import { type Printer, startPrinter } from './printer.ts';
import type { PageText } from './texts.ts';

export interface BenchPage extends Omit<PageText, 'source'> {
  truth: string;
  /** Where the photograph lies. */
  path: string;
  bytes: number;
}

const folder = join(root, 'bench/results/scans');
/** Another number when the camera of this bench changes: photographs that lie there are taken again. */
const CAMERA_VERSION = 1;

/** Photographs of pages, taken where they don't lie there yet: some seconds each. */
export async function takePictures(texts: readonly PageText[]): Promise<BenchPage[]> {
  mkdirSync(folder, { recursive: true });
  const pages: BenchPage[] = [];
  let printer: Printer | null = null;
  for (const { source, ...text } of texts) {
    const { html, truth } = setPage({ ...text, source });
    const asked = JSON.stringify([CAMERA_VERSION, html, classes[text.photo], phone]);
    const path = join(folder, `${text.name}-${createHash('sha256').update(asked).digest('hex').slice(0, 12)}.jpg`);
    if (!existsSync(path)) {
      printer ??= await startPrinter();
      if ((await printer.fill(html)) > 1) {
        const said = `Page ${text.name} does not fit: are the fonts missing (Debian: fonts-liberation, fonts-dejavu)?`;
        if (!isQuick) throw new Error(said);
        // A machine without the fonts can still show that reading works.
        say(`${said} It is left out.`);
        continue;
      }
      const { picture } = await photograph(await printer.print(html), text.photo, Number(text.name), phone);
      writeFileSync(path, picture);
    }
    pages.push({ ...text, truth, path, bytes: readFileSync(path).length });
  }
  await printer?.close();
  return pages;
}
