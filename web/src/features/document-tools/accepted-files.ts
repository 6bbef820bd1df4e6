import { documentMaxBytes, documentMediaTypes } from '@akada/contract/client';
import { documentsTexts } from '../../texts/en/documents.ts';
import { uploadTexts } from '../../texts/en/upload.ts';

/** The page offers no spreadsheets, though they can be read. */
const offered = ['pdf', 'doc', 'docx', 'txt', 'ppt', 'pptx', 'odt', 'rtf'] as const;
const extensions: ReadonlySet<string> = new Set(offered);
const types: ReadonlySet<string> = new Set([...offered.map((extension) => documentMediaTypes[extension]), 'text/rtf']);

/** For the file picker: extensions, because phones know few of the types. */
export const acceptAttribute = offered.map((extension) => `.${extension}`).join();

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be taken, by type or extension; null if it can. What is inside is the server's to decide. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = extensionOf(file.name);
  if (!extensions.has(extension) && !types.has(file.type))
    return /^xlsx?$/.test(extension) ? documentsTexts.errors.spreadsheet : uploadTexts.invalidType;
  if (file.size > documentMaxBytes) return uploadTexts.tooLarge;
  return file.size === 0 ? documentsTexts.errors.empty : null;
}

/** `1.2 MB`, `340 kB`. */
export function formatSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
