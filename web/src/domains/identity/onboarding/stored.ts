import { jsonEntry, local } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

export const storedOnboarding = {
  /** Its answers, the place in it, and whether they still wait to be sent. */
  onboarding: jsonEntry('account', local, 'onboarding', isRecord),
};
