import { local, textEntry } from '../../lib/storage/entry.ts';

export const storedClassroom = {
  /** Which of the laptop's addresses the class uses, where it has several. */
  classAddress: textEntry('account', local, 'classAddress'),
};
