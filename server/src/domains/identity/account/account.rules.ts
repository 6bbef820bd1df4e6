import type { Settings } from '@akada/contract';

export const defaultSettings: Settings = {
  learning_style: 'visual',
  difficulty_preference: 'adaptive',
  notifications_enabled: true,
  email_notifications: true,
  reminders: 'off',
  weekly_digest: false,
  theme: 'dark',
  focus: 'study',
};

/** In this order: most browsers name others before themselves. */
const browsers: [name: string, sign: RegExp][] = [
  ['Opera Mini', /Opera Mini/],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

const nameIn = (table: [string, RegExp][], userAgent: string) => table.find(([, sign]) => sign.test(userAgent))?.[0];

/** Enough for a person to recognise their own phone; what a browser says about itself is no proof. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
