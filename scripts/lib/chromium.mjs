import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';
import { giveUp } from './print.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is, or undefined. CHROMIUM_PATH wins. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** The path of Chromium, installed from Debian where it is missing. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  await installDebianPackage('chromium', 'Chromium (for the journeys in a real browser)');
  return findChromium() ?? giveUp('Chromium was installed but not found; set CHROMIUM_PATH.');
}

/** Journeys run as root in containers, without a GPU, and must not call home. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
