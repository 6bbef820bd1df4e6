import type { FastifyInstance } from 'fastify';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import type { Config } from './config.ts';
import { accountWork } from './features/account/account.jobs.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountService } from './features/account/account.service.ts';
import { avatarsRoutes } from './features/account/avatars.routes.ts';
import { createAvatars } from './features/account/avatars.service.ts';
import { createExportService } from './features/account/export.service.ts';
import { createSettingsService } from './features/account/settings.service.ts';
import { achievementsRoutes } from './features/achievements/achievements.routes.ts';
import { createAchievements } from './features/achievements/achievements.service.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { createAssistant } from './features/assistant/assistant.service.ts';
import { authWork } from './features/auth/auth.jobs.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createTokens } from './features/auth/auth.tokens.ts';
import { createSessions } from './features/auth/sessions.service.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { createCatalogueService } from './features/catalogue/catalogue.service.ts';
import { confirmationRoutes } from './features/confirmation/confirmation.routes.ts';
import { createConfirmationService } from './features/confirmation/confirmation.service.ts';
import { contactWork } from './features/contact/contact.jobs.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { docsRoutes } from './features/docs/docs.routes.ts';
import { documentsWork } from './features/documents/documents.jobs.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { createDocuments } from './features/documents/documents.service.ts';
import { generationWork } from './features/generation/generation.jobs.ts';
import { createGenerations } from './features/generation/generation.service.ts';
import { createLearningRecord } from './features/learning/learning.service.ts';
import { mailWork } from './features/mail/mail.jobs.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { outboxPath, outboxRoutes } from './features/mail/outbox.routes.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { createOnboardingService } from './features/onboarding/onboarding.service.ts';
import { createLinkPreviews } from './features/pages/link-previews.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { createPaymentsService } from './features/payments/payments.service.ts';
import { createPlans } from './features/plan/plan.service.ts';
import { practiceRoutes } from './features/practice/practice.routes.ts';
import { createPractice } from './features/practice/practice.service.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { createProgress } from './features/progress/progress.service.ts';
import { createRecording } from './features/progress/recording.service.ts';
import { quizzesWork } from './features/quizzes/quizzes.jobs.ts';
import { quizzesRoutes } from './features/quizzes/quizzes.routes.ts';
import { createQuizzes } from './features/quizzes/quizzes.service.ts';
import { recoveryWork } from './features/recovery/recovery.jobs.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { createRecoveryService } from './features/recovery/recovery.service.ts';
import { referralRoutes } from './features/referral/referral.routes.ts';
import { createReferrals } from './features/referral/referral.service.ts';
import { socialWork } from './features/social/social.jobs.ts';
import { socialRoutes } from './features/social/social.routes.ts';
import { createSocialService } from './features/social/social.service.ts';
import { createSprintFacts } from './features/sprints/sprint-facts.service.ts';
import { sprintsRoutes } from './features/sprints/sprints.routes.ts';
import { createSprints } from './features/sprints/sprints.service.ts';
import { studyRoutes } from './features/study/study.routes.ts';
import { createStudyService } from './features/study/study.service.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { teachingWork } from './features/teaching/teaching.jobs.ts';
import { tokensRoutes } from './features/tokens/tokens.routes.ts';
import { createTokensService, type TokensService } from './features/tokens/tokens.service.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { createAttempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import { createHttp, drain } from './platform/http.ts';
import type { Log } from './platform/log.ts';
import { mount } from './platform/mount.ts';
import { createPasswords } from './platform/passwords.ts';
import { type RunningQueue, startQueue } from './platform/queue.ts';
import type { Secrets } from './platform/secrets.ts';
import { acceptUploads } from './platform/uploads.ts';
import type { CourseLibrary } from './ports/courses/port.ts';
import type { Database } from './ports/db/port.ts';
import type { IdentityProviders } from './ports/identity/port.ts';
import type { Mail } from './ports/mail/port.ts';
import type { Payments } from './ports/payments/port.ts';
import type { Reader } from './ports/reader/port.ts';
import type { Storage } from './ports/storage/port.ts';
import type { Teacher } from './ports/teacher/port.ts';
import type { Videos } from './ports/videos/port.ts';

export interface AppDeps {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  storage: Storage;
  reader: Reader;
  /** Where files lie while they are sent and read. */
  spoolFolder: string;
  identity: IdentityProviders;
  mail: Mail;
  payments: Payments;
  teacher: Teacher;
  /** The course notes that the product brings with it. */
  library: CourseLibrary;
  videos: Videos;
  /** The folder of the built web app; left out where only the API is wanted. */
  webDist?: string;
}

export interface App {
  http: FastifyInstance;
  queue: RunningQueue;
  startWorkers(): Promise<void>;
  /** Stops taking work, finishes what is under way, and leaves the database open for its owner to close. */
  stop(): Promise<void>;
}

export const version = '0.1.0';

