import { jsonEntry, session } from '../../../lib/storage/entry.ts';
import { hasTexts } from '../../../lib/storage/shapes.ts';

export const storedContact = {
  /** A message to the operator that is not sent yet. */
  contactDraft: jsonEntry('account', session, 'contactDraft', hasTexts('name', 'email', 'message')),
};
