import { endpoints } from '../../http/endpoint.ts';
import type { drillsOperations } from './schemas.ts';

export const drillsEndpoints = endpoints<typeof drillsOperations>()({
  open: { method: 'GET', path: '/drills/{sprint_id}/{day}', access: 'account' },
  answer: { method: 'POST', path: '/drills/answers', access: 'account' },
});
