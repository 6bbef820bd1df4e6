import { finish } from './finish.ts';
import type { ParserHelp, ParserLoader } from './parsed.ts';
import type { ReadDeck, ReadDocument } from './port.ts';
import { recognise } from './recognise.ts';
import { Unreadable } from './unreadable.ts';

/** Only the parser of the file's own type is loaded. */
const parsers: ParserLoader = {
  pdf: async () => (await import('./types/pdf.ts')).parsePdf,
  doc: async () => (await import('./types/doc.ts')).parseDoc,
  docx: async () => (await import('./types/docx.ts')).parseDocx,
  txt: async () => (await import('./types/txt.ts')).parseTxt,
  md: async () => (await import('./types/md.ts')).parseMd,
  ppt: async () => (await import('./types/ppt.ts')).parsePpt,
  pptx: async () => (await import('./types/pptx.ts')).parsePptx,
  odt: async () => (await import('./types/odt.ts')).parseOdt,
  rtf: async () => (await import('./types/rtf.ts')).parseRtf,
  xls: async () => (await import('./types/sheets.ts')).parseXls,
  xlsx: async () => (await import('./types/sheets.ts')).parseXlsx,
};

/** Everything that a parser did not foresee is a damaged file. */
async function orUnreadable<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('file_corrupt');
  }
}

/** A file's bytes to a document, or `Unreadable`. */
export const readBytes = (bytes: Buffer, extension: string, help: ParserHelp = {}): Promise<ReadDocument> =>
  orUnreadable(async () => {
    const type = recognise(bytes, extension);
    const parse = await parsers[type]();
    return finish(type, await parse(bytes, help), help.wantsLines);
  });

/** The same to a deck of cards. */
export const readDeckBytes = (bytes: Buffer): Promise<ReadDeck> =>
  orUnreadable(async () => (await import('./decks/apkg.ts')).readApkg(bytes));
