import { local, textEntry } from '../../../lib/storage/entry.ts';

export const storedSitting = {
  /** `off` where the keys of the examination room were switched off. */
  roomKeys: textEntry('account', local, 'roomKeys'),
};
