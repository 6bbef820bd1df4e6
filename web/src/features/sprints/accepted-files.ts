import { sprintsTexts } from '../../texts/en/sprints.ts';
import { uploadTexts } from '../../texts/en/upload.ts';

const MAX_BYTES = 52_428_800;

const extensions = ['pdf', 'doc', 'docx', 'txt', 'ppt', 'pptx', 'odt', 'rtf', 'xls', 'xlsx'];

/** What phones say of a file whose name has no extension. */
const types = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'text/rtf',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** For the file picker. */
export const acceptAttribute = extensions.map((extension) => `.${extension}`).join();

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot become a sprint; null if it can. What is inside is the server's to decide. */
export function faultOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!extensions.includes(extensionOf(name)) && !types.has(type)) return uploadTexts.invalidType;
  if (size > MAX_BYTES) return uploadTexts.tooLarge;
  return size === 0 ? sprintsTexts.document.empty : null;
}

/** `1.2 MB`, `340 kB`. */
export function formatSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
