import { endpoints } from '../../http/endpoint.ts';
import type { onboardingOperations } from './schemas.ts';

export const onboardingEndpoints = endpoints<typeof onboardingOperations>()({
  saveAcademicProfile: { method: 'POST', path: '/onboarding/academic-profile', access: 'account' },
  recommendations: { method: 'GET', path: '/onboarding/recommendations', access: 'account' },
  savePreferences: { method: 'POST', path: '/user-preferences', access: 'account' },
  preferences: { method: 'GET', path: '/user-preferences', access: 'account' },
});
