import { extensionOf, isSpreadsheet, studyDocuments } from '../../lib/accepted-files.ts';
import { uploadTexts } from '../../texts/en/upload.ts';
import { documentsTexts } from './texts.ts';

const texts = { type: uploadTexts.invalidStudyType, size: uploadTexts.tooLarge, empty: documentsTexts.errors.empty };

/** Why a file cannot be taken; null if it can. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const fault = studyDocuments.faultOf(file);
  if (fault === 'type' && isSpreadsheet(extensionOf(file.name))) return documentsTexts.errors.spreadsheet;
  return fault && texts[fault];
}
