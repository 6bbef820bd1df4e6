import { readCoverage } from '../../../../content/courses/form/coverage.ts';
import { curriculum } from '../../../../content/curriculum/curriculum.ts';
import type { CourseCoverage } from './port.ts';

/** What became of each phrase that the standard asks for; null for a course that says nothing of it. */
export function toCoverage(text: string | undefined, standard: string, code: string): CourseCoverage | null {
  const asked = curriculum.contents.find((one) => one.standard === standard && one.code === code);
  if (text === undefined || !asked) return null;
  const said = new Map(readCoverage(text).entries.map(({ at: _, ...entry }) => [entry.phrase, entry]));
  const phrases = asked.phrases.flatMap((phrase) => said.get(phrase) ?? []);
  return { isSure: asked.confidence === 'high', sources: asked.sources, phrases };
}
