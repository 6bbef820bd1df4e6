import { createHash } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as users from '../../identity/users/users.service.ts';
import type { DeadlinesService } from '../../progress/deadlines/deadlines.service.ts';
import * as repo from './calendar.repo.ts';
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
    const feed = await repo.findById(db.queries, id);
    const owner = feed && (await users.findPerson(db.queries, feed.user_id));
    return owner?.disabled_at === null ? owner : undefined;
  }

  return {
    async address(userId) {
      const feed = await repo.findByUser(db.queries, userId);
      return { url: feed ? urlOf(feed.id) : null };
    },

    async renew(userId) {
      const feed = { id: newId(), user_id: userId, created_at: clock.now() };
      await repo.replace(db.queries, feed);
      return { url: urlOf(feed.id) };
    },

    remove: (userId) => repo.remove(db.queries, userId),

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
