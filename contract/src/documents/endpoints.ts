import { endpoints } from '../http/endpoint.ts';
import type { documentsOperations } from './schemas.ts';

export const documentsEndpoints = endpoints<typeof documentsOperations>()({
  upload: { method: 'POST', path: '/documents/upload', access: 'account' },
  uploadFree: { method: 'POST', path: '/free/upload', access: 'account' },
  list: { method: 'GET', path: '/documents', access: 'account' },
  get: { method: 'GET', path: '/documents/{id}', access: 'account' },
  section: { method: 'GET', path: '/documents/{id}/sections/{section_id}', access: 'account' },
  download: { method: 'GET', path: '/documents/{id}/file', access: 'account' },
  remove: { method: 'DELETE', path: '/documents/{id}', access: 'account' },
  ask: { method: 'POST', path: '/documents/{id}/ask', access: 'account' },
  messages: { method: 'GET', path: '/documents/{id}/messages', access: 'account' },
  prompts: { method: 'GET', path: '/documents/{id}/prompts', access: 'account' },
});
