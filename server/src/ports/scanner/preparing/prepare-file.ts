import { readFile } from 'node:fs/promises';
import type { PreparedPage } from '../page.ts';
import type { Grey } from '../picture/grey.ts';
import { mend } from '../picture/prepare.ts';
import type { PdfPages } from '../port.ts';
import { decodePhotograph } from './decode.ts';
import { encodePicture } from './encode.ts';
import { lookIntoPdf, renderPdfPage } from './pdf-pages.ts';
import type { PrepareJob } from './prepare-apart.ts';

/** Does what was asked of a file: prepares it, looks into it, or prepares one page of it. */
export async function prepareFile({ path, pdf }: PrepareJob): Promise<PreparedPage | PdfPages> {
  if (pdf === undefined) return prepared(await decodePhotograph(path));
  const bytes = await readFile(path);
  return pdf.page === undefined ? lookIntoPdf(bytes) : prepared(await renderPdfPage(bytes, pdf.page));
}

async function prepared(photograph: Grey): Promise<PreparedPage> {
  const { picture, fault } = mend(photograph);
  return { width: picture.width, height: picture.height, fault, picture: await encodePicture(picture) };
}
