import type { Wanted } from '../intent.ts';
import { readingAt, type Texts } from '../look-up.ts';
import type { TutorTurn } from '../turn.ts';
import { UNWRITTEN_INTRODUCED } from '../wording.ts';

/** Its own words say what a thing is and what a text is about; to other questions they are a place. */
export const TOLD_BY_TEXT = new Set<Wanted['intent']>(['define', 'summary', 'more', 'turn', 'quiz']);

/** Nobody wrote an answer to it: what the text has is shown as a place, not as the answer. */
export function unwritten(turn: TutorTurn, { intent }: Wanted, texts: Texts): TutorTurn {
  if (TOLD_BY_TEXT.has(intent) || turn.citations.length === 0) {
    return turn.kind === 'found' ? turn : { ...turn, written: 'none' };
  }
  if (turn.kind === 'not_found') return { ...turn, written: 'none' };
  const { called } = readingAt(turn.state.where, texts);
  return { ...turn, markdown: `${UNWRITTEN_INTRODUCED(called)}\n\n${turn.markdown}`, written: 'none' };
}
