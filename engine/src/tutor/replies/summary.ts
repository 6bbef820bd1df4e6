import { LEANS_BACK } from '../../answer/places.ts';
import { searchStems } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { asLine, isProse } from '../span.ts';
import { sectionOf } from '../topic.ts';

/** What of a text is to be summed up: its sections, and what they are called together. */
export interface Scope {
  title: string;
  sections: ReadonlySet<number>;
}

const MOST_POINTS = 5;
const WORDS = { least: 6, most: 32 };
const STATES = /\b(?:must|never|always|because|depends?|more|less|larger|greater)\b|\bnot\b/;
const DEFINES = /\b(?:is|are) (?:an?|the|called|defined|known|any|one)\b|\brefers? to\b|\bconsists? of\b|\bmeans\b/;
const WEIGHT = { defines: 0.5, states: 0.3, figure: 0.3, opens: 0.6, long: 0.02 };
/** Says nothing by itself: it points elsewhere, or speaks to the reader. */
const POINTS_ELSEWHERE =
  /\b(?:fig(?:ure)?|table|diagram|chapter|section|slide|page|exercise|question)\.?\s*\d|\b(?:above|below|following|overleaf)\b|\?$|:$|\b(?:two|three|four|five|six|seven|several|many) \p{L}+\.?$|\bheld that\b|^(?:Examples?\b|Suppose|Consider|Imagine|What|But|And|Or|However|Moreover|Also|Then|You|We|I|Let|For example|For instance|Here|There|Another|In this (?:chapter|lesson|unit|section|lecture)|By the end|After (?:reading|studying))\b/iu;
const OWN_SUMMARY =
  /^[\d.\s]*(?:(?:chapter |lesson |unit |section )?summary|key (?:points|ideas|takeaways|facts)|in (?:summary|short|brief)|remember|what to remember|recap|takeaways|conclusions?)\b/i;
const LEFT_OUT =
  /^[\d.\s]*(?:references|bibliography|further reading|exercises?|questions|review questions|practice|glossary|key (?:terms|words)|objectives|learning (?:outcomes|objectives)|acknowledge?ments|index|contents|answers|solutions|self[- ]test|check yourself|try (?:it|this))\b/i;

/** The sentences that carry the sections, a few at a time, in the order of the text; nothing where all were told. */
export function summary(
  { title, sections }: Scope,
  reading: Reading,
  isShown: (unit: number) => boolean,
): Reply | null {
  const { open } = reading;
  const { index } = open;
  const heading = (s: number) => index.sections[s]!.path.at(-1) ?? '';
  const told = [...sections].filter((s) => !LEFT_OUT.test(heading(s)));
  const own = told.filter((s) => OWN_SUMMARY.test(heading(s)));
  const units = index.units.flatMap((_, unit) => (isShown(unit) ? [] : [unit]));
  const within = (chosen: readonly number[]) => units.filter((unit) => chosen.includes(sectionOf(unit, open)));
  const ready = own.length > 0 ? within(own).filter((unit) => countWords(index.units[unit]!) >= WORDS.least) : [];
  const points = ready.length > 0 ? ready : carrying(within(told), reading);
  const chosen: number[] = [];
  let words = 0;
  for (const unit of points) {
    const more = countWords(index.units[unit]!);
    if (chosen.length === MOST_POINTS || (chosen.length > 0 && words + more > TEXT_WORDS)) continue;
    words += more;
    chosen.push(unit);
  }
  if (chosen.length === 0) return null;
  chosen.sort((a, b) => a - b);
  const lines = chosen.map((unit) => `- ${asLine(index.units[unit]!)}`);
  return {
    reading,
    spans: chosen.map((unit) => ({ from: unit, to: unit + 1 })),
    markdown: `${title ? `**${title}** in short:` : 'In short:'}\n\n${lines.join('\n')}`,
  };
}

/** The best sentence of each section, the weightiest sections first, then the second best, and so on. */
function carrying(units: readonly number[], { open }: Reading): number[] {
  const { index, frequency, termOf, firstUnit, blockOf } = open;
  const sections = new Map<number, { unit: number; worth: number }[]>();
  for (const unit of units) {
    if (index.blocks[blockOf[unit]!]!.k === 'table') continue;
    const text = index.units[unit]!;
    const words = countWords(text);
    if (words < WORDS.least || words > WORDS.most || LEANS_BACK.test(text) || POINTS_ELSEWHERE.test(text)) continue;
    const stems = new Set(searchStems(text));
    let central = 0;
    for (const stem of stems) central += Math.log(Math.max(1, frequency[termOf.get(stem) ?? -1] ?? 1));
    const opens = firstUnit[blockOf[unit]!] === unit;
    const worth =
      (isProse(unit, open) ? 0.4 : 0) +
      central / (stems.size + 3) +
      (DEFINES.test(text) ? WEIGHT.defines : 0) +
      (STATES.test(text) ? WEIGHT.states : 0) +
      (opens ? WEIGHT.opens : 0) -
      (/\d/.test(text) ? WEIGHT.figure : 0) -
      WEIGHT.long * words;
    const s = sectionOf(unit, open);
    sections.set(s, [...(sections.get(s) ?? []), { unit, worth }]);
  }
  const ranked = [...sections.values()].map((list) => list.sort((a, b) => b.worth - a.worth || a.unit - b.unit));
  ranked.sort((a, b) => b.length - a.length || a[0]!.unit - b[0]!.unit);
  const rounds = Math.max(0, ...ranked.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, i) => ranked.flatMap((list) => list[i]?.unit ?? [])).flat();
}
