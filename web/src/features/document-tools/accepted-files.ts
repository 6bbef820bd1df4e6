import { documentsTexts } from '../../texts/en/documents.ts';
import { uploadTexts } from '../../texts/en/upload.ts';

const MAX_BYTES = 52_428_800;

const typeOf: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
};
const acceptedTypes = new Set([...Object.values(typeOf), 'text/rtf']);

/** For the file picker: extensions, because phones know few of the types. */
export const acceptAttribute = Object.keys(typeOf)
  .map((extension) => `.${extension}`)
  .join();

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be taken, by type or extension; null if it can. What is inside is the server's to decide. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = extensionOf(file.name);
  if (!(extension in typeOf) && !acceptedTypes.has(file.type))
    return /^xlsx?$/.test(extension) ? documentsTexts.errors.spreadsheet : uploadTexts.invalidType;
  if (file.size > MAX_BYTES) return uploadTexts.tooLarge;
  return file.size === 0 ? documentsTexts.errors.empty : null;
}

/** `1.2 MB`, `340 kB`. */
export function formatSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
