import type { Answer } from '../../answer/answer.ts';
import { goOn } from '../go-on.ts';
import type { Missed, Texts } from '../look-up.ts';
import { refusalText } from '../replies/small-talk.ts';
import { citationsOf, placeName, placesLine, type Reply } from '../reply.ts';
import { isHeldBack } from '../stages.ts';
import { offersOf, type TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { nearestText } from '../wording.ts';

/** What the tutor says, with where the conversation stands after it. */

/** Something said that is not about the text: what was spoken of stays. */
export function said(markdown: string, before: TutorState | undefined): TutorTurn {
  const state: TutorState = before ?? { question: '', stage: 'answer' };
  return {
    state,
    kind: 'found',
    stage: state.stage,
    markdown,
    citations: [],
    more: isHeldBack(state),
    offers: offersOf(state),
  };
}

export function told(reply: Reply, state: TutorState): TutorTurn {
  const citations = reply.citations ?? citationsOf(reply);
  const line = reply.citations ? '' : placesLine(citations, reply.reading);
  const markdown = line ? `${reply.markdown}\n\n${line}` : reply.markdown;
  const { kind = 'found' } = reply;
  return { state, kind, stage: 'answer', markdown, citations, more: false, offers: offersOf(state) };
}

export function worked(state: TutorState, found: Extract<Answer, { kind: 'found' }>, markdown: string): TutorTurn {
  const citations = state.stage === 'answer' ? found.citations : found.citations.slice(0, 1);
  return {
    state,
    kind: 'found',
    stage: state.stage,
    markdown,
    citations,
    more: isHeldBack(state),
    offers: offersOf(state),
  };
}

export function missed({ score, nearest }: Missed, question: string, { lesson, course }: Texts): TutorTurn {
  const near = nearest && nearestText(score, nearest, (citation) => placeName(citation, lesson));
  const state: TutorState = { question, stage: 'answer' };
  return {
    state,
    kind: 'not_found',
    stage: 'answer',
    markdown: near ?? refusalText(question, lesson, course),
    citations: near ? nearest.citations : [],
    more: false,
    offers: [],
  };
}

/** Remembers what was shown, so that more of it is not the same again. */
export function withShown(state: TutorState, reply: Reply, { lesson, course }: Texts): TutorState {
  const units = reply.spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  const { where } = reply.reading;
  const known = state.where === where ? (state.shown ?? []) : [];
  const next: TutorState = { ...state, where, shown: [...known, ...units].slice(-200), end: reply.spans[0]?.to ?? 0 };
  return { ...next, rest: goOn(next, lesson, course) !== null };
}
