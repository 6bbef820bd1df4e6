import type { Purpose } from '../port.ts';

/** What is asked of a model. */
export interface Request {
  purpose: Purpose;
  system: string;
  prompt: string;
  maxOutputTokens: number;
}

/** Four letters a token are usual, and few tokens are longer than ten: a model that writes more ignores its bound. */
const lettersPerToken = 10;

/** More text than this was not asked for. */
export const mostLetters = ({ maxOutputTokens }: Request) => maxOutputTokens * lettersPerToken;
