import type { ReadFailureCode } from './port.ts';

/** What parsers throw. It is light on purpose: the process of one document loads nothing that it does not need. */
export class Unreadable extends Error {
  readonly code: ReadFailureCode;

  constructor(code: ReadFailureCode) {
    super(code);
    this.code = code;
  }
}
