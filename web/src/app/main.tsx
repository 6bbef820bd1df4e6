import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { countReload } from '../lib/reload-guard.ts';
import { followTheme } from '../lib/theme.ts';
import { loadChosenLanguage } from '../texts/load.ts';
import '../ui/index.css';
import { App } from './app.tsx';

const { isLoop, isSuspicious } = countReload();
if (isLoop) window.history.replaceState(null, '', '/signin?loop_detected=true');
followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// Not awaited at the top level: the bundler would then keep what pages share out of this file, in dozens of tiny ones.
void loadChosenLanguage().then(() => {
  createRoot(root).render(
    <StrictMode>
      <App isReloading={isSuspicious} />
    </StrictMode>,
  );
});
