import { feature } from '../../../assembly/feature.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { TokensService } from '../../documents/tokens/tokens.service.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { Sprints } from '../../sprints/sprints.service.ts';
import type { Generations } from '../../teaching/generation/generation.service.ts';
import { studyPagesData } from './study-pages.data.ts';
import { studyPagesRoutes } from './study-pages.routes.ts';
import { sharedStudyPage } from './study-pages.shared.ts';
import { createStudyPagesService } from './study-pages.ts';

interface Needs {
  mail: MailService;
  documents: DocumentsService;
  tokens: TokensService;
  entitlements: EntitlementsService;
  generations: Generations;
  sprints: Sprints;
}

export const studyPagesFeature = feature({
  name: 'study-pages',
  personalData: [studyPagesData],
  shared: [sharedStudyPage],
  build(ground, { mail, documents, tokens, entitlements, generations, sprints }: Needs) {
    const { operator } = ground.config.mail;
    const needs = { mail, documents, tokens, entitlements, generations };
    const studyPages = createStudyPagesService({ ...ground, ...needs, operator });
    return {
      services: { studyPages },
      routes: { studyPages: studyPagesRoutes(studyPages, sprints) },
      letters: studyPages.letters,
      makers: [studyPages.maker],
      previews: { study: studyPages.preview },
    };
  },
});
