import { defineTexts } from '../define.ts';

export const shellTexts = defineTexts('shell', {
  skip: 'Skip to content',
  home: 'Home',
  documents: 'Documents',
  assessments: 'Assessments',
  community: 'Community',
  progress: 'Progress',
  settings: 'Settings',
  upgrade: 'Upgrade to Pro',
  logout: 'Logout',
  logo: 'Akada, to the start page',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  newTerms: {
    title: (date: string) => `The terms changed on ${date}.`,
    text: 'Until you accept the new ones, those that you accepted go on applying to you.',
    read: 'Read the terms',
    accept: 'I agree',
    accepting: 'Saving...',
    accepted: 'Thank you. Your consent was recorded.',
    failed: 'Your consent could not be saved. Please try again.',
  },
  yourSettings: (name: string) => (name ? `Settings of ${name}` : 'Your settings'),
});
