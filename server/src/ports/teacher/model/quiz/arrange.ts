import { createHash } from 'node:crypto';
import type { TaughtQuestion } from '../../port.ts';
import type { NumberedSource } from '../numbered-source.ts';
import { labels, sequenceOf, shuffled } from './sheet.ts';
import type { Draft } from './writing.ts';

/** Puts the options in order; over a quiz the right one is spread evenly over A to D. */
export function arranged(
  drafts: readonly Draft[],
  numbered: NumberedSource,
  model: string,
  seed: string,
): TaughtQuestion[] {
  const next = sequenceOf(seed);
  let places: number[] = [];
  return drafts.map((draft) => {
    if (places.length === 0) places = shuffled([0, 1, 2, 3], next);
    const place = places.pop()!;
    const choices = shuffled(draft.distractors, next);
    choices.splice(place, 0, { text: draft.answer, misconception: '' });
    const source = numbered.citation(draft.units[0]!);
    const heading = source.headingPath.at(-1);
    const id = createHash('sha256')
      .update(`${source.documentId}\n${draft.question}\n${draft.answer}`)
      .digest('base64url');
    return {
      id: `m${id.slice(0, 12)}`,
      form: draft.form,
      stem: draft.question,
      options: choices.map(({ text }, i) => ({ label: labels[i]!, text })),
      correct: labels[place]!,
      mistakes: choices.map(({ misconception }) => misconception),
      explanation: `${draft.explanation} The text says: ${quoted(draft.units)}${heading ? ` (${heading})` : ''}`.trim(),
      difficulty: draft.difficulty,
      source,
      provenance: numbered.provenance(draft.units[0]!, model),
    };
  });
}

const sentencesQuoted = 2;

/** The sentences that settle it, as a reader would write them down: without the bars of a table. */
const quoted = (units: Draft['units']) =>
  units
    .slice(0, sentencesQuoted)
    .map(({ text }) => `“${readable(text)}”`)
    .join(' and ');

const readable = (text: string) =>
  text.startsWith('|')
    ? text
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join('; ')
    : text;
