import { defineTexts } from '../define.ts';

export const landingTexts = defineTexts('landing', {
  title: 'AI-assisted learning for university students',
  heading: 'Study with a plan that is yours',
  lead: 'Akada is an AI-assisted learning platform for university students and self-learners.',
  signUp: 'Sign Up',
  signIn: 'Sign In',
  dashboard: 'Go to your dashboard',
});
