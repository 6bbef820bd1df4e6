import type { PartialTexts } from './define.ts';

/** What a translation's file exports by default: `export default { … } satisfies Translation`. One line a namespace. */
export interface Translation {
  accessibility?: PartialTexts<typeof import('./en/accessibility.ts').accessibilityTexts>;
  app?: PartialTexts<typeof import('./en/app.ts').appTexts>;
  assessments?: PartialTexts<typeof import('./en/assessments.ts').assessmentsTexts>;
  assistant?: PartialTexts<typeof import('./en/assistant.ts').assistantTexts>;
  auth?: PartialTexts<typeof import('./en/auth.ts').authTexts>;
  billing?: PartialTexts<typeof import('./en/billing.ts').billingTexts>;
  checkout?: PartialTexts<typeof import('./en/checkout.ts').checkoutTexts>;
  common?: PartialTexts<typeof import('./en/common.ts').commonTexts>;
  community?: PartialTexts<typeof import('./en/community.ts').communityTexts>;
  contactPage?: PartialTexts<typeof import('./en/contact-page.ts').contactPageTexts>;
  confirmation?: PartialTexts<typeof import('./en/confirmation.ts').confirmationTexts>;
  contact?: PartialTexts<typeof import('./en/contact.ts').contactTexts>;
  dashboard?: PartialTexts<typeof import('./en/dashboard.ts').dashboardTexts>;
  documents?: PartialTexts<typeof import('./en/documents.ts').documentsTexts>;
  features?: PartialTexts<typeof import('./en/features.ts').featuresTexts>;
  getStarted?: PartialTexts<typeof import('./en/get-started.ts').getStartedTexts>;
  howItWorks?: PartialTexts<typeof import('./en/how-it-works.ts').howItWorksTexts>;
  landing?: PartialTexts<typeof import('./en/landing.ts').landingTexts>;
  mission?: PartialTexts<typeof import('./en/mission.ts').missionTexts>;
  onboarding?: PartialTexts<typeof import('./en/onboarding.ts').onboardingTexts>;
  privacy?: PartialTexts<typeof import('./en/privacy.ts').privacyTexts>;
  progress?: PartialTexts<typeof import('./en/progress.ts').progressTexts>;
  public?: PartialTexts<typeof import('./en/public.ts').publicTexts>;
  quizAccess?: PartialTexts<typeof import('./en/quiz-access.ts').quizAccessTexts>;
  quizEditor?: PartialTexts<typeof import('./en/quiz-editor.ts').quizEditorTexts>;
  quizStats?: PartialTexts<typeof import('./en/quiz-stats.ts').quizStatsTexts>;
  quizPage?: PartialTexts<typeof import('./en/quiz-page.ts').quizPageTexts>;
  reviews?: PartialTexts<typeof import('./en/reviews.ts').reviewsTexts>;
  resources?: PartialTexts<typeof import('./en/resources.ts').resourcesTexts>;
  recovery?: PartialTexts<typeof import('./en/recovery.ts').recoveryTexts>;
  settings?: PartialTexts<typeof import('./en/settings.ts').settingsTexts>;
  share?: PartialTexts<typeof import('./en/share.ts').shareTexts>;
  shell?: PartialTexts<typeof import('./en/shell.ts').shellTexts>;
  sprints?: PartialTexts<typeof import('./en/sprints.ts').sprintsTexts>;
  sprintPage?: PartialTexts<typeof import('./en/sprint-page.ts').sprintPageTexts>;
  sprintQuiz?: PartialTexts<typeof import('./en/sprint-quiz.ts').sprintQuizTexts>;
  solutions?: PartialTexts<typeof import('./en/solutions.ts').solutionsTexts>;
  status?: PartialTexts<typeof import('./en/status.ts').statusTexts>;
  terms?: PartialTexts<typeof import('./en/terms.ts').termsTexts>;
  studyPages?: PartialTexts<typeof import('./en/study-pages.ts').studyPagesTexts>;
  studyTime?: PartialTexts<typeof import('./en/study-time.ts').studyTimeTexts>;
  tokens?: PartialTexts<typeof import('./en/tokens.ts').tokensTexts>;
  upload?: PartialTexts<typeof import('./en/upload.ts').uploadTexts>;
  visitor?: PartialTexts<typeof import('./en/visitor.ts').visitorTexts>;
}
