import { endpoints } from '../../http/endpoint.ts';
import type { sittingsOperations } from './schemas.ts';

export const sittingsEndpoints = endpoints<typeof sittingsOperations>()({
  handIn: { method: 'POST', path: '/sittings', access: 'account' },
  list: { method: 'GET', path: '/sittings', access: 'account' },
});
