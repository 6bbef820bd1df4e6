import type { Purpose } from '../port.ts';

/** What is asked of a model. */
export interface Request {
  purpose: Purpose;
  system: string;
  prompt: string;
  maxOutputTokens: number;
}
