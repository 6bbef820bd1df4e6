import { launchHandover } from '@akada/contract/client';
import { hasTexts } from '../../../lib/storage/shapes.ts';
import { storedLti } from '../stored.ts';

export interface LaunchCode {
  code: string;
  browser_key: string;
}

/** The page that opened this window has the launch at hand; who waits longer for it has none there. */
const PATIENCE_MS = 3000;

const isLaunch = hasTexts('subject', 'code', 'browser_key');

/**
 * Asks the window that opened this one. Both must be of this origin: an opener of another site is not told that anybody
 * asks, and what it says is not heard.
 */
export function askOpener(patienceMs = PATIENCE_MS): Promise<LaunchCode | null> {
  const { opener, location } = window;
  if (!opener) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (launch: LaunchCode | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(launch);
    };
    const timer = setTimeout(() => finish(null), patienceMs);
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== opener) return;
      if (!isLaunch(data) || data.subject !== launchHandover.given) return;
      finish({ code: data.code, browser_key: data.browser_key });
    };
    window.addEventListener('message', hear);
    opener.postMessage({ subject: launchHandover.ready }, location.origin);
  });
}

/** What stands behind the `#` of a window that the page of a launch has opened. */
const OPENED = '#opened';

/**
 * The launch that this window is for: from the page that opened it, else the one that goes on in this tab. An address
 * alone opens nothing. `cut-off`: the browser has kept the two apart.
 */
export async function takeLaunch(): Promise<LaunchCode | 'cut-off' | null> {
  if (window.location.hash !== OPENED) return storedLti.launch.get();
  storedLti.launch.remove();
  const launch = await askOpener();
  if (!launch) return 'cut-off';
  storedLti.launch.set(launch);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return launch;
}

/** On to what was launched, in a document that no window of another site has opened. */
export function leaveFor(path: string): void {
  storedLti.launch.remove();
  window.location.replace(path);
}
