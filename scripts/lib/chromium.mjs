import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';
import { giveUp } from './print.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/** @param {string[]} places */
const firstOf = (places) => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** Where Chromium is, or undefined. CHROMIUM_PATH wins. */
export const findChromium = () => firstOf(browsers);

/**
 * The same engine without the browser's own windows, in which a short journey takes little more than half the time;
 * the browser itself where it is missing. It shows no notifications.
 */
export const findHeadlessShell = () => firstOf([shell, ...browsers]);

/** The path of Chromium, installed from Debian where it is missing, together with its shell. */
export async function ensureChromium() {
  const found = findChromium();
  // Debian's browser may be there without its shell: journeys would take twice as long, and a window is no tab there.
  const lacksShell = found === browsers[0] && !existsSync(shell) && process.getuid?.() === 0;
  if (found && !lacksShell) return found;
  const packages = found ? ['chromium-headless-shell'] : ['chromium', 'chromium-headless-shell'];
  await installDebianPackages(packages, 'Chromium (for the journeys in a real browser)');
  return findChromium() ?? giveUp('Chromium was installed but not found; set CHROMIUM_PATH.');
}

/** Journeys run as root in containers, without a GPU, and must not call home. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
