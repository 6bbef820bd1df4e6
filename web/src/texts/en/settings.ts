import { defineTexts } from '../define.ts';

export const settingsTexts = defineTexts('settings', {
  title: 'Settings',
  account: 'Account',
  name: 'Name',
  email: 'Email',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  logOut: 'Log Out',
});
