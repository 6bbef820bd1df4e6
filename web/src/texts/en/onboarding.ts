import { defineTexts } from '../define.ts';

export const onboardingTexts = defineTexts('onboarding', {
  title: 'Welcome',
  heading: (name: string) => (name ? `Welcome to Akada, ${name}` : 'Welcome to Akada'),
  ready: 'Your account is ready.',
  dashboard: 'Continue to Dashboard',
  needsAccount: 'An account keeps what you do here.',
  signUp: 'Sign Up',
});
