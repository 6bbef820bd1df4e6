import type { ModelAddress } from '../../config.ts';
import type { Log } from '../../platform/log.ts';
import type { Pictures } from '../pictures/port.ts';
import type { Meter } from '../teacher/port.ts';
import type { Scanner } from './port.ts';

/** The scanner with the model behind it that sees, where one is named: it reads what was written by hand. */
export async function withSight(
  scanner: Scanner,
  address: ModelAddress | undefined,
  parts: { meter: Meter; log: Log; pictures: Pictures },
): Promise<Scanner> {
  if (!address || !scanner.canRead) return scanner;
  // Loaded only where a model is used: the packages are large.
  const { openHandwritingReader } = await import('./model/open.ts');
  return openHandwritingReader(scanner, address, parts);
}
