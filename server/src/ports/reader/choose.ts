import { createReaderPool } from './pool.ts';
import type { Reader } from './port.ts';

/** There is one reader; assembly names its program, which lies elsewhere in tests than in the built server. */
export function chooseReader(script: URL): Reader {
  return createReaderPool({ script });
}
