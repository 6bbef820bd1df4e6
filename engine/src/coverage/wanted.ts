/** What a course asks for, in the words of its standard, and what those words are looked for by. */

export interface WantedPhrase {
  phrase: string;
  /** What is taught under it, where that is known: "mean", "median" and "mode" for "measures of location". */
  names?: readonly OtherName[];
}

export interface OtherName {
  name: string;
  /** How much it tells of this phrase rather than of others, from 0 to 1. */
  tells: number;
}

/** One of the things that a phrase names: "union", "intersection" and "complements" are three. */
export interface WantedPart {
  name: string;
  /** Each stem with how much it tells, from 0 to 1. */
  stems: ReadonlyMap<string, number>;
}

export interface Wanted {
  phrase: string;
  parts: readonly WantedPart[];
  /** Other names as stems, each with how much it tells of this phrase and of no other. */
  names: readonly { stems: readonly string[]; tells: number }[];
}
