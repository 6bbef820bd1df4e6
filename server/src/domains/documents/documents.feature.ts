import { feature } from '../../assembly/feature.ts';
import type { Profiles } from '../identity/profile/profile.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { CatalogueService } from '../library/catalogue/catalogue.service.ts';
import { documentsData } from './documents.data.ts';
import { documentsWork, dropDocument } from './documents.jobs.ts';
import { documentsRoutes } from './documents.routes.ts';
import { createDocuments } from './documents.service.ts';
import { countDocuments } from './figures.repo.ts';
import { readDocuments } from './reading.jobs.ts';
import { createReading } from './reading.ts';
import { scansData } from './scans/scans.data.ts';
import { dropPicture, readPage, rewriteDocument, sweepScans } from './scans/scans.jobs.ts';
import { scansRoutes } from './scans/scans.routes.ts';
import { scansWork } from './scans/scans.work.ts';
import type { TokensService } from './tokens/tokens.service.ts';

interface Needs {
  catalogue: CatalogueService;
  tokens: TokensService;
  learning: LearningRecord;
  profiles: Profiles;
}

export const documentsFeature = feature({
  name: 'documents',
  jobs: [dropDocument, readDocuments, readPage, dropPicture, rewriteDocument, sweepScans],
  personalData: [...documentsData, scansData],
  build(ground, { catalogue, tokens, learning, profiles }: Needs) {
    const { quotaBytes } = ground.config.uploads;
    const reading = createReading(ground);
    const documents = createDocuments({ ...ground, catalogue, tokens, learning, profiles, quotaBytes, reading });
    const { rooms } = documents;
    return {
      services: { documents },
      routes: { documents: documentsRoutes(documents), scans: scansRoutes(rooms) },
      work: [...documentsWork({ ...ground, reading }), ...scansWork({ ...ground, ...rooms })],
      figures: { storage: () => countDocuments(ground.db.queries) },
      onAccountRemoved: documents.forget,
    };
  },
});
