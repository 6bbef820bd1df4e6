import { glossaryOf } from '../answer/glossary.ts';
import { meantByInitials } from '../answer/initials.ts';
import type { OpenIndex } from '../answer/lesson-index.ts';
import { searchStems } from '../answer/search-stems.ts';
import { definitionOf, sectionOf, topicIn } from '../tutor/topic.ts';

/** A term that the document explains, as its page lists it. */
export interface OwnTerm {
  term: string;
  definition: string;
  sectionId: string;
}

/** The unit that explains a thing: an entry of the glossary, a key term, else a sentence that surely says what it is. */
export function explainingUnit(name: string, terms: readonly OwnTerm[], open: OpenIndex): number | undefined {
  const asked = keysOf(name, open);
  if (asked.size === 0) return undefined;
  const isAsked = (label: string) => [...keysOf(label, open)].some((key) => asked.has(key));
  const exactly = (label: string) => plain(label) === plain(name);
  const entries = glossaryOf(open).filter(({ label }) => isAsked(label));
  const entry = entries.find(({ label }) => exactly(label)) ?? entries[0];
  if (entry) return entry.unit;
  const known = terms.filter(({ term }) => isAsked(term));
  for (const term of known.sort((a, b) => Number(exactly(b.term)) - Number(exactly(a.term)))) {
    const unit = unitOf(term, open);
    if (unit !== undefined) return unit;
  }
  const topic = topicIn(name, open);
  return topic ? definitionOf(topic, SURELY_DEFINES) : undefined;
}

const SURELY_DEFINES = 1.2;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const keyOf = (text: string) => searchStems(text).sort().join(' ');

/** A name by its stems, with what stands in brackets, and with what the text itself says that it is called or shortened to. */
function keysOf(name: string, open: OpenIndex): Set<string> {
  const inBrackets = /\(([^()]+)\)/.exec(name)?.[1] ?? '';
  const names = [name, name.replace(/\s*\([^()]*\)/g, ''), inBrackets];
  const keys = new Set(names.map(keyOf).filter(Boolean));
  for (const [one, other] of open.index.aliases) {
    const [a, b] = [one.split(' ').sort().join(' '), other.split(' ').sort().join(' ')];
    if (keys.has(a)) keys.add(b);
    else if (keys.has(b)) keys.add(a);
  }
  const initials = /^\p{Lu}[\p{Lu}\p{N}]{1,7}$/u.test(name) ? meantByInitials(name, open) : null;
  if (initials) keys.add([...initials].sort().join(' '));
  return keys;
}

/** Where a key term is explained: the unit of its section that has the words of its definition, or most of them. */
function unitOf({ term, definition, sectionId }: OwnTerm, open: OpenIndex): number | undefined {
  const { units, sections } = open.index;
  const own = new Set(searchStems(definition));
  const named = searchStems(term);
  let [best, most] = [undefined as number | undefined, MOST_OF_IT];
  units.forEach((text, unit) => {
    if (sections[sectionOf(unit, open)]!.id !== sectionId) return;
    const stems = new Set(searchStems(text));
    if (!named.some((stem) => stems.has(stem))) return;
    const share = [...own].filter((stem) => stems.has(stem)).length / Math.max(1, own.size);
    if (share > most) [best, most] = [unit, share];
  });
  return best;
}

const MOST_OF_IT = 0.6;
