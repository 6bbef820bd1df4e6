/** How letters are drawn, as far as it means something. One object for each font of a page. */
export interface Look {
  isBold: boolean;
  isItalic: boolean;
  /** Every letter has the same width: program code, as a rule. */
  isFixed: boolean;
}

/** A word where it stands. Coordinates are points; they grow to the right and upwards from the page's corner. */
export interface Word {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** The height of the letters as they are seen. */
  size: number;
  look: Look;
  /** A small raised sign at its beginning, which names a note: "1" of a footnote. */
  mark?: string;
  /** Raised signs behind it that name notes: "3", or "1,2". */
  refersTo?: string;
}

/** A drawn line, or a box: of no height, of no width, or of both. */
export interface Rule {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** All that layout needs of a page, whichever program took it out of the file. */
export interface PageInk {
  number: number;
  width: number;
  height: number;
  words: Word[];
  /** Lines and borders, which show tables. */
  rules: Rule[];
  /** Small filled shapes: bullets that were drawn rather than written. */
  dots: Rule[];
}

/** Words at the same height, from left to right. */
export interface Row {
  words: Word[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** Cells row by row, with the room that they take. */
export interface TableBox extends Rule {
  cells: string[][];
}
