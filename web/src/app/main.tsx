import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { storedSignIn } from '../domains/identity/stored.ts';
import { isSomethingHandedIn } from '../domains/quizzes/taking/handed-in.ts';
import { meterData } from '../lib/data-use.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { countReload } from '../lib/reload-guard.ts';
import { watchErrors } from '../lib/report-error.ts';
import { followSaver } from '../lib/saver.ts';
import { storedSession } from '../lib/storage/session.ts';
import { followTheme } from '../lib/theme.ts';
import { GiveBackTyped, keepTyped } from '../lib/typed-early.tsx';
import { loadChosenLanguage } from '../texts/load.ts';
import '../ui/index.css';
import { toast } from '../ui/toast.ts';
import { App } from './app.tsx';
import { isDoor, loadPublicPage } from './public/public-pages.ts';

const { isLoop, isSuspicious } = countReload();
if (isLoop) window.history.replaceState(null, '', '/signin?loop_detected=true');
followTheme();
followSaver();
meterData();
watchErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const giveBackTyped = keepTyped(root);
const path = window.location.pathname;
const writtenIn = document.documentElement.lang;

/** Whether the build has rendered this very page as this visitor should see it first: in English, to a stranger. */
function isRendered(root: HTMLElement): boolean {
  if (root.dataset.prerendered !== path || document.documentElement.lang !== writtenIn) return false;
  const traces = [storedSession.token, storedSignIn.rememberedEmail, storedSignIn.signUpDraft];
  const isStranger = traces.every((trace) => trace.get() === null);
  return !isDoor(path) || (isStranger && window.location.search === '');
}

const tellRefusal = (text: string) => void toast.error(text, { id: 'refusal' });

// Not awaited at the top level: the bundler would then keep what pages share out of this file, in dozens of tiny ones.
void Promise.all([loadChosenLanguage(), loadPublicPage(path)]).then(() => {
  const app = (
    <StrictMode>
      <GiveBackTyped value={giveBackTyped}>
        <App
          router={BrowserRouter}
          queryClient={createQueryClient({ tellRefusal, endErrors: toast.endErrors })}
          isReloading={isSuspicious}
        />
      </GiveBackTyped>
    </StrictMode>
  );
  if (isRendered(root)) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

// Whichever page is opened next, a quiz that was handed in without a connection goes out.
if (isSomethingHandedIn()) {
  void import('../domains/quizzes/taking/sender.ts').then(({ keepSending }) => keepSending());
}
