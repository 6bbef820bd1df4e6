import { LEANS_BACK } from '../answer/places.ts';

/** A result or a reason that stands in the sentence before, wherever this one points to it; a thing only near its head. */
const POINTS_BACK =
  /\b(?:for (?:this|that|these) reasons?|(?:this|that) is (?:why|how|what|because)|therefore|hence|thus|as a result|because of (?:this|that|it)|in (?:this|that) way|in doing so|such an? \p{L}+|of these|the (?:latter|former))\b|^[^,;:]{0,40}\b(?:this|these|those|such|they|them|their|its?|he|she|his|her)\b/iu;

/** Whether a sentence cannot be read without the one before. */
export const leansBack = (text: string): boolean => LEANS_BACK.test(text) || POINTS_BACK.test(text);
