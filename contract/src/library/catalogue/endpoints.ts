import { endpoints } from '../../http/endpoint.ts';
import type { catalogueOperations } from './schemas.ts';

export const catalogueEndpoints = endpoints<typeof catalogueOperations>()({
  universities: { method: 'GET', path: '/catalogue/universities', access: 'public' },
  faculties: { method: 'GET', path: '/catalogue/faculties', access: 'public' },
  departments: { method: 'GET', path: '/catalogue/departments', access: 'public' },
  programmes: { method: 'GET', path: '/catalogue/programmes', access: 'public' },
  courses: { method: 'GET', path: '/catalogue/courses', access: 'public' },
  course: { method: 'GET', path: '/catalogue/courses/{standard}/{code}', access: 'public' },
});
