import { endpoints } from '../../http/endpoint.ts';
import type { linkingOperations } from './schemas.ts';

export const linkingEndpoints = endpoints<typeof linkingOperations>()({
  show: { method: 'GET', path: '/lti/linking/{id}', access: 'account' },
  choose: { method: 'POST', path: '/lti/linking/{id}', access: 'account' },
  chosen: { method: 'POST', path: '/lti/chosen', access: 'public' },
});
