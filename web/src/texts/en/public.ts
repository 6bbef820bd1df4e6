import { defineTexts } from '../define.ts';

export const publicTexts = defineTexts('public', {
  topNavigation: 'Top',
  footNavigation: 'Foot',
  features: 'Features',
  solutions: 'Solutions',
  resources: 'Resources',
  signIn: 'Sign In',
  dashboard: 'Dashboard',
  home: 'Home',
  howItWorks: 'How it works',
  mission: 'Mission',
  contact: 'Contact',
  getStarted: 'Get started',
  privacy: 'Privacy',
});
