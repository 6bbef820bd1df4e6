import { singular } from '../text/number.ts';
import { tagQuickly } from '../text/tagging.ts';
import type { Subject, Table } from './table-subject.ts';

/** Columns and cells that say something only together with another column, or of one example alone. */

/** "Additional evidence": additional to what another column says. */
const ADDED = /^(?:additional|further|other|extra|corresponding|resulting|remaining|alternative|same|next)\b/i;

/** "Share of dry weight": of that which the column before names; "share of the night" is the row's own. */
const SHARE_OF_MEASURE =
  /\b(?:share|proportion|percentage|fraction|part) of (?:the )?(?:[\p{L}]+ )?(?:weight|mass|volume|matter|energy|area|income|costs?|output|total|time)$/iu;
/** "Typical share": of what? */
const BARE_SHARE =
  /^(?:(?:usual|typical|approximate|average|rough|mean) )?(?:shares?|proportions?|percentages?|fractions?)$/i;

const EXAMPLE = /\b(?:examples?|illustrations?|sentences?)$/i;
const saysSomething = (cell: string) =>
  cell.split(' ').length >= 3 && tagQuickly(cell).some(({ pos }, i) => i > 0 && (pos === 'VERB' || pos === 'AUX'));

/** "Factive verb | Tom regrets selling the car | Tom sold the car": what follows a sentence is said of the sentence. */
function followsSentences(table: Table, at: number): boolean {
  return table.header.slice(1, at).some((head, i) => {
    const cells = table.rows.map((row) => row[i + 1] ?? '');
    return EXAMPLE.test(head) && cells.filter(saysSomething).length * 2 > cells.length;
  });
}

/** Those who act, and where they do: what they gained or did has a purpose, they themselves have none. */
const ACTOR =
  /^(?:state|country|power|nation|kingdom|empire|city|town|region|province|colony|territory|island|party|ruler|king|queen|emperor|president|leader|minister|general|person|people|thinker|author|scholar|writer|poet)$/;
const OF_A_DEED =
  /^(?:main |chief )?(?:purpose|function|reason|cause|effect|result|use|mechanism|outcome|consequence|condition|justification|significance)s?$/i;

/** "How removed", in a table of countries: who, another column says. */
const HOW_DONE = /^how (?:\p{L}+ed|chosen|made|elected|set|drawn)$/iu;

const NUMBER = /^[−–-]?[₦$£€]?\s?[\d.,]+(?:\s?(?:[–-]|to)\s?[\d.,]+)?$/;
/** Quantities that nothing has once for all: their figures without a unit are those of somebody's example. */
const OF_ONE_CASE =
  /\b(?:price|output|profit|loss|costs?|revenue|sales|income|wages?|demand|supply|quantity|pay-?off|amount|balance|tax|total|investment|consumption|saving|surplus|marks?|score|weight|mass|length|distance|speed|time|utility|dividend|premium)s?$/i;
/** Lines that announce the figures of an example. */
const TELLS_EXAMPLE =
  /\b(?:example|suppose|assum(?:e|ing|ed)|hypothetical|imaginary|fictitious|worked|for the same \p{Ll}+|with these (?:figures|data|numbers)|the following (?:figures|data))\b/iu;

function isOfExample(table: Table, at: number, name: string, { told }: Subject): boolean {
  const cells = table.rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  const numbers = cells.filter((cell) => /^[−–-]?[₦$£€]?\s?\d/.test(cell)).length;
  if (numbers * 2 <= cells.length) return false;
  if (told.some((line) => TELLS_EXAMPLE.test(line))) return true;
  return OF_ONE_CASE.test(name) && cells.filter((cell) => NUMBER.test(cell)).length * 2 > cells.length;
}

/** Whether the entries of a column cannot be understood beside their row alone. */
export function leansOnAnother(table: Table, at: number, name: string, subject: Subject): boolean {
  if (ADDED.test(name) || BARE_SHARE.test(name) || (at > 1 && SHARE_OF_MEASURE.test(name))) return true;
  if (followsSentences(table, at) || isOfExample(table, at, name, subject)) return true;
  return (
    (OF_A_DEED.test(name) || HOW_DONE.test(name)) &&
    ACTOR.test(singular(subject.kind.split(' of ')[0]!.split(' ').at(-1)!))
  );
}

const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten) (\p{L}+)$/iu;

/** "A Polish kingdom under himself", "None in the usual range", "Two bands": a cell that only its table explains. */
export function saysNothingAlone(cell: string, name: string): boolean {
  if (
    /\b(?:himself|herself|same as|as above|ditto|likewise|see (?:above|below))\b|^(?:practically |almost |nearly )?(?:none|nothing|nil|neither)\b.|^(?:practically |almost |nearly )none$|^(?:little|much|some|varies)$|^(?:also|everywhere|anywhere|worldwide)\b|^(?:all|any|every|most|various|several)(?: \p{L}+){1,2}$/iu.test(
      cell,
    )
  )
    return true;
  const counted = COUNT.exec(cell)?.[1];
  return counted !== undefined && !name.toLowerCase().includes(singular(counted.toLowerCase()));
}
