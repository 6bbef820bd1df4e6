import { cleanLine } from '../text.ts';
import { walkXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** Where the formats keep what they say about themselves. */
const parts = ['docProps/core.xml', 'meta.xml'];

/** The title in the properties of an office file, or null. Damaged properties take nothing from the text. */
export function titleIn(zip: Zip): string | null {
  let title = '';
  let isIn = false;
  try {
    for (const bytes of parts.map(zip.read)) {
      if (!bytes) continue;
      walkXml(bytes, {
        open: (name) => {
          isIn = name === 'dc:title';
        },
        close: () => {
          isIn = false;
        },
        text: (text) => {
          if (isIn) title += text;
        },
      });
    }
  } catch {
    return null;
  }
  return cleanLine(title) || null;
}
