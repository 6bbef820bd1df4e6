import { citationOf } from '../answer/answer.ts';
import type { OpenIndex } from '../answer/lesson-index.ts';
import { countWords } from '../text/normalise.ts';
import { quoted, type Span } from '../tutor/span.ts';
import { offersOf, type TutorState } from '../tutor/state.ts';
import type { TutorTurn } from '../tutor/turn.ts';
import { placeText } from '../tutor/wording.ts';
import { WHOLE_PARAGRAPH } from './texts.ts';

/** A place is read at a glance; who wants more of it gets its paragraph, of a very long one so many words. */
const MOST_WORDS = 150;
const HAS_PLACES: ReadonlySet<TutorState['intent']> = new Set(['question', 'define', 'explain', 'example', 'compare']);

/** The paragraph of the first place shown of which something was not. */
function unopened({ shown = [], where, intent }: TutorState, open: OpenIndex): Span | null {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  if (where !== 'lesson' || !HAS_PLACES.has(intent)) return null;
  const seen = new Set(shown);
  for (const unit of shown) {
    if (unit >= index.units.length) continue;
    const group = groups.get(groupOf[blockOf[unit]!]!)!;
    const [first, end] = [firstUnit[group.from]!, firstUnit[group.to + 1]!];
    const span = { from: unit, to: unit + 1 };
    let room = MOST_WORDS - countWords(index.units[unit]!);
    const takes = (at: number) => {
      if (at < first || at >= end || countWords(index.units[at]!) > room) return false;
      room -= countWords(index.units[at]!);
      return true;
    };
    while (takes(span.to)) span.to++;
    while (takes(span.from - 1)) span.from--;
    for (let at = span.from; at < span.to; at++) if (!seen.has(at)) return span;
  }
  return null;
}

/** More of what was shown: the paragraph that it stands in, place by place; nothing where all of them were opened. */
export function openedParagraph(before: TutorState, open: OpenIndex): TutorTurn | null {
  const span = unopened(before, open);
  if (!span) return null;
  const citation = citationOf(span.from, open.index.units[span.from]!, open);
  const where = placeText({ ...citation, headingPath: citation.headingPath.slice(-1) });
  const units = Array.from({ length: span.to - span.from }, (_, i) => span.from + i);
  const state = withParagraphs(
    { ...before, shown: [...(before.shown ?? []), ...units].slice(-200), end: span.to, rest: true },
    open,
  );
  const markdown = [WHOLE_PARAGRAPH, quoted(span, open), ...(where ? [`*${where}*`] : [])].join('\n\n');
  return {
    state,
    kind: 'found',
    stage: 'answer',
    markdown,
    citations: [citation],
    more: false,
    offers: offersOf(state),
  };
}

/** Says that there is more where a paragraph is left to open. */
export function withParagraphs(state: TutorState, open: OpenIndex): TutorState {
  return !state.rest && unopened(state, open) ? { ...state, rest: true } : state;
}
