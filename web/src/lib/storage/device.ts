import { listEntry, local, textEntry } from './entry.ts';
import { isRecord } from './shapes.ts';

/** What was chosen on this device, whoever uses it. */
export const storedDevice = {
  theme: textEntry('device', local, 'theme'),
  /** `on` or `off`, once somebody chose; until then the phone's own setting holds. */
  saver: textEntry('device', local, 'saver'),
  /** What was received and sent, by month. */
  dataUse: listEntry('device', local, 'dataUse', isRecord),
  language: textEntry('device', local, 'language'),
};
