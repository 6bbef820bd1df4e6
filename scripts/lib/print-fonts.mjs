import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

const folder = '/usr/share/fonts/truetype';

/** The typefaces that pages are printed in to be photographed; elsewhere than on Debian the system's own must do. */
export async function ensurePrintFonts() {
  if (!existsSync('/usr/bin/apt-get')) return;
  const fonts = { liberation: 'fonts-liberation', dejavu: 'fonts-dejavu-core' };
  const missing = Object.entries(fonts).flatMap(([name, found]) => (existsSync(`${folder}/${name}`) ? [] : [found]));
  if (missing.length > 0) await installDebianPackages(missing, 'A typeface (for pages that are photographed)');
}
