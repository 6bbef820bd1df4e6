import { COMMON_NOUNS, COMMON_OTHERS } from '../answer/common-words.ts';
import { searchStems } from '../answer/search-stems.ts';
import type { OtherName, Wanted, WantedPart, WantedPhrase } from './wanted.ts';

/** Words that say how something is treated, not what: they tell little, in whatever course. */
const MANNER = `introduction introductory elementary element basic brief general key main major selected simple core common
  various diverse modern current concept idea notion meaning definition nature scope aspect theory principle process
  application use usage method technique type kind form form class classification property characteristic importance
  relationship role function study survey historical history treatment analysis development importance impact
  comparative chemistry physics biology statistics mathematics computing computer science lab real first related growing
  english nigeria nigerian good bad everyday life area effective data system formula formulae law rule problem`;
const TELLS_LITTLE = new Set(searchStems(MANNER));
const OF_MANNER = 0.25;
const EVERYDAY = new Set(`${COMMON_NOUNS} ${COMMON_OTHERS}`.split(/\s+/));
export const isEveryday = (stem: string) => EVERYDAY.has(stem);
const OF_EVERYDAY = 0.4;

/** Phrases that share a word cannot be told apart by it. */
const SHARED_BY = 3;

/** "lab:" says where it is taught. */
const WHERE = /^lab(?:oratory)?:\s*/i;
const BETWEEN = /,\s+and\s+|,\s+|\s+and\s+|;\s+/;

/** Reads the phrases of one course; what a word tells depends on all of them. */
export function readWanted(phrases: readonly WantedPhrase[]): Wanted[] {
  const shared = new Map<string, number>();
  for (const { phrase } of phrases)
    for (const stem of new Set(searchStems(phrase))) shared.set(stem, (shared.get(stem) ?? 0) + 1);
  const named = new Map<string, number>();
  for (const { names = [] } of phrases)
    for (const name of new Set(names.map(keyOf))) named.set(name, (named.get(name) ?? 0) + 1);

  const tells = (stem: string) => {
    if (TELLS_LITTLE.has(stem)) return OF_MANNER;
    return (shared.get(stem) ?? 1) > SHARED_BY ? 0.5 : 1;
  };
  const toPart = (name: string): WantedPart => ({
    name,
    stems: new Map(searchStems(name).map((stem) => [stem, tells(stem)])),
  });

  return phrases.map(({ phrase, names = [] }) => ({
    phrase,
    parts: partsOf(phrase)
      .map(toPart)
      .filter(({ stems }) => stems.size > 0),
    names: toNames(names, named),
  }));
}

/** A name that several phrases have, or that is an everyday word, tells little. */
function toNames(names: readonly OtherName[], named: ReadonlyMap<string, number>): Wanted['names'] {
  const best = new Map<string, number>();
  for (const one of names) {
    const key = keyOf(one);
    const stems = key.split(' ');
    const everyday = stems.length === 1 && isEveryday(key) ? OF_EVERYDAY : 1;
    const tells = (one.tells * everyday) / (named.get(key) ?? 1);
    if (key !== '' && tells > (best.get(key) ?? 0)) best.set(key, tells);
  }
  return [...best].map(([key, tells]) => ({ stems: key.split(' '), tells }));
}

const keyOf = ({ name }: OtherName) => searchStems(name).join(' ');

/** The things that a phrase names; what stands before a colon is the subject of what stands behind it. */
export function partsOf(written: string): string[] {
  const phrase = written.replace(WHERE, '');
  const colon = phrase.indexOf(': ');
  const [head, tail] = colon < 0 ? [phrase, ''] : [phrase.slice(0, colon), phrase.slice(colon + 2)];
  const behind = listed(tail).filter(isTelling);
  return behind.length > 0 ? behind : listed(head);
}

const isTelling = (name: string) => searchStems(name).some((stem) => !TELLS_LITTLE.has(stem));

/** "self and mutual inductance" is self-inductance and mutual inductance: a lone word leans on the noun at the end. */
function listed(text: string): string[] {
  const names = text
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter(Boolean);
  const last = names.at(-1) ?? '';
  const words = last.split(/\s+/);
  const noun = words.length === 2 ? words[1]! : '';
  // Only names that tell nothing of themselves are worth nothing alone.
  const whole = names.map((name) => (name !== last && LEANS.test(name) && noun ? `${name} ${noun}` : name));
  const telling = whole.filter(isTelling);
  return telling.length > 0 ? telling : [text];
}

/** An adjective, as far as its ending shows it. */
const LEANS = /^(?:\S+-\S+|self|\S+(?:al|ic|ive|ary|ous|ble|ed|ing|uctive))$/i;
