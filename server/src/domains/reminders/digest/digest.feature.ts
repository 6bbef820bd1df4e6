import { feature } from '../../../assembly/feature.ts';
import type { SettingsService } from '../../identity/account/settings.service.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { Practice } from '../../practice/practice.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import type { Unsubscription } from '../unsubscription/unsubscription.ts';
import { digestData } from './digest.data.ts';
import { runDigests } from './digest.jobs.ts';
import { createDigest } from './digest.ts';

interface Needs {
  mail: MailService;
  unsubscription: Unsubscription;
  settings: SettingsService;
  learning: LearningRecord;
  sprintFacts: SprintFactsService;
  practice: Practice;
}

export const digestFeature = feature({
  name: 'digest',
  jobs: [runDigests],
  personalData: [digestData],
  build(ground, { mail, unsubscription, settings, learning, sprintFacts: sprints, practice: { reviews } }: Needs) {
    const needs = { mail, unsubscription, settings, learning, sprints, reviews };
    const digest = createDigest({ ...ground, ...needs });
    return { work: digest.work, letters: { digest: digest.composer }, stoppable: { digest: digest.stoppable } };
  },
});
