import { launchHandover } from '@akada/contract/client';
import { jsonEntry, session } from '../../lib/storage/entry.ts';
import { hasTexts } from '../../lib/storage/shapes.ts';

export const storedLti = {
  /** The launch that goes on in this tab, also through a sign-in elsewhere; worth nothing after ten minutes, or once opened. */
  launch: jsonEntry('device', session, launchHandover.storedAs, hasTexts('code', 'browser_key')),
};
