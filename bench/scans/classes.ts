/**
 * What makes a photograph good, fair or poor. These numbers were fixed before the first page was ever read and stay as they
 * are: whoever wants other pages makes another bench. Lengths are pixels of the picture that the phone sends.
 */
export const classNames = ['good', 'fair', 'poor'] as const;
export type ClassName = (typeof classNames)[number];

type Range = readonly [from: number, to: number];

export interface PhotoClass {
  /** Standard deviation of the blur. */
  blur: Range;
  /** Degrees that the page lies askew, either way. */
  skew: Range;
  /** Brightness of the paper and of the ink, of 255. */
  paper: Range;
  ink: Range;
  /** Pixels to an inch of paper. */
  dpi: Range;
  /** How far a corner is from where a straight look would put it, as a share of the page's sides. */
  perspective: Range;
  /** How far the page bulges, as a share of its height. */
  bend: Range;
  /** How much of the light the darkest place misses. */
  shadow: Range;
  /** Standard deviation of the noise, of 255. */
  noise: Range;
  /** How likely the page was sent in saver mode. */
  saver: number;
}

export const classes: Record<ClassName, PhotoClass> = {
  // By a window, held over the page.
  good: {
    blur: [0.4, 0.7],
    skew: [0, 2],
    paper: [220, 242],
    ink: [20, 50],
    dpi: [155, 168],
    perspective: [0, 0.015],
    bend: [0, 0.0025],
    shadow: [0, 0.15],
    noise: [1, 3],
    saver: 0,
  },
  // In a lecture room in the evening, from where one sits.
  fair: {
    blur: [0.7, 1.1],
    skew: [1, 5],
    paper: [175, 210],
    ink: [45, 75],
    dpi: [130, 155],
    perspective: [0.01, 0.04],
    bend: [0.0025, 0.006],
    shadow: [0.1, 0.35],
    noise: [3, 6],
    saver: 0.25,
  },
  // By a lamp, in a hurry, by a hand that shook.
  poor: {
    blur: [1.4, 2.6],
    skew: [4, 12],
    paper: [105, 160],
    ink: [55, 85],
    dpi: [85, 120],
    perspective: [0.03, 0.09],
    bend: [0.006, 0.014],
    shadow: [0.3, 0.65],
    noise: [6, 12],
    saver: 0.5,
  },
};

/** Of ten pages of a class so many lie on their side or on their head. */
export const TURNED_OF_TEN = 2;

/** What the reader has to hold. */
export const bars = {
  /** Characters wrong, of those on the page: the median of its class. */
  median: { good: 0.02, fair: 0.06 },
  /** No page may have more than this wrong without being refused or marked. */
  unmarked: 0.15,
  /** A page is marked where so many of its words are marked as doubtful. */
  markedShare: 0.15,
};
