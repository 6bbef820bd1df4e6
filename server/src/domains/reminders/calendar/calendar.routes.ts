import type { Handlers } from '../../../platform/mount.ts';
import type { CalendarService } from './calendar.ts';

export function calendarRoutes(calendar: CalendarService): Handlers<'calendar'> {
  return {
    get: ({ account }) => calendar.address(account.id),
    renew: ({ account }) => calendar.renew(account.id),
    remove: ({ account }) => calendar.remove(account.id),
    feed: async ({ params, request, reply }) => {
      const { etag, text } = await calendar.feed(params.token);
      reply.headers({ etag, 'cache-control': 'private, max-age=900', 'x-robots-tag': 'noindex' });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  };
}
