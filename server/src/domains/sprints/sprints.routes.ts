import { creating, type Handlers } from '../../platform/mount.ts';
import type { Sprints } from './sprints.service.ts';

export function sprintsRoutes(sprints: Sprints): Handlers<'sprints'> {
  return {
    create: creating(
      ({ body, account, caller }, making) => sprints.create(account.id, body, caller.address, making),
      ({ account }, id) => sprints.path(account.id, id, false),
    ),
    preview: async ({ query }) => sprints.preview(query.topic, query.is_course !== 'false'),
    path: ({ params, query, account }) => sprints.path(account.id, params.id, query.include === 'lessons'),
    status: ({ params, account }) => sprints.status(account.id, params.id),
    attachDocument: ({ params, body, account, caller }) =>
      sprints.attachDocument(account.id, params.id, body.document_id, caller.address),
    day: ({ params, account, caller }) => sprints.openDay(account.id, params.id, params.day, caller.address),
    dayIndex: async ({ params, account, caller }) => ({
      ...(await sprints.dayIndex(account.id, params.id, params.day, caller.address)),
      written: await sprints.dayAnswers(account.id, params.id, params.day),
    }),
    editDay: ({ params, body, account, caller }) =>
      sprints.editDay(account.id, params.id, params.day, body, caller.address),
    regenerateDay: ({ params, body, account, caller }) =>
      sprints.regenerateDay(account.id, params.id, { day: params.day, section: body?.section }, caller.address),
    addVideo: creating(({ params, body, account }, making) =>
      sprints.addVideo(account.id, params.id, params.day, body, making),
    ),
    removeVideo: ({ params, account }) => sprints.removeVideo(account.id, params.id, params.day, params.videoId),
    list: ({ account }) => sprints.list(account.id),
    count: ({ account }) => sprints.count(account.id),
    get: ({ params, account }) => sprints.get(account.id, params.id),
    update: ({ params, body, account }) => sprints.update(account.id, params.id, body),
    remove: ({ params, account }) => sprints.remove(account.id, params.id),
    start: ({ params, account, caller }) => sprints.start(account.id, params.id, caller.address),
    cancel: ({ params, account }) => sprints.cancel(account.id, params.id),
    materials: async ({ body }) => sprints.material(body.topic),
  };
}
