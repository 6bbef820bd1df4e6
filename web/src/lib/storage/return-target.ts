import { local, textEntry } from './entry.ts';

/** Where to go after signing in: any page may ask for it before it sends somebody to the door. */
export const storedReturn = {
  redirectAfterAuth: textEntry('return', local, 'redirectAfterAuth'),
};
