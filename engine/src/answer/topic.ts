import { type Concept, SAME_WORD } from './concepts.ts';
import { expectationFit } from './expectations.ts';
import { glossaryOf } from './glossary.ts';
import type { OpenIndex } from './lesson-index.ts';
import type { Ranking } from './rank.ts';
import { searchStems } from './search-stems.ts';

/** From here on a sentence is a definition of what is asked for, and no mere mention. */
const DEFINES = 0.9;
/** A word that may stand for another, at the least. */
const STANDS_FOR = 0.69;

/** The words by which a text names what it teaches: its titles, headings and terms. */
function topicStems(open: OpenIndex): Set<string> {
  const { documents, sections, aliases } = open.index;
  const names = [
    ...documents.map(({ title }) => title),
    ...sections.map(({ path }) => path.join(' ')),
    ...glossaryOf(open).map(({ label }) => label),
  ];
  return new Set([...names.flatMap(searchStems), ...aliases.flat().flatMap((alias) => alias.split(' '))]);
}

/**
 * Whether a question is about what the text teaches: it has the very words of the question, most of them name its
 * topics, and where a definition is asked for, the unit gives one of just that.
 */
export function isAboutTopic({ question, concepts, open }: Ranking, unit: number): boolean {
  const carrying = concepts.filter(({ commonness }) => commonness !== 'other');
  const asked = carrying.length > 0 ? carrying : concepts;
  if (!asked.every(({ stem }) => open.termOf.has(stem))) return false;
  const topic = topicStems(open);
  const named = asked.filter(({ stem }) => topic.has(stem));
  if (question.kind !== 'define') return named.length * 2 > asked.length;
  const stems = new Set(searchStems(open.index.units[unit]!));
  const isOfIt = named.length === asked.length && question.words.every(({ stem }) => stems.has(stem));
  return isOfIt && expectationFit(question, concepts, unit, open) >= DEFINES;
}

/**
 * Whether a unit, or its heading, has every word of the field and every name that the question has: then the everyday
 * words of the two may differ.
 */
export function speaksOf({ question, concepts, open }: Ranking, unit: number): boolean {
  const carrying = concepts.filter(({ commonness, stem }) => commonness === 'rare' || question.names.has(stem));
  const heading = open.index.sections[open.index.blocks[open.blockOf[unit]!]!.s]!.path.at(-1) ?? '';
  const own = new Set(searchStems(open.index.units[unit]!));
  const stems = new Set([...own, ...searchStems(heading)]);
  const isIn = ({ matches }: Concept, where: ReadonlySet<string>) =>
    matches.some(({ term, fit }) => fit >= SAME_WORD && where.has(open.terms[term]!));
  return carrying.some((concept) => isIn(concept, own)) && carrying.every((concept) => isIn(concept, stems));
}

/** Whether a passage, or its heading, meets every word of a question, all but one in a form of its own. */
export function meetsAll({ question, concepts, presences, open }: Ranking, { from, to }: { from: number; to: number }) {
  if (question.kind === 'define' || concepts.length < 3) return false;
  const section = open.index.blocks[open.blockOf[from]!]!.s;
  const fits = presences.map(({ direct, heading }) => Math.max(heading[section]!, ...direct.subarray(from, to)));
  return fits.every((fit) => fit >= STANDS_FOR) && fits.filter((fit) => fit < SAME_WORD).length < 2;
}
