import type { PreparedPage, ScannedPage } from './page.ts';

export { blocksOfPages, linesOfPages, mergedBlocks } from './blocks.ts';
export * from './page.ts';

export interface ScanOptions {
  signal?: AbortSignal;
  /** Whose page it is: turns go round among people. */
  who?: string;
}

/** A PDF, by its pages (counted from 1). */
export interface PdfPages {
  count: number;
  /** Those that are pictures and have no text of their own. */
  withoutText: number[];
}

/**
 * Turns photographs and scans into text. Whatever a file holds, it costs bounded time and memory, reaches nothing
 * outside, and ends in a page or in a `ReadFailure` whose sentence is meant for the learner.
 */
export interface Scanner {
  /** Where its package is missing or OCR=off it can't; everything else works. */
  readonly canRead: boolean;
  /**
   * Decodes a photograph within bounds (bytes, pixels, time), turns it upright, straightens it, mends its contrast and
   * says what is wrong with it; about a second. Rejects with a `ReadFailure`.
   */
  prepare(file: { path: string }, options?: ScanOptions): Promise<PreparedPage>;
  /** Which pages of a PDF are pictures. Rejects with a `ReadFailure`. */
  lookIntoPdf(file: { path: string }, options?: ScanOptions): Promise<PdfPages>;
  /** One page of a PDF, prepared as a photograph is. Rejects with a `ReadFailure`. */
  preparePdfPage(file: { path: string }, number: number, options?: ScanOptions): Promise<PreparedPage>;
  /** Reads a prepared picture, in a process of its own that ends when it has been idle; a minute at most. */
  read(picture: Buffer, options?: ScanOptions): Promise<ScannedPage>;
  close(): Promise<void>;
}
