import { endpoints } from '../../http/endpoint.ts';
import type { scansOperations } from './schemas.ts';

export const scansEndpoints = endpoints<typeof scansOperations>()({
  begin: { method: 'POST', path: '/scans', access: 'account' },
  list: { method: 'GET', path: '/scans', access: 'account' },
  get: { method: 'GET', path: '/scans/{id}', access: 'account' },
  remove: { method: 'DELETE', path: '/scans/{id}', access: 'account' },
  addPage: { method: 'PUT', path: '/scans/{id}/pages/{key}', access: 'account' },
  removePage: { method: 'DELETE', path: '/scans/{id}/pages/{key}', access: 'account' },
  order: { method: 'PUT', path: '/scans/{id}/order', access: 'account' },
  readAnyway: { method: 'POST', path: '/scans/{id}/pages/{key}/anyway', access: 'account' },
  page: { method: 'GET', path: '/scans/{id}/pages/{key}', access: 'account' },
  picture: { method: 'GET', path: '/scans/{id}/pages/{key}/picture', access: 'account' },
  line: { method: 'GET', path: '/scans/{id}/pages/{key}/lines/{line}', access: 'account' },
  correct: { method: 'PATCH', path: '/scans/{id}/pages/{key}/words', access: 'account' },
  use: { method: 'POST', path: '/scans/{id}/document', access: 'account' },
  documentPicture: { method: 'GET', path: '/documents/{id}/pages/{page}/picture', access: 'account' },
  documentLines: { method: 'GET', path: '/documents/{id}/pages/{page}/lines', access: 'account' },
});
