import { ownHeading } from '../../text/wording.ts';
import { hash, randomFrom, shuffled } from '../options/random.ts';
import type { Candidate, Label, Question } from '../types.ts';

const LABELS: readonly Label[] = ['A', 'B', 'C', 'D'];

function explanationOf(candidate: Candidate): string {
  const heading = ownHeading(candidate.origin.section);
  const place = heading ? ` (${heading})` : '';
  return `${candidate.because} The text says: “${candidate.origin.sentence}”${place}`;
}

/**
 * Puts the options in order. The place of the right one runs through A to D in shuffled blocks of four, so that over a
 * quiz no letter is favoured; the same seed gives the same order.
 */
export function arrange(candidates: readonly Candidate[], seed: string): Question[] {
  const random = randomFrom(seed);
  let places: number[] = [];
  return candidates.map((candidate) => {
    if (places.length === 0) places = shuffled([0, 1, 2, 3], random);
    const place = places.pop()!;
    const texts = shuffled(candidate.distractors, random);
    texts.splice(place, 0, candidate.answer);
    const { section, documentId, sentence, place: spot } = candidate.origin;
    return {
      id: `q${hash(`${documentId}\n${candidate.form}\n${candidate.stem}\n${candidate.answer}`).toString(36)}`,
      form: candidate.form,
      stem: candidate.stem,
      options: texts.map((text, i) => ({ label: LABELS[i]!, text })),
      correct: LABELS[place]!,
      explanation: explanationOf(candidate),
      difficulty: candidate.difficulty,
      maker: candidate.maker,
      sureness: Math.round(candidate.sureness * 100) / 100,
      source: {
        documentId,
        sectionId: section.id,
        headingPath: section.headingPath,
        sentence,
        ...(spot ? { place: spot } : {}),
      },
    };
  });
}
