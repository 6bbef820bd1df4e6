import type { Answer, Citation } from '../../answer/answer.ts';
import { goOn } from '../go-on.ts';
import type { Missed, Texts } from '../look-up.ts';
import { refusalText } from '../replies/small-talk.ts';
import { citationsOf, placeName, placesLine, type Reply } from '../reply.ts';
import { isHeldBack } from '../stages.ts';
import { offersOf, type TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { nearestText } from '../wording.ts';

/** What the tutor says, with where the conversation stands after it. */

/** What stands, with as much held back as its stage says. */
const found = (state: TutorState, markdown: string, citations: Citation[] = []): TutorTurn => ({
  state,
  kind: 'found',
  stage: state.stage,
  markdown,
  citations,
  more: isHeldBack(state),
  offers: offersOf(state),
});

/** Something said that is not about the text: what was spoken of stays. */
export const said = (markdown: string, before: TutorState | undefined): TutorTurn =>
  found(before ?? { question: '', stage: 'answer' }, markdown);

export function told(reply: Reply, state: TutorState): TutorTurn {
  const citations = reply.citations ?? citationsOf(reply);
  const line = reply.citations ? '' : placesLine(citations, reply.reading);
  const markdown = line ? `${reply.markdown}\n\n${line}` : reply.markdown;
  const { kind = 'found' } = reply;
  return { state, kind, stage: 'answer', markdown, citations, more: false, offers: offersOf(state) };
}

export const worked = (
  state: TutorState,
  { citations }: Extract<Answer, { kind: 'found' }>,
  markdown: string,
): TutorTurn => found(state, markdown, state.stage === 'answer' ? citations : citations.slice(0, 1));

export function missed({ score, nearest }: Missed, question: string, { lesson, course }: Texts): TutorTurn {
  const near = nearest && nearestText(score, nearest, (citation) => placeName(citation, lesson));
  const markdown = near ?? refusalText(question, lesson, course);
  return { ...found({ question, stage: 'answer' }, markdown, near ? nearest.citations : []), kind: 'not_found' };
}

/** Remembers what was shown, so that more of it is not the same again. */
export function withShown(state: TutorState, reply: Reply, { lesson, course }: Texts): TutorState {
  const units = reply.spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  const { where } = reply.reading;
  const known = state.where === where ? (state.shown ?? []) : [];
  const next: TutorState = { ...state, where, shown: [...known, ...units].slice(-200), end: reply.spans[0]?.to ?? 0 };
  return { ...next, rest: goOn(next, lesson, course) !== null };
}
