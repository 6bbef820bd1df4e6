import type { PartialTexts } from './define.ts';

/** What a translation's file exports by default: `export default { … } satisfies Translation`. One line a namespace. */
export interface Translation {
  app?: PartialTexts<typeof import('./en/app.ts').appTexts>;
  auth?: PartialTexts<typeof import('./en/auth.ts').authTexts>;
  common?: PartialTexts<typeof import('./en/common.ts').commonTexts>;
  community?: PartialTexts<typeof import('./en/community.ts').communityTexts>;
  dashboard?: PartialTexts<typeof import('./en/dashboard.ts').dashboardTexts>;
  landing?: PartialTexts<typeof import('./en/landing.ts').landingTexts>;
  onboarding?: PartialTexts<typeof import('./en/onboarding.ts').onboardingTexts>;
  public?: PartialTexts<typeof import('./en/public.ts').publicTexts>;
  quizAccess?: PartialTexts<typeof import('./en/quiz-access.ts').quizAccessTexts>;
  settings?: PartialTexts<typeof import('./en/settings.ts').settingsTexts>;
  shell?: PartialTexts<typeof import('./en/shell.ts').shellTexts>;
  unfilled?: PartialTexts<typeof import('./en/unfilled.ts').unfilledTexts>;
}
