import type { Handlers } from '../../../platform/mount.ts';
import type { CatalogueService } from './catalogue.service.ts';

export function catalogueRoutes(catalogue: CatalogueService): Handlers<'catalogue'> {
  return {
    universities: async ({ query }) => ({ universities: catalogue.universities(query.q) }),
    faculties: async ({ query }) => ({ faculties: catalogue.faculties(query.q) }),
    departments: async ({ query }) => ({ departments: catalogue.departments(query.q, query.faculty) }),
    programmes: async ({ query }) => ({ programmes: catalogue.programmes(query.q, query) }),
    courses: async ({ query }) => ({ courses: catalogue.courses(query.q, query) }),
    course: async ({ params, query }) => catalogue.outline(params.standard, params.code, query.variant),
  };
}
