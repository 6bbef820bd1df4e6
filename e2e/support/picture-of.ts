import type { Page } from '@playwright/test';
import type { DemoWorld } from './demo-world.ts';

/** Whose eyes a picture is taken with; a newcomer has an account and nothing else. */
export type Viewer = 'visitor' | 'newcomer' | 'learner' | 'lecturer' | 'operator';

/** A page or state of the product that `npm run screens` takes a picture of. */
export interface PictureOf {
  /** Becomes the file's name: `<name>-<width>-<theme>.png`. */
  name: string;
  path: string | ((world: DemoWorld) => string);
  as: Viewer;
  /** As a phone that asks for little data. */
  savesData?: true;
  /** What the window shows, and not the whole page: for what stands on it. */
  inWindow?: true;
  /** What to do on the page before the picture, such as opening a dialog. */
  steps?: (page: Page) => Promise<void>;
}
