import { local, textEntry } from '../../lib/storage/entry.ts';

export const storedReminders = {
  /** Whose reminders this browser shows. */
  pushOwner: textEntry('mark', local, 'pushOwner'),
  /** Reminders were offered here. */
  remindersAsked: textEntry('account', local, 'remindersAsked'),
};
