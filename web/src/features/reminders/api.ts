import { client } from '../../lib/client.ts';

export const stopReminders = (token: string) => client.reminders.stop({ query: { token } });
