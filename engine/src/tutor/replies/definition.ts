import { entryNamed } from '../../answer/glossary.ts';
import type { Reading, Reply } from '../reply.ts';
import { TEXT_WORDS } from '../reply.ts';
import { quoted, readable, type Span, said, wordsIn } from '../span.ts';
import { definitionOf, openingOf, type Topic } from '../topic.ts';
import { exampleOf } from './example.ts';

/** A definition and what stands beside it, without which it may say little. */
const DEFINITION_WORDS = 60;

/** What a thing is: the sentence that defines it and, where that is short, the one after; nothing where none does. */
export function definition(topic: Topic, reading: Reading): Reply | null {
  const unit = definitionOf(topic);
  if (unit === undefined) return null;
  const span = said(unit, DEFINITION_WORDS, topic.open);
  return { reading, spans: [span], markdown: quoted(span, topic.open) };
}

const PLACED = / (?:in|of|for|on) .*$/i;

/** A term that the text lists, by its name or another that it gives: its own definition. */
export function keyTerm(name: string, reading: Reading): Reply | null {
  const { open } = reading;
  const entry = entryNamed(name, open) ?? (PLACED.test(name) ? entryNamed(name.replace(PLACED, ''), open) : undefined);
  if (entry === undefined) return null;
  const span = { from: entry, to: entry + 1 };
  return { reading, spans: [span], markdown: quoted(span, open) };
}

/** What a thing is, an example where the text has one, and what else it says of it, as far as there is room. */
export function explanation(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const unit = definitionOf(topic) ?? openingOf(topic);
  if (unit === undefined) return null;
  const example = exampleOf(topic);
  const room = TEXT_WORDS - (example ? wordsIn(example, open) : 0);
  const first = said(unit, Math.max(room, TEXT_WORDS / 2), open);
  const later = topic.mentions.filter((mention) => mention >= first.to);
  const others = later.map((mention) => readable(mention, open));
  const spans: Span[] = [first];
  for (const span of [...(example ? [example] : []), ...others]) {
    const isNew = spans.every((one) => span.from >= one.to || span.to <= one.from);
    const words = [...spans, span].reduce((sum, one) => sum + wordsIn(one, open), 0);
    if (isNew && words <= TEXT_WORDS) spans.push(span);
  }
  spans.sort((a, b) => (a === first ? -1 : b === first ? 1 : a.from - b.from));
  return { reading, spans, markdown: spans.map((span) => quoted(span, open)).join('\n\n') };
}
