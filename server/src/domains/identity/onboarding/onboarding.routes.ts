import type { Handlers } from '../../../platform/mount.ts';
import type { OnboardingService } from './onboarding.service.ts';

export function onboardingRoutes(onboarding: OnboardingService): Handlers<'onboarding'> {
  return {
    saveAcademicProfile: ({ body, account }) => onboarding.saveProfile(account.id, body),
    recommendations: ({ account }) => onboarding.recommendations(account.id),
    savePreferences: ({ body, account }) => onboarding.savePreferences(account.id, body),
    preferences: ({ account }) => onboarding.preferences(account.id),
  };
}
