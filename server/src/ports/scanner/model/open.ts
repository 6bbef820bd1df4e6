import type { ModelAddress } from '../../../config.ts';
import type { Log } from '../../../platform/log.ts';
import type { Pictures } from '../../pictures/port.ts';
import type { Circuit } from '../../teacher/model/circuit.ts';
import { ModelFailure } from '../../teacher/model/failure.ts';
import { openModelClient } from '../../teacher/model/open.ts';
import type { Patience } from '../../teacher/model/retry.ts';
import type { Meter } from '../../teacher/port.ts';
import type { Scanner } from '../port.ts';
import { readHandwriting } from './handwriting.ts';

interface SightParts {
  meter: Meter;
  log: Log;
  pictures: Pictures;
  patience?: Patience;
  circuit?: Circuit;
}

/**
 * Asks a model that sees for the pages that are written by hand. Where it sees nothing, the page is what it would be
 * without it; where it does not answer, the page says so, for then it is worth another try.
 */
export function openHandwritingReader(scanner: Scanner, address: ModelAddress, parts: SightParts): Scanner {
  const client = openModelClient(address, parts);
  return {
    // Not spread: `canRead` may be looked up when it is asked for.
    get canRead() {
      return scanner.canRead;
    },
    prepare: (file, options) => scanner.prepare(file, options),
    lookIntoPdf: (file, options) => scanner.lookIntoPdf(file, options),
    preparePdfPage: (file, number, options) => scanner.preparePdfPage(file, number, options),
    close: () => scanner.close(),
    async read(picture, options = {}) {
      const page = await scanner.read(picture, options);
      const { who, signal } = options;
      // What costs money is asked for by somebody.
      if (page.fault !== 'handwriting' || !who) return page;
      try {
        return (await readHandwriting({ client, pictures: parts.pictures }, picture, page, { who, signal })) ?? page;
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        parts.log.warn({ model: address.name, reason: error.reason }, 'a page written by hand was not read');
        return { ...page, fault: 'unanswered' };
      }
    },
  };
}
