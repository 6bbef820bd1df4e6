import type { Reading, Reply } from '../reply.ts';
import { TEXT_WORDS } from '../reply.ts';
import { grown, quoted, readable, wordsIn } from '../span.ts';
import { definitionOf, openingOf, type Topic } from '../topic.ts';
import { exampleOf } from './example.ts';

/** A definition and what stands beside it, without which it may say little. */
const DEFINITION_WORDS = 40;

/** What a thing is: the sentence that defines it and, where that is short, the one after; nothing where none does. */
export function definition(topic: Topic, reading: Reading): Reply | null {
  const unit = definitionOf(topic);
  if (unit === undefined) return null;
  const span = grown(readable(unit, topic.open), DEFINITION_WORDS, topic.open);
  return { reading, spans: [span], markdown: quoted(span, topic.open) };
}

/** What a thing is, how it goes on in the text, and an example where the text has one and both have room. */
export function explanation(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const unit = definitionOf(topic) ?? openingOf(topic);
  if (unit === undefined) return null;
  const start = readable(unit, open);
  const alone = grown(start, TEXT_WORDS, open);
  const example = exampleOf(topic);
  if (example && example.from >= alone.to) {
    const room = TEXT_WORDS - wordsIn(example, open);
    if (room >= wordsIn(start, open)) {
      const span = grown(start, room, open);
      return { reading, spans: [span, example], markdown: `${quoted(span, open)}\n\n${quoted(example, open)}` };
    }
  }
  return { reading, spans: [alone], markdown: quoted(alone, open) };
}
