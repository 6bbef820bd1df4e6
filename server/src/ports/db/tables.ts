import type { AccountTables } from './tables/account.ts';
import type { AssistantTables } from './tables/assistant.ts';
import type { AuthTables } from './tables/auth.ts';
import type { BillingTables } from './tables/billing.ts';
import type { CalendarTables } from './tables/calendar.ts';
import type { ContactTables } from './tables/contact.ts';
import type { CreatedOnceTables } from './tables/created-once.ts';
import type { DigestTables } from './tables/digest.ts';
import type { DocumentsTables } from './tables/documents.ts';
import type { GenerationTables } from './tables/generation.ts';
import type { LearningTables } from './tables/learning.ts';
import type { LimiterTables } from './tables/limiter.ts';
import type { OnboardingTables } from './tables/onboarding.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { PracticeTables } from './tables/practice.ts';
import type { PushTables } from './tables/push.ts';
import type { QuizzesTables } from './tables/quizzes.ts';
import type { RecoveryTables } from './tables/recovery.ts';
import type { ReferralTables } from './tables/referral.ts';
import type { RemindersTables } from './tables/reminders.ts';
import type { SandboxTables } from './tables/sandbox.ts';
import type { SocialTables } from './tables/social.ts';
import type { SprintsTables } from './tables/sprints.ts';
import type { StudyPagesTables } from './tables/study-pages.ts';
import type { TeachingTables } from './tables/teaching.ts';
import type { TokensTables } from './tables/tokens.ts';
import type { UsersTables } from './tables/users.ts';

/** The tables as Kysely sees them, each feature's in a file of its own; `migrations/` is what makes them. */
export interface Tables
  extends AccountTables,
    AssistantTables,
    AuthTables,
    BillingTables,
    CalendarTables,
    ContactTables,
    CreatedOnceTables,
    DigestTables,
    DocumentsTables,
    GenerationTables,
    LearningTables,
    LimiterTables,
    OnboardingTables,
    PaymentsTables,
    PracticeTables,
    PushTables,
    QuizzesTables,
    RecoveryTables,
    ReferralTables,
    RemindersTables,
    SandboxTables,
    SocialTables,
    SprintsTables,
    StudyPagesTables,
    TeachingTables,
    TokensTables,
    UsersTables {}
