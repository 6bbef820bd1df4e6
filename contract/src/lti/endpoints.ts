import { endpoints } from '../http/endpoint.ts';
import type { ltiOperations } from './schemas.ts';

export const ltiEndpoints = endpoints<typeof ltiOperations>()({
  keys: { method: 'GET', path: '/lti/keys', access: 'public' },
  login: { method: 'GET', path: '/lti/login', access: 'public' },
  loginByForm: { method: 'POST', path: '/lti/login', access: 'public' },
  launch: { method: 'POST', path: '/lti/launch', access: 'public' },
  handOver: { method: 'POST', path: '/lti/handover', access: 'public' },
  register: { method: 'GET', path: '/lti/register', access: 'public' },
  look: { method: 'POST', path: '/lti/look', access: 'public' },
  enter: { method: 'POST', path: '/lti/enter', access: 'public' },
  open: { method: 'POST', path: '/lti/open', access: 'account' },
  join: { method: 'POST', path: '/lti/join', access: 'public' },
});
