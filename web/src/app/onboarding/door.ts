import type { Settings } from '@akada/contract/client';
import { takeTargetAfterSignUp } from '../../features/auth/return-target.ts';
import { storedApp } from '../stored.ts';

/** Which door of the landing page leads here, by its address. Social sign-up leaves the page, so the tab remembers. */
export function rememberDoor(search: URLSearchParams): Settings['focus'] {
  const isTeacher = search.get('focus') === 'teach';
  if (isTeacher) storedApp.doorTaken.set('teach');
  else storedApp.doorTaken.remove();
  return isTeacher ? 'teach' : 'study';
}

/** A lecturer begins with a document and not with a timetable. */
export function takeTargetOfDoor(): string {
  const isTeacher = storedApp.doorTaken.get() === 'teach';
  storedApp.doorTaken.remove();
  return takeTargetAfterSignUp(isTeacher ? '/studentassessments' : undefined);
}

/** With the new account: what Home shows. It arrives later where there is no network now. */
export async function saveDoor(): Promise<void> {
  if (storedApp.doorTaken.get() !== 'teach') return;
  // Loaded for those few: the door is a light page.
  const [{ sendSoon }, { changedSettings }] = await Promise.all([
    import('../../lib/outbox/account-outbox.ts'),
    import('../../features/settings/outgoing.ts'),
  ]);
  await sendSoon(changedSettings, { body: { focus: 'teach' } });
}
