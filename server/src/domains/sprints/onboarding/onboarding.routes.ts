import type { Handlers } from '../../../platform/mount.ts';
import type { Profiles } from '../../identity/profile/profile.service.ts';
import type { Recommender } from './recommendations.ts';

export function onboardingRoutes(profiles: Profiles, recommender: Recommender): Handlers<'onboarding'> {
  return {
    saveAcademicProfile: ({ body, account }) => recommender.saveProfile(account.id, body),
    recommendations: ({ account }) => recommender.recommendations(account.id),
    savePreferences: ({ body, account }) => profiles.savePreferences(account.id, body),
    preferences: ({ account }) => profiles.preferences(account.id),
  };
}
