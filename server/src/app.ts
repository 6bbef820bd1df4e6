import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { accountWork } from './features/account/account.jobs.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { avatarsRoutes } from './features/account/avatars.routes.ts';
import { achievementsRoutes } from './features/achievements/achievements.routes.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { authWork } from './features/auth/auth.jobs.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { communityRoutes } from './features/community/community.routes.ts';
import { confirmationRoutes } from './features/confirmation/confirmation.routes.ts';
import { contactWork } from './features/contact/contact.jobs.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { createOnce } from './features/created-once/created-once.service.ts';
import { docsRoutes } from './features/docs/docs.routes.ts';
import { documentsWork } from './features/documents/documents.jobs.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { generationWork } from './features/generation/generation.jobs.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { mailWork } from './features/mail/mail.jobs.ts';
import { outboxPath, outboxRoutes } from './features/mail/outbox.routes.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { createLinkPreviews } from './features/pages/link-previews.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { paymentsWork } from './features/payments/payments.jobs.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { decksRoutes } from './features/practice/decks.routes.ts';
import { practiceRoutes } from './features/practice/practice.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { quizzesWork } from './features/quizzes/quizzes.jobs.ts';
import { quizzesRoutes } from './features/quizzes/quizzes.routes.ts';
import { recoveryWork } from './features/recovery/recovery.jobs.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { referralRoutes } from './features/referral/referral.routes.ts';
import { remindersRoutes } from './features/reminders/reminders.routes.ts';
import { socialWork } from './features/social/social.jobs.ts';
import { socialRoutes } from './features/social/social.routes.ts';
import { sprintsRoutes } from './features/sprints/sprints.routes.ts';
import { studyRoutes } from './features/study/study.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { teachingWork } from './features/teaching/teaching.jobs.ts';
import { tokensRoutes } from './features/tokens/tokens.routes.ts';
import { jobs } from './jobs.ts';
import { createHttp, drain } from './platform/http.ts';
import { type AllHandlers, mount } from './platform/mount.ts';
import { type JobDefinition, type RunningQueue, startQueue, type Work } from './platform/queue.ts';
import { acceptUploads } from './platform/uploads.ts';
import { createServices, type Services } from './services.ts';

export interface App {
  http: FastifyInstance;
  queue: RunningQueue;
  startWorkers(): Promise<void>;
  /** Does a piece of clockwork here and now, without its clock. */
  runNow(job: JobDefinition): Promise<void>;
  /** Stops taking work, finishes what is under way, and leaves the database open for its owner to close. */
  stop(): Promise<void>;
}

export const version = '0.1.0';

/** The whole server from its adapters: what main and the tests use alike. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, log, mail, teacher, reader, webDist } = deps;
  const queue = await startQueue(db, jobs, log);
  const services = await createServices(deps, queue);
  const { generations, sessions, avatars, quizzes, study } = services;

  const http = await createHttp(config, log);
  await acceptUploads(http);
  systemRoutes(http, { db, metricsToken: config.metricsToken });
  const once = createOnce(db.queries, deps.clock);
  mount(http, handlersOf(services, deps), { authenticate: sessions.authenticate, once });
  avatarsRoutes(http, avatars);
  if (mail.kept && config.mode === 'local') outboxRoutes(http, mail.kept);
  docsRoutes(http, version);
  await pagesRoutes(http, {
    webDist,
    publicUrl: config.publicUrl,
    isOnSale: deps.payments !== null && config.planGating === 'on',
    libraryPages: services.library.pages(),
    campusName: config.campus?.name ?? null,
    nairaPerMegabyte: config.nairaPerMegabyte,
    linkPreview: createLinkPreviews({ quizzes: quizzes.taking, study }),
  });

  return {
    http,
    queue,
    startWorkers: async () => {
      await queue.startWorkers(workOf(services, deps, queue));
      generations.startRescue(makersOf(services));
    },
    runNow: async (job) =>
      workOf(services, deps, queue)
        .find((work) => work.job === job)
        ?.handle({}, { signal: new AbortController().signal, hold: async () => {} }),
    stop: async () => {
      await drain(http);
      await generations.stop();
      await queue.stop();
      mail.close();
      await teacher.close();
      await reader.close();
    },
  };
}

/** The handler of every call in the contract; the compiler names the one that is missing. */
function handlersOf(services: Services, { config, mail }: AppDeps): AllHandlers {
  return {
    auth: authRoutes(services.auth, services.sessions),
    recovery: recoveryRoutes(services.recovery, mail.kept && outboxPath),
    confirmation: confirmationRoutes(services.confirmation),
    contact: contactRoutes(services.contact),
    catalogue: catalogueRoutes(services.catalogue),
    library: libraryRoutes(services.library),
    onboarding: onboardingRoutes(services.onboarding),
    social: socialRoutes(services.social, config.publicUrl),
    account: accountRoutes(services),
    referral: referralRoutes(services.referrals),
    reminders: remindersRoutes(services.reminders),
    push: pushRoutes(services.push),
    calendar: calendarRoutes(services.calendar),
    progress: progressRoutes(services),
    sprints: sprintsRoutes(services.sprints),
    achievements: achievementsRoutes(services.achievements),
    practice: practiceRoutes(services.practice),
    cards: decksRoutes(services.practice.decks),
    assistant: assistantRoutes(services.assistant),
    documents: documentsRoutes(services.documents),
    study: studyRoutes(services.study),
    quizzes: quizzesRoutes(services.quizzes),
    tokens: tokensRoutes(services.tokens),
    payments: paymentsRoutes(services.payments),
    billing: billingRoutes(services.billing),
    community: communityRoutes(services.entitlements, config.communityUrl),
  };
}

const makersOf = ({ quizzes, study, sprints }: Services) => [...quizzes.makers, study.maker, sprints.maker];

/** Everything that a worker does. */
function workOf(services: Services, deps: AppDeps, queue: RunningQueue): Work[] {
  const { db, clock, log, mail, storage } = deps;
  const { generations, confirmation, recovery, contact, quizzes, sprints, study, billing, payments, reminders } =
    services;
  const composers = {
    ...recovery.composers,
    confirmation: confirmation.composer,
    contact: contact.composer,
    ...quizzes.composers,
    'study-report': study.composer,
    receipt: payments.receipts.composer,
    ...billing.composers,
    reminder: reminders.composer,
  };
  return [
    ...mailWork({ mail, log, composers }),
    ...recoveryWork({ db, clock }),
    ...contactWork({ db, clock }),
    ...authWork({ db, clock }),
    ...socialWork({ db, clock }),
    ...accountWork({ db, storage }),
    ...documentsWork({ db, storage }),
    ...quizzesWork({ db, clock }),
    ...teachingWork({ db, clock }),
    ...paymentsWork({ db, clock, payments }),
    ...billing.work,
    ...reminders.work,
    ...sprints.work,
    ...generationWork({ db, clock, queue, generations, makers: makersOf(services) }),
  ];
}
