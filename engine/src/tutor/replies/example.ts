import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { grown, isProse, quoted, readable, type Span, said, turnsFrom, wordsIn } from '../span.ts';
import { definitionOf, names, openingOf, sectionOf, type Topic } from '../topic.ts';

/** Gives an example of what was said before, whatever it names itself. */
const BEGINS =
  /^\**(?:for (?:example|instance)|e\.g\.|imagine|suppose|consider|think of|examples?\b|an? (?:\p{L}+ )?example|in \**\p{L}[\p{L}. ]{1,50} v\.? )/iu;
/** The same by its verb: "The East African Rift is a present-day example." */
const IS_EXAMPLE = /\b(?:is|are|was|were) (?:an?|one|another|some|the)\b[^.:;]{0,30}\bexamples?\b/i;
/** By which a sentence that names the thing gives an example of it, the plainest first. */
const SIGNS: readonly RegExp[] = [
  /\b(?:for (?:example|instance)|examples?|e\.g\.)(?!\p{L})/iu,
  /\bsuch as\b|^\**(?:imagine|suppose|consider|think of)\b|\p{L} v\.? \p{L}|\bincludes?\b|\blike an?\b|\bas (?:when|with|in|does|do)\b|, as [^,.]{3,60} (?:do|does|did)\b/iu,
  /\b(?:served?|serves|used) as\b|\bis (?:one|an?|also)\b|\bare\b/i,
];
/** An example of what was said before stands this near. */
const NEAR = 4;

/** A sentence that gives an example of the thing: one that names it, or one right after that begins as an example. */
export function exampleOf(topic: Topic): Span | null {
  const found = exampleUnit(topic, SIGNS.slice(0, 2));
  return found === undefined ? null : withOutcome(readable(found, topic.open), topic);
}

/** "Suppose …" is no example without what then happens. */
function withOutcome(span: Span, { open }: Topic): Span {
  const isOpen = BEGINS.test(open.index.units[span.to - 1]!);
  return isOpen ? grown(span, TEXT_WORDS / 2, open, turnsFrom(span, open)) : span;
}

function exampleUnit(topic: Topic, signs: readonly RegExp[]): number | undefined {
  const { open, headed } = topic;
  const { units } = open.index;
  const mentions = topic.mentions;
  const head = (unit: number) => open.index.blocks[open.blockOf[unit]!]!.h ?? '';
  const marked = (sign: RegExp) => mentions.find((unit) => sign.test(`${units[unit]!} ${head(unit)}`));
  const [plainest, ...others] = signs;
  const below = () => {
    const unit = units.findIndex((text, at) => BEGINS.test(text) && headed.has(sectionOf(at, open)));
    return unit < 0 ? undefined : unit;
  };
  const givesOne = (unit: number) => BEGINS.test(units[unit]!) || IS_EXAMPLE.test(units[unit]!);
  const following = () => mentions.flatMap((unit) => after(unit, topic)).find(givesOne);
  return marked(plainest!) ?? following() ?? others.map(marked).find((unit) => unit !== undefined) ?? below();
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

/** Says that none was found, which is not that there is none. */
export const NO_EXAMPLE = 'I don’t have an example';

/** An example of the thing, after what it is where the example does not name it; else that there is none. */
export function example(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const defined = definitionOf(topic);
  const instance = topic.mentions.find((unit) => unit !== defined && SIGNS[2]!.test(open.index.units[unit]!));
  const found = exampleOf(topic) ?? (instance === undefined ? null : readable(instance, open));
  if (found) {
    const isNamed = names(topic, found.from) || names(topic, found.to - 1);
    const first = defined === undefined || isNamed ? null : readable(defined, open);
    if (first && first.to <= found.from && wordsIn(first, open) + wordsIn(found, open) <= TEXT_WORDS) {
      return { reading, spans: [first, found], markdown: `${quoted(first, open)}\n\n${quoted(found, open)}` };
    }
    return { reading, spans: [found], markdown: quoted(found, open) };
  }
  const unit = defined ?? openingOf(topic) ?? topic.mentions[0];
  if (unit === undefined) return null;
  const span = said(unit, TEXT_WORDS / 2, open);
  const markdown = `${NO_EXAMPLE} of ${topic.name}. Here’s what the ${reading.called} says about it:\n\n${quoted(span, open)}`;
  return { reading, spans: [span], markdown };
}
