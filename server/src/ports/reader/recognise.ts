import { openCompoundFile } from './containers/cfb.ts';
import { openZip } from './containers/zip.ts';
import type { DocumentType } from './port.ts';
import { decodePlainText } from './text.ts';
import { Unreadable } from './unreadable.ts';

const known: Record<DocumentType, 1> = {
  pdf: 1,
  doc: 1,
  docx: 1,
  txt: 1,
  md: 1,
  ppt: 1,
  pptx: 1,
  odt: 1,
  rtf: 1,
  xls: 1,
  xlsx: 1,
};
const isKnown = (extension: string): extension is DocumentType => Object.hasOwn(known, extension);

/** The file's type by its content. The name may not say something else: one of the two would be a disguise. */
export function recognise(bytes: Buffer, extension: string): DocumentType {
  if (!isKnown(extension)) throw new Unreadable('file_type_unsupported');
  if (bytes.length === 0) throw new Unreadable('file_empty');
  const type = typeOf(bytes);
  if (type === null) throw new Unreadable('file_type_unsupported');
  // Nothing in a text says whether its marks are Markdown's; its name does.
  if (type === 'txt' && extension === 'md') return 'md';
  if (type !== extension) throw new Unreadable('file_type_mismatch');
  return type;
}

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

function typeOf(bytes: Buffer): DocumentType | null {
  // Some programs put a few bytes before the mark; readers have always been lenient with that.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, '{\\rtf')) return 'rtf';
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return typeInZip(bytes);
  if (startsWith(bytes, compoundFile)) return typeInCompoundFile(bytes);
  return decodePlainText(bytes) === null ? null : 'txt';
}

function typeInZip(bytes: Buffer): DocumentType | null {
  const zip = openZip(bytes);
  if (zip.has('mimetype')) {
    return zip.read('mimetype')?.toString('latin1').trim() === 'application/vnd.oasis.opendocument.text' ? 'odt' : null;
  }
  if (zip.has('word/document.xml')) return 'docx';
  if (zip.has('ppt/presentation.xml')) return 'pptx';
  if (zip.has('xl/workbook.xml')) return 'xlsx';
  return null;
}

function typeInCompoundFile(bytes: Buffer): DocumentType | null {
  const file = openCompoundFile(bytes);
  // A password turns a docx, pptx or xlsx into a compound file around its encrypted self.
  if (file.has('EncryptedPackage')) throw new Unreadable('file_encrypted');
  if (file.has('WordDocument')) return 'doc';
  if (file.has('PowerPoint Document')) return 'ppt';
  if (file.has('Workbook') || file.has('Book')) return 'xls';
  return null;
}
