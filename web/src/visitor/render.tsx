import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchErrors } from '../lib/report-error.ts';
import { GiveBackTyped, keepTyped, WhenAlive } from '../lib/typed-early.tsx';
import { loadChosenLanguage } from '../texts/load.ts';
import { VisitorCrashBoundary } from './visitor-crash-boundary.tsx';

/** Shows a page. Links between documents are full page loads, so this happens once. */
export async function render<Props extends object>(Page: ComponentType<Props>, props: Props): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('visitor.html has no element #root');
  watchErrors();
  const giveBackTyped = keepTyped(root);
  await loadChosenLanguage();
  const tree = (
    <GiveBackTyped value={giveBackTyped}>
      <VisitorTree Page={Page} props={props} />
    </GiveBackTyped>
  );
  // What the build has rendered comes to life; see main.ts.
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

interface VisitorTreeProps<Props> {
  Page: ComponentType<Props>;
  props: Props;
}

/** The same around every page, also where the build renders one. */
export function VisitorTree<Props extends object>({ Page, props }: VisitorTreeProps<Props>) {
  return (
    <StrictMode>
      <VisitorCrashBoundary>
        <Page {...props} />
      </VisitorCrashBoundary>
      <WhenAlive />
    </StrictMode>
  );
}
