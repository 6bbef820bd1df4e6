import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

export const stopLetters = (token: string) => client.letters.stop({ query: { token } });

export const pushQuery = queryOptions({
  queryKey: ['reminders', 'push'],
  queryFn: ({ signal }) => client.push.state(undefined, { signal }),
});

/** The address, or null while there is none. */
export const calendarQuery = queryOptions({
  queryKey: ['reminders', 'calendar'],
  queryFn: async ({ signal }) => (await client.calendar.get(undefined, { signal })).url,
});

export const renewCalendar = async () => (await client.calendar.renew()).url;

export async function removeCalendar(): Promise<null> {
  await client.calendar.remove();
  return null;
}

/** Whoever says yes to reminders without having said how often gets them daily. */
export async function wishDailyIfNone(): Promise<void> {
  const { reminders } = await client.account.getSettings();
  if (reminders === 'off') await client.account.updateSettings({ body: { reminders: 'daily' } });
}
