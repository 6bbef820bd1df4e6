import { summary } from './replies/summary.ts';
import { type Reading, type Reply, TEXT_WORDS } from './reply.ts';
import { scopeOf } from './scope.ts';
import { grown, quoted, readable, type Span } from './span.ts';
import type { TutorState } from './state.ts';
import { sectionOf, topicIn } from './topic.ts';

/** What comes after what was shown: the rest of the section, then where else the thing is spoken of; nothing at the end. */
export function goOn(state: TutorState, lesson: Reading, course?: Reading): Reply | null {
  const shown = new Set(state.shown);
  const isShown = (unit: number) => shown.has(unit);
  if (state.intent === 'summary') {
    const found = scopeOf(state.topic ?? '', lesson, course);
    return found && summary(found.scope, found.reading, isShown);
  }
  const reading = state.where === 'course' ? course : lesson;
  if (!reading || state.shown === undefined) return null;
  const { open } = reading;
  const start = following(state, reading, isShown) ?? elsewhere(state, reading, isShown);
  if (!start) return null;
  const span = grown(start, TEXT_WORDS, open, isShown);
  return { reading, spans: [span], markdown: quoted(span, open) };
}

function following({ end = 0 }: TutorState, { open }: Reading, isShown: (unit: number) => boolean): Span | null {
  let unit = end;
  while (isShown(unit)) unit++;
  const isThere = end > 0 && unit < open.index.units.length;
  return isThere && sectionOf(unit, open) === sectionOf(end - 1, open) ? { from: unit, to: unit + 1 } : null;
}

function elsewhere({ topic }: TutorState, { open }: Reading, isShown: (unit: number) => boolean): Span | null {
  const found = topic ? topicIn(topic, open) : null;
  const unit = found ? found.mentions.find((one) => !isShown(one)) : undefined;
  if (unit === undefined) return null;
  const span = readable(unit, open);
  return isShown(span.from) ? { from: unit, to: unit + 1 } : span;
}
