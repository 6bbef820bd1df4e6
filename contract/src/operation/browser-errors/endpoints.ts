import { endpoints } from '../../http/endpoint.ts';
import type { browserErrorsOperations } from './schemas.ts';

export const browserErrorsEndpoints = endpoints<typeof browserErrorsOperations>()({
  report: { method: 'POST', path: '/browser-errors', access: 'public' },
});
