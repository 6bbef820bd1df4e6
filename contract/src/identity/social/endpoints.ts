import { endpoints } from '../../http/endpoint.ts';
import type { socialOperations } from './schemas.ts';

export const socialEndpoints = endpoints<typeof socialOperations>()({
  startGoogle: { method: 'GET', path: '/auth/google', access: 'public' },
  startApple: { method: 'GET', path: '/auth/apple', access: 'public' },
  startCampus: { method: 'GET', path: '/auth/campus', access: 'public' },
  returnFromGoogle: { method: 'GET', path: '/auth/google/callback', access: 'public' },
  returnFromApple: { method: 'GET', path: '/auth/apple/callback', access: 'public' },
  returnFromCampus: { method: 'GET', path: '/auth/campus/callback', access: 'public' },
  postFromApple: { method: 'POST', path: '/auth/apple/callback', access: 'public' },
  exchange: { method: 'POST', path: '/auth/social/exchange', access: 'public' },
  link: { method: 'POST', path: '/auth/social/link', access: 'public' },
  listLinks: { method: 'GET', path: '/auth/links', access: 'account' },
  removePlatform: { method: 'DELETE', path: '/auth/links/platforms/{id}', access: 'account' },
  removeLink: { method: 'DELETE', path: '/auth/links/{provider}', access: 'account' },
});
