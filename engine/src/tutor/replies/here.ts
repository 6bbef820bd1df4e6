import { commonness } from '../../answer/lexicon.ts';
import { LEANS_BACK } from '../../answer/places.ts';
import { searchWords } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import type { AboutHere } from '../about-here.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { asLine, grown, quoted, type Span } from '../span.ts';
import { sectionOf } from '../topic.ts';

const MOST_LINES = 3;
const WORKED = /\b(?:worked )?examples?\b/i;
const BEGINS_EXAMPLE = /^\**(?:for (?:example|instance)|e\.g\.|imagine|suppose|consider|think of|take )/i;
const GATHERED = /^(?:remember|key terms|common mistakes|to remember)$/i;

/**
 * The section that is open once more: its worked example, and the sentences of it that are easiest to read. A place of its
 * own is kept for what we write ourselves to such requests: where a lesson has that, it comes before the rest.
 */
export function here(wanted: AboutHere, heading: string, reading: Reading, shown: readonly number[]): Reply | null {
  const section = sectionCalled(heading, reading);
  if (section === null) return null;
  const before = new Set(shown);
  const example = exampleOf(section, reading, before);
  const plain = plainest(section, reading, new Set([...before, ...unitsOf(example)]));
  const name = nameOf(section, reading);
  const parts = [
    { lead: name ? `**${name}**, put simply:` : 'Put simply:', spans: plain, isListed: true },
    { lead: 'An example:', spans: example ? [example] : [], isListed: false },
  ].filter(({ spans }) => spans.length > 0);
  if (wanted === 'example' && example) parts.reverse();
  if (parts.length === 0) return shown.length > 0 ? here(wanted, heading, reading, []) : null;
  const noExample =
    wanted === 'example' && !example ? ['This part doesn’t give another example, but here’s what it says.'] : [];
  return {
    reading,
    spans: parts.flatMap(({ spans }) => spans),
    markdown: [...noExample, ...parts.map((part) => partText(part, reading))].join('\n\n'),
  };
}

function partText({ lead, spans, isListed }: { lead: string; spans: Span[]; isListed: boolean }, { open }: Reading) {
  if (!isListed) return `${lead}\n\n${spans.map((span) => quoted(span, open)).join('\n\n')}`;
  return `${lead}\n\n${spans.map(({ from }) => `- ${asLine(open.index.units[from]!)}`).join('\n')}`;
}

const unitsOf = (span: Span | null) =>
  span ? Array.from({ length: span.to - span.from }, (_, i) => span.from + i) : [];
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const nameOf = (section: number, { open }: Reading) =>
  (open.index.sections[section]?.path.at(-1) ?? '').replace(/^[\d.\s]+/, '');

/**
 * The section by its heading, else the first that explains something. A lesson of the library opens with a story and ends
 * with what it gathers: who asks there is shown what explains it.
 */
function sectionCalled(heading: string, reading: Reading): number | null {
  const { index } = reading.open;
  const filled = new Set(index.blocks.filter(({ n }) => n > 0).map(({ s }) => s));
  const all = [...index.sections.keys()].filter((s) => filled.has(s));
  const isGathered = (s: number) => GATHERED.test(nameOf(s, reading));
  const isOpening = (s: number) => s === all[0] && all.some(isGathered);
  const explains = (s: number) => !isGathered(s) && !isOpening(s) && !WORKED.test(nameOf(s, reading));
  const wanted = lettersOf(heading.replace(/^[\d.\s]+/, ''));
  const named = [...index.sections.keys()].find((s) => wanted !== '' && lettersOf(nameOf(s, reading)) === wanted);
  if (named === undefined || isOpening(named)) return all.find(explains) ?? all[0] ?? null;
  if (isGathered(named)) return all.findLast((s) => s < named && explains(s)) ?? named;
  return all.find((s) => s >= named) ?? null;
}

/** What a sentence asks of its reader: its length, its hard words, its signs, and whether it needs the one before. */
function effort(text: string): number {
  const rare = searchWords(text).filter(({ stem }) => commonness(stem) === 'rare').length;
  const signs = text.match(/\$/g)?.length ?? 0;
  return countWords(text) + 4 * rare + 3 * signs + (LEANS_BACK.test(text) ? 12 : 0);
}

const FEWEST_WORDS = 4;

function plainest(section: number, { open }: Reading, without: ReadonlySet<number>): Span[] {
  const { index, blockOf } = open;
  return index.units
    .map((text, unit) => ({ text, unit }))
    .filter(({ text, unit }) => sectionOf(unit, open) === section && !without.has(unit) && !/[:?]$/.test(text))
    .filter(({ text, unit }) => {
      const { k } = index.blocks[blockOf[unit]!]!;
      return k !== 'code' && k !== 'formula' && k !== 'table' && countWords(text) >= FEWEST_WORDS;
    })
    .filter(({ text }, _, all) => !LEANS_BACK.test(text) || all.every((other) => LEANS_BACK.test(other.text)))
    .map((one) => ({ ...one, effort: effort(one.text) }))
    .sort((a, b) => a.effort - b.effort || a.unit - b.unit)
    .slice(0, MOST_LINES)
    .sort((a, b) => a.unit - b.unit)
    .map(({ unit }) => ({ from: unit, to: unit + 1 }));
}

/** So many sections on, an example still belongs to this one. */
const NEAR = 2;

/** An example within the section, else the worked one that follows it, else the one before. */
function exampleOf(section: number, reading: Reading, without: ReadonlySet<number>): Span | null {
  const { open } = reading;
  const { units, sections } = open.index;
  const within = units.findIndex(
    (text, unit) => sectionOf(unit, open) === section && !without.has(unit) && BEGINS_EXAMPLE.test(text),
  );
  if (within >= 0) return grown({ from: within, to: within + 1 }, TEXT_WORDS / 2, open, () => false);
  const isWorked = (s: number) => sections[s]?.d === sections[section]?.d && WORKED.test(nameOf(s, reading));
  const near = [section, ...Array.from({ length: NEAR }, (_, i) => section + 1 + i), section - 1].filter(isWorked);
  for (const s of near) {
    const first = units.findIndex((_, unit) => sectionOf(unit, open) === s && !without.has(unit));
    if (first >= 0) return grown({ from: first, to: first + 1 }, TEXT_WORDS, open, () => false);
  }
  return null;
}
