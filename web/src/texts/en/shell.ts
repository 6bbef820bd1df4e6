import { defineTexts } from '../define.ts';

export const shellTexts = defineTexts('shell', {
  skip: 'Skip to content',
  home: 'Home',
  review: 'Review',
  library: 'Library',
  places: 'Places',
  due: 'due',
  documents: 'Documents',
  assessments: 'Assessments',
  community: 'Community',
  progress: 'Progress',
  settings: 'Settings',
  upgrade: 'Upgrade to Pro',
  logout: 'Logout',
  switchLearner: 'Switch learner',
  logo: 'Akada, home page',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  newTerms: {
    title: (date: string) => `Our terms changed on ${date}.`,
    text: 'Until you accept the new ones, the ones you accepted before still apply.',
    read: 'Read the terms',
    accept: 'I agree',
    accepting: 'Saving…',
    accepted: 'Thank you. We’ve saved your answer.',
    failed: 'We couldn’t save your answer. Please try again.',
  },
  yourSettings: (name: string) => (name ? `${name}’s settings` : 'Your settings'),
});

declare module '../define.ts' {
  interface Namespaces {
    shell: typeof shellTexts;
  }
}
