import { feature } from '../../assembly/feature.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { SettingsService } from '../identity/account/settings.service.ts';
import type { CatalogueService } from '../library/catalogue/catalogue.service.ts';
import type { Generations } from '../teaching/generation/generation.service.ts';
import { fillSprint } from './days/fill.jobs.ts';
import { findVideos } from './paths/videos.jobs.ts';
import { sprintsData } from './sprints.data.ts';
import { sprintsRoutes } from './sprints.routes.ts';
import { createSprints } from './sprints.service.ts';

interface Needs {
  catalogue: CatalogueService;
  generations: Generations;
  entitlements: EntitlementsService;
  documents: DocumentsService;
  settings: SettingsService;
}

export const sprintsFeature = feature({
  name: 'sprints',
  jobs: [fillSprint, findVideos],
  personalData: sprintsData,
  build(ground, { catalogue, generations, entitlements, documents, settings: { chooseReminders } }: Needs) {
    const needs = { catalogue, generations, entitlements, documents, chooseReminders };
    const sprints = createSprints({ ...ground, ...needs });
    return {
      services: { sprints },
      routes: { sprints: sprintsRoutes(sprints) },
      work: sprints.work,
      makers: [sprints.maker],
      allowances: { sprints: sprints.count },
    };
  },
});
