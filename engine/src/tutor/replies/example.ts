import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { grown, isProse, quoted, readable, type Span, wordsIn } from '../span.ts';
import { definitionOf, mentionsOf, names, openingOf, sectionOf, type Topic } from '../topic.ts';

/** By which a text says that it gives an example, the plainest first. */
const SIGNS: readonly RegExp[] = [
  /\b(?:for (?:example|instance)|an? (?:good |simple |common |familiar |everyday |classic )?example|examples (?:are|include|of)|e\.g\.)/i,
  /\bsuch as\b|\b(?:like|imagine|suppose|consider|think of|picture) (?:an?|the|that|two|when)\b|\binclude\b/i,
];
/** An example of what was said before stands this near. */
const NEAR = 4;

/** A sentence that gives an example of the thing: of those that name it first, then of those that stand right after. */
export function exampleOf(topic: Topic): Span | null {
  const { open, headed } = topic;
  const mentions = mentionsOf(topic);
  for (const sign of SIGNS) {
    const own = mentions.find((unit) => sign.test(open.index.units[unit]!));
    if (own !== undefined) return readable(own, open);
    for (const mention of [definitionOf(topic), ...mentions]) {
      if (mention === undefined) continue;
      const unit = after(mention, topic).find((other) => sign.test(open.index.units[other]!));
      if (unit !== undefined) return readable(unit, open);
    }
    const below = open.index.units.findIndex((text, unit) => headed.has(sectionOf(unit, open)) && sign.test(text));
    if (below >= 0) return readable(below, open);
  }
  return null;
}

/** The sentences after one, of the same section, as long as they may still be about the same. */
function after(unit: number, { open }: Topic): number[] {
  const found: number[] = [];
  for (let other = unit + 1; other <= unit + NEAR && other < open.index.units.length; other++) {
    if (sectionOf(other, open) !== sectionOf(unit, open) || !isProse(other, open)) break;
    found.push(other);
  }
  return found;
}

/** An example of the thing, after what it is an example of where it does not say so; else that there is none. */
export function example(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const found = exampleOf(topic);
  if (found) {
    const span = grown(found, wordsIn(found, open) < 25 ? TEXT_WORDS / 2 : 0, open);
    const defined = definitionOf(topic);
    const isNamed = Array.from({ length: span.to - span.from }, (_, i) => span.from + i).some((unit) =>
      names(topic, unit),
    );
    const first = defined === undefined || isNamed || defined >= span.from ? null : readable(defined, open);
    if (first && wordsIn(first, open) + wordsIn(span, open) <= TEXT_WORDS && first.to <= span.from) {
      return { reading, spans: [first, span], markdown: `${quoted(first, open)}\n\n${quoted(span, open)}` };
    }
    return { reading, spans: [span], markdown: quoted(span, open) };
  }
  const unit = definitionOf(topic) ?? openingOf(topic) ?? mentionsOf(topic)[0];
  if (unit === undefined) return null;
  const span = grown(readable(unit, open), TEXT_WORDS / 2, open);
  const markdown = `The ${reading.where} gives no example of ${topic.name}. It says this:\n\n${quoted(span, open)}`;
  return { reading, spans: [span], markdown };
}
