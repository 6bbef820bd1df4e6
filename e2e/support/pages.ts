import type { Page } from '@playwright/test';

/** A page or state of the product that `npm run screens` takes a picture of. */
export interface PictureOf {
  /** Becomes the file's name: `<name>-<width>-<theme>.png`. */
  name: string;
  path: string;
  /** With the demonstration's account; otherwise as a stranger. */
  signedIn: boolean;
  /** What to do on the page before the picture, such as opening a dialog. */
  steps?: (page: Page) => Promise<void>;
}

/** The learner whom the operator's `demo` command makes. */
export const demoAccount = { email: 'demo@akada.example', password: 'akada-demo' };

export const pictures: PictureOf[] = [
  { name: 'signin', path: '/signin', signedIn: false },
  { name: 'signup', path: '/signup', signedIn: false },
];
