import type { Settings } from '@akada/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { takeTargetAfterSignUp } from '../../../../domains/identity/sign-in/return-target.ts';
import { storedApp } from '../../../stored.ts';

/** Which door of the landing page leads here, by its address. Social sign-up leaves the page, so the tab remembers. */
export function rememberDoor(search: URLSearchParams): Settings['focus'] {
  const isTeacher = search.get('focus') === 'teach';
  if (isTeacher) storedApp.doorTaken.set('teach');
  else storedApp.doorTaken.remove();
  return isTeacher ? 'teach' : 'study';
}

/** A lecturer begins at Home, which asks for slides, and not with a timetable. */
export function takeTargetOfDoor(): string {
  const isTeacher = storedApp.doorTaken.get() === 'teach';
  storedApp.doorTaken.remove();
  return takeTargetAfterSignUp(isTeacher ? '/dashboard' : undefined);
}

/** With the new account: what Home shows. */
export async function saveDoor(queries: QueryClient): Promise<void> {
  if (storedApp.doorTaken.get() === 'teach') await chooseTeaching(queries);
}

/** Home is a lecturer's from now on; the account learns of it later where there is no network now. */
export async function chooseTeaching(queries: QueryClient): Promise<void> {
  const focus = 'teach';
  storedApp.homeFocus.set(focus);
  // Loaded for those few: the door is a light page.
  const [{ sendSoon }, { changedSettings }, { chosenNow, heldOf, holdSettings, noteSettings }] = await Promise.all([
    import('../../../../lib/outbox/account-outbox.ts'),
    import('../../../../domains/identity/settings/outgoing.ts'),
    import('../../../../domains/identity/settings/note-settings.ts'),
  ]);
  await holdSettings(queries, { focus });
  const saved = await sendSoon(changedSettings, { body: chosenNow({ focus }) });
  await noteSettings(queries, saved ? heldOf({ focus }, saved) : { focus });
}
