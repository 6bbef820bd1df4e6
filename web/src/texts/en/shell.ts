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
  yourSettings: (name: string) => (name ? `Settings of ${name}` : 'Your settings'),
});
