import { jsonEntry, local } from './entry.ts';
import { isRecord } from './shapes.ts';

/** Onboarding so far; the seal of an account looks at it too. */
export const storedOnboarding = {
  /** Its answers, the place in it, and whether they still wait to be sent. */
  onboarding: jsonEntry('account', local, 'onboarding', isRecord),
};
