import { sprintDocuments } from '../../../lib/accepted-files.ts';
import { uploadTexts } from '../../../texts/en/upload.ts';
import { sprintsTexts } from '../texts.ts';

const texts = { type: uploadTexts.invalidType, size: uploadTexts.tooLarge, empty: sprintsTexts.document.empty };

/** Why a file cannot become a sprint; null if it can. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const fault = sprintDocuments.faultOf(file);
  return fault && texts[fault];
}
