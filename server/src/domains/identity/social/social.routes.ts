import type { Handlers } from '../../../platform/mount.ts';
import { nameFromApple } from './claims.ts';
import type { Links } from './links.service.ts';
import type { SocialService } from './social.ts';

/** `publicUrl` is the only origin that a browser is ever sent on to. */
export function socialRoutes(social: SocialService, links: Links, publicUrl: string): Handlers<'social'> {
  return {
    startGoogle: ({ query }) => social.start('google', query.proof_for),
    startApple: ({ query }) => social.start('apple', query.proof_for),
    startCampus: ({ query }) => social.start('campus', query.proof_for),
    returnFromGoogle: async ({ query, reply }) =>
      reply.redirect(publicUrl + (await social.comeBack('google', query)), 303),
    returnFromApple: async ({ query, reply }) =>
      reply.redirect(publicUrl + (await social.comeBack('apple', query)), 303),
    returnFromCampus: async ({ query, reply }) =>
      reply.redirect(publicUrl + (await social.comeBack('campus', query)), 303),
    postFromApple: async ({ body, reply }) =>
      reply.redirect(publicUrl + (await social.comeBack('apple', { ...body, name: nameFromApple(body.user) })), 303),
    exchange: ({ body, caller }) => social.exchange(body, caller),
    link: ({ body, caller }) => social.link(body, caller),
    listLinks: ({ account }) => links.list(account),
    removeLink: ({ account, params }) => links.remove(account, params.provider),
    removePlatform: ({ account, params }) => links.remove(account, params.id),
  };
}
