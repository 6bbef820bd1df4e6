import { type ComponentType, lazy, useState } from 'react';

export type LoadPage = () => Promise<{ default: ComponentType }>;

const RETRY_AFTER_MS = 1500;

const loaded = new Map<LoadPage, ComponentType>();

/** Loads a page's code; tried a second time, because connections break for a moment. */
export async function loadPage(load: LoadPage): Promise<{ default: ComponentType }> {
  const page = await load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  });
  loaded.set(load, page.default);
  return page;
}

/**
 * A page whose code is loaded when it is opened. One that is here already is shown at once: even a moment's suspension
 * would make React throw away what the build has rendered and show a spinner in its place.
 */
export function lazyPage(load: LoadPage): ComponentType {
  const Lazy = lazy(() => loadPage(load));
  return function Page() {
    const [Chosen] = useState<ComponentType>(() => loaded.get(load) ?? Lazy);
    return <Chosen />;
  };
}
