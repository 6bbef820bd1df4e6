import { collect, type Imported } from '../draft.ts';
import { readPackage, readQuestions } from './read/package.ts';

/** A package in base64, or the text of a single file of questions. */
export function readQti(content: string): Imported {
  const text = content.replace(/^\uFEFF/, '').trimStart();
  return text.startsWith('<') ? collect(readQuestions(text)) : readPackage(content);
}
