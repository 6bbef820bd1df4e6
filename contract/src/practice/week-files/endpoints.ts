import { endpoints } from '../../http/endpoint.ts';
import type { weekFilesOperations } from './schemas.ts';

export const weekFilesEndpoints = endpoints<typeof weekFilesOperations>()({
  about: { method: 'GET', path: '/week-files/{of}/{id}/{week}', access: 'account' },
  file: { method: 'GET', path: '/week-files/{of}/{id}/{week}/file', access: 'account' },
  bring: { method: 'POST', path: '/week-files/codes', access: 'account' },
  brought: { method: 'GET', path: '/week-files/codes', access: 'account' },
});
