import type { Page } from '@playwright/test';
import type { DemoWorld } from './demo-world.ts';

/** Whose eyes a picture is taken with. */
export type Viewer = 'visitor' | 'learner' | 'lecturer';

/** A page or state of the product that `npm run screens` takes a picture of. */
export interface PictureOf {
  /** Becomes the file's name: `<name>-<width>-<theme>.png`. */
  name: string;
  path: string | ((world: DemoWorld) => string);
  as: Viewer;
  /** What to do on the page before the picture, such as opening a dialog. */
  steps?: (page: Page) => Promise<void>;
}
