import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const RETRY_AFTER_MS = 1500;

/** A page whose code is loaded when it is opened; tried a second time, because connections break for a moment. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return load();
    }),
  );
}
