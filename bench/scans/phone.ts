import { scanPicture } from '../../contract/src/documents/scans/picture.ts';
import type { Compression } from './photograph.ts';

/** How the phone makes pictures small, usually and in saver mode. */
export const phone: { usual: Compression; saver: Compression } = {
  usual: { longestSide: scanPicture.longestSide, quality: scanPicture.quality },
  saver: { longestSide: scanPicture.saver.longestSide, quality: scanPicture.saver.quality },
};
