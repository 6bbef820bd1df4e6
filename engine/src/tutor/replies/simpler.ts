import { commonness } from '../../answer/lexicon.ts';
import { searchWords } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { isProse, type Span } from '../span.ts';
import { definitionOf, mentionsOf, openingOf, type Topic, topicIn } from '../topic.ts';
import { exampleOf } from './example.ts';

const MOST_TERMS = 2;
const SURELY_DEFINES = 1.2;

/** The same in small pieces: what it is, an example, and what the hard words in it mean. */
export function simpler(topic: Topic, reading: Reading): Reply | null {
  const { open } = topic;
  const unit = definitionOf(topic) ?? openingOf(topic) ?? mentionsOf(topic)[0];
  if (unit === undefined) return null;
  const example = exampleOf(topic);
  return inPieces(
    [unit, ...(example ? unitsOf(example) : [])],
    reading,
    open.index.units[unit + 1] ? unit + 1 : undefined,
  );
}

const unitsOf = ({ from, to }: Span) => Array.from({ length: to - from }, (_, i) => from + i);

/** Units one below the other, then the words in the first of them that the text itself explains. */
export function inPieces(units: readonly number[], reading: Reading, goesOn?: number): Reply {
  const { open } = reading;
  const { index } = open;
  const chosen = [...new Set(units)];
  const next = goesOn !== undefined && isProse(goesOn, open) && open.blockOf[goesOn] === open.blockOf[chosen[0]!];
  const candidates = [...chosen, ...termsIn(index.units[chosen[0]!]!, reading, chosen), ...(next ? [goesOn] : [])];
  const shown: number[] = [];
  let words = 0;
  for (const unit of candidates) {
    const more = countWords(index.units[unit]!);
    if (shown.includes(unit) || (shown.length > 0 && words + more > TEXT_WORDS - 10)) continue;
    words += more;
    shown.push(unit);
  }
  const lines = shown.map((unit) => `- ${index.units[unit]!}`).join('\n');
  return {
    reading,
    spans: shown.map((unit) => ({ from: unit, to: unit + 1 })),
    markdown: `Piece by piece:\n\n${lines}\n\nWhich word or step is not clear yet?`,
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
