import { feature } from '../../assembly/feature.ts';
import type { SettingsService } from '../identity/account/settings.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { MailService } from '../letters/mail/mail.service.ts';
import type { Practice } from '../practice/practice.service.ts';
import type { DeadlinesService } from '../progress/deadlines/deadlines.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import type { PushService } from './push/push.ts';
import { remindersData } from './reminders.data.ts';
import { pushReminder, runReminders } from './reminders.jobs.ts';
import { createReminders } from './reminders.ts';
import type { Unsubscription } from './unsubscription/unsubscription.ts';

interface Needs {
  unsubscription: Unsubscription;
  mail: MailService;
  settings: SettingsService;
  learning: LearningRecord;
  sprintFacts: SprintFactsService;
  practice: Practice;
  deadlines: DeadlinesService;
  push: PushService;
}

export const remindersFeature = feature({
  name: 'reminders',
  jobs: [runReminders, pushReminder],
  personalData: [remindersData],
  build(ground, { unsubscription, mail, settings, learning, sprintFacts: sprints, practice, deadlines, push }: Needs) {
    const { reviews } = practice;
    const needs = { unsubscription, mail, settings, learning, sprints, reviews, deadlines, push };
    const reminders = createReminders({ ...ground, ...needs });
    return {
      work: reminders.work,
      letters: { reminder: reminders.composer },
      stoppable: { reminder: reminders.stoppable },
    };
  },
});
