import type { Purpose } from '../port.ts';

/** What is asked of a model. */
export interface Request {
  purpose: Purpose;
  system: string;
  /** The text that it is about; stands before the prompt, so that calls about the same text begin alike. */
  source?: string;
  prompt: string;
  /** A JPEG that it is about, for a model that sees, and about as many tokens as it costs. */
  picture?: { data: Buffer; tokens: number };
  maxOutputTokens: number;
}

/** All that is sent after the system's words. */
export const wholePrompt = ({ source, prompt }: Request) => (source ? `${source}\n\n${prompt}` : prompt);

/** Four letters a token are usual, and few tokens are longer than ten: a model that writes more ignores its bound. */
const lettersPerToken = 10;

/** More text than this was not asked for. */
export const mostLetters = ({ maxOutputTokens }: Request) => maxOutputTokens * lettersPerToken;
