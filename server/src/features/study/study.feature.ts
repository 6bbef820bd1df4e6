import { feature } from '../../assembly/feature.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { EntitlementsService } from '../entitlements/entitlements.service.ts';
import type { Generations } from '../generation/generation.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { Sprints } from '../sprints/sprints.service.ts';
import type { TokensService } from '../tokens/tokens.service.ts';
import { studyData } from './study.data.ts';
import { studyRoutes } from './study.routes.ts';
import { createStudyService } from './study.service.ts';

interface Needs {
  mail: MailService;
  documents: DocumentsService;
  tokens: TokensService;
  entitlements: EntitlementsService;
  generations: Generations;
  sprints: Sprints;
}

export const studyFeature = feature({
  name: 'study',
  personalData: [studyData],
  build(ground, { mail, documents, tokens, entitlements, generations, sprints }: Needs) {
    const { operator } = ground.config.mail;
    const needs = { mail, documents, tokens, entitlements, generations, onSprint: sprints.startFromDocument };
    const study = createStudyService({ ...ground, ...needs, operator });
    return {
      services: { study },
      routes: { study: studyRoutes(study) },
      letters: { 'study-report': study.composer },
      makers: [study.maker],
    };
  },
});
