import type { Reading, Reply } from '../reply.ts';
import { grown, quoted } from '../span.ts';
import { sectionOf } from '../topic.ts';

export const WORKED = /\bworked examples?\b/i;
/** A sum is read step by step, so it may be longer than what is read at once. */
const WORDS = 140;

/** The worked example of a text. */
export function workedExample(reading: Reading): Reply | null {
  const { open } = reading;
  const { sections, units } = open.index;
  const isWorked = (unit: number) => WORKED.test(sections[sectionOf(unit, open)]!.path.at(-1) ?? '');
  const from = units.findIndex((_, unit) => isWorked(unit));
  if (from < 0) return null;
  const span = grown({ from, to: from + 1 }, WORDS, open, () => false);
  return { reading, spans: [span], markdown: quoted(span, open) };
}