/** The whole server from its adapters: what main and the tests use alike. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, clock, log, secrets, storage, identity, mail, teacher, reader, webDist } = deps;
  const queue = await startQueue(db, jobs, log);

  const generations = await createGenerations({ db, clock, log, queue });
  const attempts = createAttempts(db.queries, clock, secrets);
  const sessions = createSessions({ db, clock, tokens: createTokens(secrets, clock) });
  const passwords = createPasswords();
  const referrals = createReferrals({ db, clock, publicUrl: config.publicUrl });
  const letters = createMailService({ queue, publicUrl: config.publicUrl });
  const onConfirmed = referrals.onEmailConfirmed;
  const confirmation = createConfirmationService({ db, clock, secrets, attempts, mail: letters, onConfirmed });
  const auth = createAuthService({
    db,
    clock,
    attempts,
    sessions,
    passwords,
    onRegistered: async (trx, userId, referralCode) => {
      await referrals.onSignUp(trx, userId, referralCode);
      await confirmation.welcome(trx, userId);
    },
    onPasswordChanged: (trx, userId) => recovery.onPasswordChanged(trx, userId),
  });
  const recovery = createRecoveryService({ db, clock, secrets, passwords, mail: letters, auth, confirmation });
  const contact = createContactService({ db, clock, attempts, mail: letters, operator: config.mail.operator });
  const catalogue = createCatalogueService(curriculum);
  const onboarding = createOnboardingService({ db, clock, catalogue });
  const social = createSocialService({
    db,
    clock,
    log,
    secrets,
    auth,
    providers: identity,
    onJoined: async (trx, userId, referralCode) => {
      await referrals.onSignUp(trx, userId, referralCode);
      await onConfirmed(trx, userId);
    },
  });
  const account = createAccountService({
    db,
    queue,
    attempts,
    passwords,
    sessions,
    auth,
    personalData,
    onRemoval: (trx, userId) => documents.forget(trx, userId),
  });
  const avatars = createAvatars({ db, clock, queue, storage });
  const exports = createExportService({ db, clock, storage, personalData });
  const settings = createSettingsService({ db, clock });
  const learning = createLearningRecord({ db, clock });
  const achievements = createAchievements({ learning });
  const sprintFacts = createSprintFacts({ db });
  const progress = createProgress({ learning, sprints: sprintFacts, achievements });
  const recording = createRecording({ db, clock, learning, progress, sprints: sprintFacts });

  const payments = createPaymentsService({
    db,
    clock,
    log,
    payments: deps.payments,
    publicUrl: config.publicUrl,
    onPaid: { tokens: (trx, paid) => tokens.credit(trx, paid) },
  });
  const tokens: TokensService = createTokensService({ db, clock, payments });
  const { quotaBytes } = config.uploads;
  const documents = createDocuments({ ...deps, attempts, queue, tokens, learning, quotaBytes });
  const plans = createPlans({ gating: config.planGating });
  const quizzes = createQuizzes({
    ...{ db, clock, secrets, attempts, teacher, generations, documents, tokens, plans },
    mail: letters,
    operator: config.mail.operator,
  });
  const sprints = createSprints({ ...deps, queue, catalogue, generations, plans, documents });
  const practice = createPractice({ ...deps, plans, sprints, facts: sprintFacts, learning, achievements });
  const study = createStudyService({
    ...deps,
    attempts,
    mail: letters,
    operator: config.mail.operator,
    documents,
    tokens,
    plans,
    generations,
    onSprint: sprints.startFromDocument,
  });

  const http = await createHttp(config, log);
  await acceptUploads(http);
  systemRoutes(http, { db, metricsToken: config.metricsToken });
  mount(
    http,
    {
      auth: authRoutes(auth, sessions),
      recovery: recoveryRoutes(recovery, mail.kept && outboxPath),
      confirmation: confirmationRoutes(confirmation),
      contact: contactRoutes(contact),
      catalogue: catalogueRoutes(catalogue),
      onboarding: onboardingRoutes(onboarding),
      social: socialRoutes(social, config.publicUrl),
      account: accountRoutes({ account, avatars, exports, sessions, settings }),
      referral: referralRoutes(referrals),
      progress: progressRoutes({ auth, progress, recording }),
      sprints: sprintsRoutes(sprints),
      achievements: achievementsRoutes(achievements),
      practice: practiceRoutes(practice),
      assistant: assistantRoutes(createAssistant({ ...deps, sprints })),
      documents: documentsRoutes(documents),
      study: studyRoutes(study),
      quizzes: quizzesRoutes(quizzes),
      tokens: tokensRoutes(tokens),
      payments: paymentsRoutes(payments),
    },
    sessions.authenticate,
  );
  avatarsRoutes(http, avatars);
  if (mail.kept && config.mode === 'local') outboxRoutes(http, mail.kept);
  docsRoutes(http, version);
  await pagesRoutes(http, {
    webDist,
    publicUrl: config.publicUrl,
    linkPreview: createLinkPreviews({ quizzes: quizzes.taking, study }),
  });

  const composers = {
    ...recovery.composers,
    confirmation: confirmation.composer,
    contact: contact.composer,
    ...quizzes.composers,
    'study-report': study.composer,
  };
  return {
    http,
    queue,
    startWorkers: () =>
      queue.startWorkers([
        ...mailWork({ mail, log, composers }),
        ...recoveryWork({ db, clock }),
        ...contactWork({ db, clock }),
        ...authWork({ db, clock }),
        ...socialWork({ db, clock }),
        ...accountWork({ db, storage }),
        ...documentsWork({ db, storage }),
        ...quizzesWork({ db, clock }),
        ...teachingWork({ db, clock }),
        ...sprints.work,
        ...generationWork({ db, clock, queue, generations, makers: [...quizzes.makers, study.maker, sprints.maker] }),
      ]),
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
