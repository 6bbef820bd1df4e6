/** Whole pixels of the stored picture, from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ScannedWord {
  text: string;
  box: Box;
  /** From 0 to 1. */
  confidence: number;
  isDoubtful: boolean;
}

export interface ScannedLine {
  box: Box;
  words: ScannedWord[];
  /** Maths or low confidence: its picture is shown beside what was read. */
  keepsPicture: boolean;
}

export const pageFaults = [
  'too_dark',
  'blurred',
  'cut_off',
  'slanted',
  'handwriting',
  /** Written by hand, and the model that should read it did not. */
  'unanswered',
  'empty',
  /** Read, but for parts of it: the only fault with which a page is used. */
  'incomplete',
] as const;
export type PageFault = (typeof pageFaults)[number];

/** Whether a page with this fault is of no use until its owner says so. */
export const isRefused = (fault: PageFault | null): boolean => fault !== null && fault !== 'incomplete';

export interface PageLook {
  width: number;
  height: number;
  /** What is wrong with the photograph; said before it is read. */
  fault: PageFault | null;
}

export interface PreparedPage extends PageLook {
  /** JPEG, upright, straightened, contrast mended, without any metadata: all that is kept of the upload. */
  picture: Buffer;
}

export interface ScannedPage {
  width: number;
  height: number;
  /** In reading order, as far as one page tells. */
  lines: ScannedLine[];
  /** What only reading shows: handwriting, or that nothing stands there. */
  fault: PageFault | null;
  readBy: 'reader' | 'model';
}

/** A page with its number in the document, from 1. */
export interface NumberedPage {
  number: number;
  page: ScannedPage;
}
