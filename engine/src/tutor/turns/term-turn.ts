import type { WrittenFound } from '../../written/find-written.ts';
import type { Wanted } from '../intent.ts';
import { keyTerm } from '../replies/definition.ts';
import type { Reading } from '../reply.ts';
import type { TutorState } from '../state.ts';
import { definitionOf, topicIn } from '../topic.ts';
import type { TutorTurn } from '../turn.ts';
import { told, withShown } from './made.ts';
import { type Around, writtenTurn } from './written-turn.ts';

/** Whether a text says itself what a thing is. */
export function isDefined(name: string, { open }: Reading): boolean {
  const topic = topicIn(name, open);
  return topic !== null && definitionOf(topic) !== undefined;
}

/** Kinds of written answers that go on where a definition ends. */
export const GOES_ON = new Set(['meaning', 'simpler', 'example']);

/** What a key term of a text means is told by its own definition, and then by what was written about it. */
export function termTurn(
  message: string,
  { topic, intent }: Wanted,
  reading: Reading,
  around: Around,
  found?: WrittenFound,
): TutorTurn | null {
  const reply = keyTerm(topic, reading);
  if (reply && found?.kind === 'written' && GOES_ON.has(found.found.item.kind)) {
    return writtenTurn(found.found, message, around, { before: reply.markdown, after: '' });
  }
  const { texts, before, section } = around;
  const kept = { ...(section && { section }), ...(before?.told && { told: before.told }) };
  const state: TutorState = { question: message.trim(), stage: 'answer', intent, topic, ...kept };
  return reply && told(reply, withShown(state, reply, texts));
}

/** Two key terms that are compared: the definition of each, one below the other. */
export function termsTurn(message: string, pair: readonly string[], reading: Reading): TutorTurn | null {
  const [one, other] = pair.map((name) => keyTerm(name, reading));
  if (!one || !other) return null;
  const reply = { ...one, spans: [...one.spans, ...other.spans], markdown: `${one.markdown}\n\n${other.markdown}` };
  return told(reply, { question: message.trim(), stage: 'answer', topic: pair.join(' and ') });
}
