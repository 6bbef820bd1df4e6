import { feature } from '../../assembly/feature.ts';
import type { Profiles } from '../identity/profile/profile.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import { documentsData } from './documents.data.ts';
import { documentsWork, dropDocument } from './documents.jobs.ts';
import { documentsRoutes } from './documents.routes.ts';
import { createDocuments } from './documents.service.ts';
import { readDocuments } from './reading.jobs.ts';
import { createReading } from './reading.ts';
import type { TokensService } from './tokens/tokens.service.ts';

interface Needs {
  tokens: TokensService;
  learning: LearningRecord;
  profiles: Profiles;
}

export const documentsFeature = feature({
  name: 'documents',
  jobs: [dropDocument, readDocuments],
  personalData: documentsData,
  build(ground, { tokens, learning, profiles }: Needs) {
    const { quotaBytes } = ground.config.uploads;
    const reading = createReading(ground);
    const documents = createDocuments({ ...ground, tokens, learning, profiles, quotaBytes, reading });
    return {
      services: { documents },
      routes: { documents: documentsRoutes(documents) },
      work: documentsWork({ ...ground, reading }),
      onAccountRemoved: documents.forget,
    };
  },
});
