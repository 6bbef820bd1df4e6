import type { AboutHere } from '../about-here.ts';
import type { Beside } from '../beside.ts';
import { again, headingOf, readingAt, type Texts } from '../look-up.ts';
import { here } from '../replies/here.ts';
import type { TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { told, withShown } from './made.ts';

/**
 * A request about the place that is open, or about what was just said of it; it names nothing that could be missing from
 * the text, so it is never refused.
 */
export function hereTurn(
  message: string,
  asked: AboutHere,
  texts: Texts,
  before: TutorState | undefined,
  { section = '' }: Beside,
): TutorTurn | null {
  const isSamePlace = section === '' || section === before?.section;
  const last = isSamePlace ? before?.shown?.at(-1) : undefined;
  const reading = readingAt(last === undefined ? undefined : before?.where, texts);
  // Once more what was just shown, in pieces; the second time round, the section that it stands in.
  const pieces = asked === 'simpler' && before?.intent !== 'simpler' && last !== undefined && before?.shown;
  const reply =
    (pieces && again(pieces, reading)) ||
    here(
      asked,
      last === undefined ? section : headingOf(last, reading),
      reading,
      isSamePlace ? (before?.shown ?? []) : [],
    );
  if (!reply) return null;
  const state: TutorState = {
    question: message.trim(),
    stage: 'answer',
    intent: asked,
    topic: headingOf(reply.spans[0]?.from ?? 0, reply.reading),
    section,
    ...(before?.dealt && { dealt: before.dealt }),
    ...(isSamePlace && before?.shown && before.where && { shown: before.shown, where: before.where }),
  };
  return told(reply, withShown(state, reply, texts));
}
