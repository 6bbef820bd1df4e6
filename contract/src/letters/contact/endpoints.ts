import { endpoints } from '../../http/endpoint.ts';
import type { contactOperations } from './schemas.ts';

export const contactEndpoints = endpoints<typeof contactOperations>()({
  send: { method: 'POST', path: '/contact', access: 'public' },
});
