import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { ANNOUNCES, inParagraph, quoted, readable, type Span, wordsIn } from '../span.ts';
import { definitionOf, openingOf, opensWith, type Topic } from '../topic.ts';

/** By which a sentence tells how one thing leads to another. */
const LEADS_TO =
  /\b(?:when|as|then|until|after|once|so|because|by \p{L}+ing|into|becomes?|causes?|leads? to|through|first|next)\b/u;
/** A place that says what the thing is, or announces the steps, is the likelier one. */
const BONUS = { defines: 1, announces: 2 };

/** How a thing works: of the places that are about it the one that tells most of what leads to what, after what it is. */
export function workings(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const { units } = open.index;
  const defined = definitionOf(topic);
  const starts = [defined, openingOf(topic), ...topic.mentions.filter((unit) => opensWith(topic, unit))];
  let best: { span: Span; worth: number } | undefined;
  for (const unit of new Set(starts)) {
    if (unit === undefined) continue;
    const span = inParagraph(readable(unit, open), TEXT_WORDS, open);
    const leads = units.slice(span.from, span.to).filter((text) => LEADS_TO.test(text)).length;
    const announced = ANNOUNCES.test(units[unit]!) ? BONUS.announces : 0;
    const worth = leads + announced + (defined !== undefined && isIn(defined, span) ? BONUS.defines : 0);
    if (worth > (best?.worth ?? 0)) best = { span, worth };
  }
  if (!best) return null;
  const { span } = best;
  const first = defined === undefined || isIn(defined, span) ? null : readable(defined, open);
  const spans = first && wordsIn(first, open) + wordsIn(span, open) <= TEXT_WORDS ? [first, span] : [span];
  return { reading, spans, markdown: spans.map((one) => quoted(one, open)).join('\n\n') };
}

const isIn = (unit: number, { from, to }: Span) => unit >= from && unit < to;
