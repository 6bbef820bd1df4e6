import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepTyped, WhenAlive } from '../lib/typed-early.tsx';
import { loadChosenLanguage } from '../texts/load.ts';
import { VisitorCrashBoundary } from './visitor-crash-boundary.tsx';

/** Shows a page. Links between documents are full page loads, so this happens once. */
export async function render<Props extends object>(Page: ComponentType<Props>, props: Props): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('visitor.html has no element #root');
  const giveBackTyped = keepTyped(root);
  await loadChosenLanguage();
  const tree = <VisitorTree Page={Page} props={props} onAlive={giveBackTyped} />;
  // What the build has rendered comes to life; see main.ts.
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

interface VisitorTreeProps<Props> {
  Page: ComponentType<Props>;
  props: Props;
  onAlive?: () => void;
}

/** The same around every page, also where the build renders one. */
export function VisitorTree<Props extends object>({ Page, props, onAlive }: VisitorTreeProps<Props>) {
  return (
    <StrictMode>
      <VisitorCrashBoundary>
        <Page {...props} />
      </VisitorCrashBoundary>
      {onAlive && <WhenAlive tell={onAlive} />}
    </StrictMode>
  );
}
