import { defineTexts } from '../../../texts/define.ts';

export const publicTexts = defineTexts('public', {
  topNavigation: 'Top',
  footNavigation: 'Footer',
  features: 'Features',
  solutions: 'Solutions',
  resources: 'Resources',
  signIn: 'Sign In',
  dashboard: 'Dashboard',
  product: 'Akada',
  about: 'About',
  rules: 'Your rights',
  home: 'Home',
  howItWorks: 'How it works',
  library: 'Library',
  mission: 'Mission',
  contact: 'Contact',
  getStarted: 'Get started',
  privacy: 'Privacy',
  terms: 'Terms & Policy',
  accessibility: 'Accessibility',
  share: 'Tell a classmate',
  whatsapp: 'WhatsApp',
  email: 'Email',
  shareText: 'Akada: study sprints for your courses, and quizzes from your own notes',
  tagline: 'AI-assisted learning for university students.',
  credit:
    'The curriculum standards (CCMAS, BMAS) are the work of Nigeria’s National Universities Commission. Akada is independent of it.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    public: typeof publicTexts;
  }
}
