import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChosenLanguage } from '../texts/load.ts';
import { VisitorCrashBoundary } from './visitor-crash-boundary.tsx';

/** Shows a page. Links between documents are full page loads, so this happens once. */
export async function render<Props extends object>(Page: ComponentType<Props>, props: Props): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('visitor.html has no element #root');
  await loadChosenLanguage();
  createRoot(root).render(
    <StrictMode>
      <VisitorCrashBoundary>
        <Page {...props} />
      </VisitorCrashBoundary>
    </StrictMode>,
  );
}
