import { domain } from '../../assembly/domain.ts';
import { calendarFeature } from './calendar/calendar.feature.ts';
import { digestFeature } from './digest/digest.feature.ts';
import * as reminders from './migrations/0021_reminders.ts';
import * as pushAndCalendar from './migrations/0022_push_and_calendar.ts';
import * as digest from './migrations/0036_digest.ts';
import { pushFeature } from './push/push.feature.ts';
import { remindersFeature } from './reminders.feature.ts';
import { lettersFeature } from './unsubscription/letters.feature.ts';

/** What calls learners back: reminders, digest, push, calendar, and how to stop them. */
export const remindersDomain = domain({
  name: 'reminders',
  features: [lettersFeature, pushFeature, calendarFeature, remindersFeature, digestFeature],
  migrations: {
    '0021_reminders': reminders,
    '0022_push_and_calendar': pushAndCalendar,
    '0036_digest': digest,
  },
});
