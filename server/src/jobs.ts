import { dropAvatar } from './features/account/account.jobs.ts';
import { sweepSessions } from './features/auth/auth.jobs.ts';
import { runBilling } from './features/billing/billing.jobs.ts';
import { sweepMessages } from './features/contact/contact.jobs.ts';
import { dropDocument } from './features/documents/documents.jobs.ts';
import { rescueGenerations, runGeneration, sweepGenerations } from './features/generation/generation.jobs.ts';
import { sendMail } from './features/mail/mail.jobs.ts';
import { checkPayments, comparePayments, sweepPayments } from './features/payments/payments.jobs.ts';
import { sweepQuizzes } from './features/quizzes/quizzes.jobs.ts';
import { sweepResets } from './features/recovery/recovery.jobs.ts';
import { pushReminder, runReminders } from './features/reminders/reminders.jobs.ts';
import { sweepSignIns } from './features/social/social.jobs.ts';
import { fillSprint } from './features/sprints/days/fill.jobs.ts';
import { findVideos } from './features/sprints/paths/videos.jobs.ts';
import { sweepUsage } from './features/teaching/teaching.jobs.ts';
import type { JobDefinition } from './platform/queue.ts';

/** Every kind of background work; a new one is registered here and handled in its feature's `*.jobs.ts`. */
export const jobs: JobDefinition[] = [
  sweepSessions,
  sweepSignIns,
  dropAvatar,
  dropDocument,
  sendMail as JobDefinition,
  sweepResets,
  sweepMessages,
  sweepUsage,
  fillSprint as JobDefinition,
  findVideos as JobDefinition,
  runGeneration,
  rescueGenerations,
  sweepGenerations,
  sweepQuizzes,
  checkPayments,
  comparePayments,
  sweepPayments,
  runBilling,
  runReminders,
  pushReminder as JobDefinition,
];
