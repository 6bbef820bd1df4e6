import { listEntry, local } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

export const storedOpenLessons = {
  /** What was done in open lessons of the library without an account, until one takes it over. */
  openLessons: listEntry('account', local, 'openLessons', isRecord),
};
