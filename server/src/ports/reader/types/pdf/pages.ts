import { Worker } from 'node:worker_threads';
import type { ReadFailureCode } from '../../port.ts';
import { Unreadable } from '../../unreadable.ts';
import { cleanSlides, isDeck } from './layout/deck.ts';
import { withoutFurniture } from './layout/furniture.ts';
import { type ColumnElements, columnsOfPage, columnsOfPaper } from './layout/page-elements.ts';
import { type PackedPages, type PagesRead, unpackPages } from './pages-message.ts';
import { type OpenPdf, openPdf } from './pdfium.ts';
import { picturePages } from './picture-pages.ts';

/** Below this a second thread costs more than it brings. */
const fewestForTwo = 40;
/** The other thread has to start first, and gets a little less than half. */
const ownShare = 0.53;

export interface PagesJob {
  bytes: Uint8Array;
  from: number;
}

export type PagesReply = PackedPages | { failure: ReadFailureCode };

/** All pages, line by line. The second half of a long document is read by a thread of its own, where there is one. */
export async function readAllPages(
  bytes: Buffer,
  helper: URL | undefined,
  wantsLines = false,
): Promise<PagesRead & { plain?: ColumnElements[] }> {
  const pdf = await openPdf(bytes);
  if (wantsLines) return { ...readSomePages(pdf, 0, pdf.count), plain: plainColumns(pdf) };
  if (!helper || pdf.count < fewestForTwo) return readSomePages(pdf, 0, pdf.count);
  const middle = Math.ceil(pdf.count * ownShare);
  const elsewhere = readElsewhere(helper, { bytes, from: middle });
  // Seen below; until then nobody waits for it.
  elsewhere.catch(() => undefined);
  const first = readSomePages(pdf, 0, middle);
  const second = await elsewhere;
  return {
    columns: [...first.columns, ...second.columns],
    words: first.words + second.words,
    pages: Math.max(first.pages, second.pages),
    title: first.title,
    isDeck: first.isDeck && second.isDeck,
    pictures: [...first.pictures, ...second.pictures],
  };
}

export function readSomePages(pdf: OpenPdf, from: number, until: number): PagesRead {
  const pages = [...pdf.pages(from, until)];
  const areSlides = isDeck(pages);
  return {
    // Half of a long document shows as well as the whole what is repeated on its pages.
    columns: (areSlides ? cleanSlides(pages) : withoutFurniture(pages)).flatMap(columnsOfPage),
    isDeck: areSlides,
    words: pages.reduce((sum, page) => sum + page.words.length, 0),
    pages: pages.at(-1)?.number ?? 0,
    title: pdf.title,
    pictures: picturePages(pdf, pages),
  };
}

/** The columns of each page with all that stands on it: running lines and what looks like a table are left as lines. */
const plainColumns = (pdf: OpenPdf) => [...pdf.pages(0, pdf.count)].flatMap(columnsOfPaper);

function readElsewhere(helper: URL, workerData: PagesJob): Promise<PagesRead> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(helper, { workerData, env: {} });
    worker.once('message', (reply: PagesReply) => {
      if ('failure' in reply) reject(new Unreadable(reply.failure));
      else resolve(unpackPages(reply));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Unreadable('file_corrupt')));
  });
}
