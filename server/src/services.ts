import { curriculum } from '../../content/curriculum/curriculum.ts';
import type { AppDeps } from './deps.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createAvatars } from './features/account/avatars.service.ts';
import { createExportService } from './features/account/export.service.ts';
import { createSettingsService } from './features/account/settings.service.ts';
import { createAchievements } from './features/achievements/achievements.service.ts';
import { createAssistant } from './features/assistant/assistant.service.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createSessionTokens } from './features/auth/session-tokens.ts';
import { createSessions } from './features/auth/sessions.service.ts';
import { createBilling } from './features/billing/billing.service.ts';
import { createStandings } from './features/billing/standing.service.ts';
import { createCalendar } from './features/calendar/calendar.service.ts';
import { createCatalogueService } from './features/catalogue/catalogue.service.ts';
import { createConfirmationService } from './features/confirmation/confirmation.service.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { createDeadlines } from './features/deadlines/deadlines.service.ts';
import { createDocuments } from './features/documents/documents.service.ts';
import { createEntitlements } from './features/entitlements/entitlements.service.ts';
import { createGenerations } from './features/generation/generation.service.ts';
import { createLearningRecord } from './features/learning/learning.service.ts';
import { createLibraryService } from './features/library/library.service.ts';
import { createLimiter } from './features/limiter/limiter.service.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { createOnboardingService } from './features/onboarding/onboarding.service.ts';
import { createPaymentsService, type Deliveries } from './features/payments/payments.service.ts';
import { createPractice } from './features/practice/practice.service.ts';
import { createMastery } from './features/progress/mastery.service.ts';
import { createProgress } from './features/progress/progress.service.ts';
import { createRecording } from './features/progress/recording.service.ts';
import { createPushService, forgetDevicesOfEnded } from './features/push/push.service.ts';
import { createQuizClosings } from './features/quizzes/closings.service.ts';
import { createQuizzes } from './features/quizzes/quizzes.service.ts';
import { createOnPasswordChanged } from './features/recovery/password-changed.service.ts';
import { createRecoveryService } from './features/recovery/recovery.service.ts';
import { createReferrals } from './features/referral/referral.service.ts';
import { createReminders } from './features/reminders/reminders.service.ts';
import { createSocialService } from './features/social/social.service.ts';
import { createSprintFacts } from './features/sprints/sprint-facts.service.ts';
import { createSprints } from './features/sprints/sprints.service.ts';
import { createStudyService } from './features/study/study.service.ts';
import { createTokensService } from './features/tokens/tokens.service.ts';
import { personalData } from './personal-data.ts';
import { createRenderLesson } from './platform/markdown/lessons-apart.ts';
import { createPasswords } from './platform/passwords.ts';
import type { RunningQueue } from './platform/queue.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Every service of every feature, each with what it needs of the others; what is not asked for later stays inside. */
export async function createServices(deps: AppDeps, queue: RunningQueue) {
  const { config, db, clock, log, secrets, storage, identity, teacher } = deps;
  const generations = await createGenerations({ db, clock, log, queue });
  const limiter = createLimiter(db.queries, clock, secrets);
  const sessions = createSessions({
    ...{ db, clock, tokens: createSessionTokens(secrets, clock) },
    onEnded: forgetDevicesOfEnded,
  });
  const passwords = createPasswords();
  const referrals = createReferrals({ db, clock, publicUrl: config.publicUrl });
  const letters = createMailService({ queue, publicUrl: config.publicUrl });
  const onConfirmed = referrals.onEmailConfirmed;
  const confirmation = createConfirmationService({ db, clock, secrets, limiter, mail: letters, onConfirmed });
  const auth = createAuthService({
    db,
    clock,
    limiter,
    sessions,
    passwords,
    onRegistered: async (trx, userId, referralCode) => {
      await referrals.onSignUp(trx, userId, referralCode);
      await confirmation.welcome(trx, userId);
    },
    onPasswordChanged: createOnPasswordChanged({ clock, mail: letters }),
  });
  const recovery = createRecoveryService({ db, clock, secrets, passwords, mail: letters, auth, confirmation });
  const contact = createContactService({ db, clock, limiter, mail: letters, operator: config.mail.operator });
  const catalogue = createCatalogueService(curriculum, deps.library);
  const render = createRenderLesson(deps.renderApart, deps.library.findPicture);
  const library = createLibraryService({ library: deps.library, catalogue, render });
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
  const avatars = createAvatars({ db, clock, queue, storage });
  const exports = createExportService({ db, clock, storage, personalData });
  const settings = createSettingsService({ db, clock, auth });
  const standings = createStandings({ db, clock, gating: config.planGating });
  const learning = createLearningRecord({ db, clock });
  const achievements = createAchievements({ learning });
  const sprintFacts = createSprintFacts({ db });
  const deadlines = createDeadlines({
    clock,
    sprints: sprintFacts,
    closings: createQuizClosings({ db }),
    proEnd: standings.endOf,
  });
  const progress = createProgress({ learning, sprints: sprintFacts, achievements, deadlines });
  const recording = createRecording({ db, clock, learning, progress, sprints: sprintFacts });

  const { planGating: gating } = config;
  /** Each is put here by whoever sells it, before anybody can pay. */
  const deliveries = {} as Deliveries;
  const payments = createPaymentsService({
    ...{ db, clock, log },
    payments: deps.payments,
    mail: letters,
    seller: config.seller,
    publicUrl: config.publicUrl,
    deliveries,
  });
  const areFree = deps.payments === null && gating === 'off';
  const tokens = createTokensService({ db, clock, payments, areFree });
  const { quotaBytes } = config.uploads;
  const documents = createDocuments({ ...deps, limiter, queue, tokens, learning, quotaBytes });
  const account = createAccountService({
    db,
    queue,
    limiter,
    passwords,
    sessions,
    auth,
    personalData,
    onRemoval: documents.forget,
  });
  const entitlements = createEntitlements({ gating, isPro: standings.isPro });
  const quizzes = createQuizzes({
    ...{ db, clock, secrets, limiter, teacher, generations, documents, tokens, entitlements },
    mail: letters,
    operator: config.mail.operator,
  });
  const sprints = createSprints({
    ...deps,
    ...{ queue, catalogue, generations, entitlements, documents, render },
    chooseReminders: settings.chooseReminders,
  });
  const billing = createBilling({
    ...{ db, clock, log, queue, secrets, gating },
    mail: letters,
    payments,
    standings,
    provider: deps.payments?.name ?? null,
    hasGroup: config.communityUrl !== undefined,
    countSprints: sprints.count,
  });
  deliveries.pro = billing.delivery;
  deliveries.tokens = tokens.delivery;
  const practice = createPractice({
    ...deps,
    entitlements,
    documents,
    sprints,
    facts: sprintFacts,
    learning,
    achievements,
  });
  const { evidence } = practice;
  const mastery = createMastery({ learning, sprints: sprintFacts, library, evidence });
  const study = createStudyService({
    ...deps,
    limiter,
    mail: letters,
    operator: config.mail.operator,
    documents,
    tokens,
    entitlements,
    generations,
    onSprint: sprints.startFromDocument,
  });

  const assistant = createAssistant({ ...deps, sprints });
  const push = createPushService({ db, clock, log, secrets, push: deps.push });
  const calendar = createCalendar({ db, clock, secrets, publicUrl: config.publicUrl, deadlines });
  const reminders = createReminders({
    ...{ db, clock, queue, secrets, settings, learning, deadlines, push },
    mail: letters,
    sprints: sprintFacts,
    reviews: practice.reviews,
  });

  return {
    generations,
    sessions,
    referrals,
    confirmation,
    auth,
    recovery,
    contact,
    catalogue,
    library,
    onboarding,
    social,
    account,
    avatars,
    exports,
    settings,
    achievements,
    progress,
    mastery,
    recording,
    billing,
    payments,
    entitlements,
    tokens,
    documents,
    quizzes,
    sprints,
    practice,
    study,
    assistant,
    reminders,
    push,
    calendar,
  };
}
