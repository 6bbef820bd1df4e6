import { ReadFailure } from '../reader/port.ts';
import type { Scanner } from './port.ts';

const refuse = () => Promise.reject(new ReadFailure('file_without_text'));

/** Reads no pictures: they are told so, as a file without text is. */
export function createNoScanner(): Scanner {
  return {
    canRead: false,
    prepare: refuse,
    lookIntoPdf: refuse,
    preparePdfPage: refuse,
    read: refuse,
    close: async () => {},
  };
}
