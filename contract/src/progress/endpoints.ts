import { endpoints } from '../http/endpoint.ts';
import type { progressOperations } from './schemas.ts';

export const progressEndpoints = endpoints<typeof progressOperations>()({
  overview: { method: 'GET', path: '/progress/overview', access: 'account' },
});
