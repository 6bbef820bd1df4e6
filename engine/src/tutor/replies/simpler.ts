import { commonness } from '../../answer/lexicon.ts';
import { searchWords } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { asLine, readable, type Span, said } from '../span.ts';
import { definitionOf, openingOf, type Topic, topicIn } from '../topic.ts';
import { exampleOf } from './example.ts';

const MOST_TERMS = 2;
const SURELY_DEFINES = 1.2;

/** The same in small pieces: what it is, an example, and what the hard words in it mean. */
export function simpler(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const unit = definitionOf(topic) ?? openingOf(topic) ?? topic.mentions[0];
  if (unit === undefined) return null;
  const example = exampleOf(topic);
  const first = readable(unit, open);
  const rest = unitsOf({ ...said(unit, TEXT_WORDS, open), from: first.to });
  return inPieces([...unitsOf(first), ...rest.slice(0, 1), ...(example ? unitsOf(example) : [])], reading, rest);
}

const unitsOf = ({ from, to }: Span) => Array.from({ length: to - from }, (_, i) => from + i);

/** Room for the pieces, and up to where there is room to ask back as well. */
const WORDS = { most: TEXT_WORDS + 4, asked: TEXT_WORDS - 10 };

/** Units one below the other, then the words in them that the text itself explains, then what follows. */
export function inPieces(units: readonly number[], reading: Reading, goesOn: readonly number[] = []): Reply {
  const { index } = reading.open;
  const chosen = [...new Set(units)];
  const terms = termsIn(index.units[chosen[0]!]!, reading, chosen);
  const shown: number[] = [];
  let words = 0;
  for (const unit of [...chosen, ...terms, ...goesOn]) {
    const more = countWords(index.units[unit]!);
    if (shown.includes(unit) || (shown.length > 0 && words + more > WORDS.most) || /:$/.test(index.units[unit]!))
      continue;
    words += more;
    shown.push(unit);
  }
  const lines = shown.map((unit) => `- ${asLine(index.units[unit]!)}`).join('\n');
  return {
    reading,
    spans: shown.map((unit) => ({ from: unit, to: unit + 1 })),
    markdown: `Let’s take it bit by bit:\n\n${lines}${words > WORDS.asked ? '' : '\n\nWhich word or step isn’t clear yet?'}`,
  };
}

/** Where the text says what the hard words of a sentence mean. */
function termsIn(text: string, { open }: Reading, shown: readonly number[]): number[] {
  const found = new Set<number>();
  for (const { word, stem } of searchWords(text)) {
    if (found.size === MOST_TERMS) break;
    if (commonness(stem) !== 'rare') continue;
    const topic = topicIn(word, open);
    const unit = topic ? definitionOf(topic, SURELY_DEFINES) : undefined;
    if (unit !== undefined && !shown.includes(unit)) found.add(unit);
  }
  return [...found];
}
