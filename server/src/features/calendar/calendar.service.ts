import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { sameText } from '../../platform/same-text.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Database } from '../../ports/db/port.ts';
import type { DeadlinesService } from '../deadlines/deadlines.service.ts';
import { type CalendarEvent, toICalendar } from './icalendar.rules.ts';

export interface CalendarService {
  address(userId: string): Promise<{ url: string | null }>;
  renew(userId: string): Promise<{ url: string | null }>;
  remove(userId: string): Promise<void>;
  /** What a calendar program gets at the address; the tag is the same while nothing that matters changes. */
  feed(token: string): Promise<{ etag: string; text: string }>;
}

interface CalendarDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  publicUrl: string;
  deadlines: DeadlinesService;
}

/** The id of a calendar and its seal: a copy of the database opens none. */
const tokenLook = /^akl_([\w-]{1,64})\.([\w-]{43})$/;

export function createCalendar({ db, clock, secrets, publicUrl, deadlines }: CalendarDeps): CalendarService {
  const { hostname } = new URL(publicUrl);
  const sealOf = (id: string) => secrets.mac('calendar', id);
  const urlOf = (id: string) => `${publicUrl}/api/v1/calendar/akl_${id}.${sealOf(id)}/akada.ics`;

  async function findOwner(token: string) {
    const [, id, seal] = tokenLook.exec(token) ?? [];
    if (!id || !seal || !sameText(seal, sealOf(id))) return undefined;
    return db.queries
      .selectFrom('calendar_feeds')
      .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
      .select(['users.id', 'users.timezone'])
      .where('calendar_feeds.id', '=', id)
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
  }

  return {
    async address(userId) {
      const feed = await db.queries
        .selectFrom('calendar_feeds')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return { url: feed ? urlOf(feed.id) : null };
    },

    async renew(userId) {
      const feed = { id: newId(), user_id: userId, created_at: clock.now() };
      await db.queries
        .insertInto('calendar_feeds')
        .values(feed)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
        .execute();
      return { url: urlOf(feed.id) };
    },

    async remove(userId) {
      await db.queries.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
    },

    async feed(token) {
      const owner = await findOwner(token);
      if (!owner) throw new AppError('not_found');
      const mark = secrets.mac('calendar-event', owner.id).slice(0, 12);
      const events = (await deadlines.list(owner)).map(
        ({ id, title, date, at, path }): CalendarEvent => ({
          uid: `${id}-${mark}@${hostname}`,
          title,
          when: at ?? date,
          url: publicUrl + path,
        }),
      );
      const etag = `W/"${createHash('sha256').update(JSON.stringify(events)).digest('base64url').slice(0, 22)}"`;
      return { etag, text: toICalendar('Akada', events, clock.now()) };
    },
  };
}
