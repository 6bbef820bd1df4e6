import { createHash } from 'node:crypto';
import type { Label } from '@akada/engine';
import type { TaughtQuestion } from '../port.ts';
import type { NumberedSource, Unit } from './numbered-source.ts';
import type { Draft } from './quiz-prompt.ts';

const labels: readonly Label[] = ['A', 'B', 'C', 'D'];

/** Numbers that the seed decides: the same quiz gets the same order again. */
function sequenceOf(seed: string): (below: number) => number {
  let count = 0;
  return (below) => createHash('sha256').update(`${seed}\n${count++}`).digest().readUInt32BE(0) % below;
}

function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** Puts the options in order; over a quiz the right one is spread evenly over A to D. */
export function arranged(
  drafts: readonly (Draft & { unit: Unit })[],
  numbered: NumberedSource,
  model: string,
  seed: string,
): TaughtQuestion[] {
  const next = sequenceOf(seed);
  let places: number[] = [];
  return drafts.map((draft) => {
    if (places.length === 0) places = shuffled([0, 1, 2, 3], next);
    const place = places.pop()!;
    const texts = shuffled(draft.distractors, next);
    texts.splice(place, 0, draft.answer);
    const source = numbered.citation(draft.unit);
    const heading = source.headingPath.at(-1);
    const id = createHash('sha256')
      .update(`${source.documentId}\n${draft.question}\n${draft.answer}`)
      .digest('base64url');
    return {
      id: `m${id.slice(0, 12)}`,
      form: draft.form,
      stem: draft.question,
      options: texts.map((text, i) => ({ label: labels[i]!, text })),
      correct: labels[place]!,
      explanation: `${draft.explanation} The text says: “${source.sentence}”${heading ? ` (${heading})` : ''}`.trim(),
      difficulty: draft.difficulty,
      source,
      provenance: numbered.provenance(draft.unit, model),
    };
  });
}
