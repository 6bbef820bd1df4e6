import { extensionOf } from '../../../lib/accepted-files.ts';
import { scansTexts } from './texts.ts';

type Chosen = Pick<File, 'name' | 'type'>;

const isHeic = ({ name, type }: Chosen) => /^image\/hei[cf]/.test(type) || ['heic', 'heif'].includes(extensionOf(name));

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'];

/** Whether a file is a photograph rather than a document, by its type and its name. */
export const isPhoto = (file: Chosen): boolean =>
  file.type.startsWith('image/') || EXTENSIONS.includes(extensionOf(file.name)) || isHeic(file);

/** Safari opens what iPhones write; other browsers don't. */
async function canOpen(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The photographs among what was chosen, and one sentence about what can't be taken. */
export async function photosAmong(files: readonly File[]): Promise<{ photos: File[]; fault: string | null }> {
  const photos: File[] = [];
  let fault: string | null = null;
  for (const file of files) {
    if (!isPhoto(file)) fault ??= scansTexts.noPhoto(file.name);
    else if (isHeic(file) && !(await canOpen(file))) fault = scansTexts.heic;
    else photos.push(file);
  }
  return { photos, fault };
}
