import { jsonEntry, session } from '../../../lib/storage/entry.ts';
import { hasTexts } from '../../../lib/storage/shapes.ts';

export const storedSettings = {
  /** A name and a bio that are typed and not saved yet. */
  profileDraft: jsonEntry('account', session, 'profileDraft', hasTexts('name', 'bio')),
};
