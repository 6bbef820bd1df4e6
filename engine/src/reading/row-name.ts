import { kindOf } from '../kinds/kinds.ts';
import { isPlural, singular } from '../text/number.ts';

/** A row of a table as a question speaks of it. */
export interface RowName {
  /** "the external level", "the “low ball” technique", "arterioles". */
  text: string;
  many: boolean;
  /** Where something is said to happen: "in the isobaric process", "under the “niche” strategy". */
  during: string;
  /** Whether it is somebody by name. */
  person?: boolean;
}

const ADJECTIVE = /^(?:\p{L}+ \p{L}+(?:ic|al|ous|ive|ary)|\p{L}+(?:ic|al|ous|ive|ar|ary|ory|ing|less|ible|able|id))$/iu;

/** Words that stand before their noun whatever the other rows are. */
const PLACED =
  /^(?:first|second|third|fourth|fifth|sixth|upper|lower|middle|inner|outer|early|late|left|right|final|last|\p{Lu})$/u;

/** Sorts whose name comes after that of the thing: "the “growth” stage", "the Rankine cycle". */
const AFTER =
  /^(?:stage|phase|cycle|test|method|model|theory|technique|strategy|approach|period|zone|level|layer|policy|system|school|style|course|effect|law|scale|hypothesis|principle|rule|reaction|form|type|kind|class|category|property|state)$/;
/** Sorts that stand before a name without more ado: "the hormone renin". */
const APPOSED =
  /^(?:hormone|nutrient|compound|vitamin|mineral|enzyme|drug|organism|species|bacterium|virus|protein|gas|metal|acid|salt|protocol|algorithm|language|country|city|river|substance|planet|pigment|polymer|isotope|crop|plant|animal|agent|reagent|chemical|solvent|indicator|parasite|pathogen)$/;
/** Those of them whose names are common nouns, also where no sentence of the text shows it. */
const COMMON =
  /^(?:hormone|nutrient|compound|element|mineral|enzyme|drug|protein|gas|metal|acid|salt|substance|pigment|polymer|crop|agent|reagent|chemical|solvent|indicator)$/;
/** Sorts that are parts which a thing plays: "suppliers" alone would not say that users of accounts are meant. */
const PART_PLAYED =
  /^(?:user|party|stakeholder|factor|cause|effect|example|agent|item|person|account|quantity|feature|property|concept|term)$/;

/** Sorts of matter and of things, whose names say themselves what they are. */
const OF_ITSELF = /^(?:texture|material|tissue|soil|rock|fluid|tooth|organ|instrument|vessel|stock)$/;

const UNDER = /^(?:style|strategy|system|model|theory|policy|rule|law|principle|approach|school)$/;
const IN =
  /^(?:process|reaction|stage|phase|step|cycle|period|test|method|technique|experiment|type|form|kind|zone|market|state|season|course|traversal|procedure|operation|disease|condition|cell|circuit|device|organ|vessel|tissue|layer|part|region|country|city|society|horizon|rock|sector|level|economy|climate|plant)$/;

const isPlain = (row: string) => /^[\p{L}][\p{L}'’ -]*$/u.test(row) && !/ (?:and|or|of|in|for|with|to|by) /.test(row);

/** "FCFS", "IgG". */
const isShortForm = (row: string) => /^\p{Lu}[\p{L}\d]{1,5}$/u.test(row) && /\p{Lu}.*\p{Lu}/u.test(row);

const headOf = (kind: string) => kind.split(' of ')[0]!.split(' ').at(-1)!;

/** What else is known of a row than its name and its sort. */
interface Known {
  /** The row with the article that the text gives it, or ''; looked for only where it is needed. */
  used?: () => string;
  /** Whether the question says under which heading it is asked. */
  scoped?: boolean;
}

const PERSON =
  /(?:\p{L}{3}ist|\p{L}{3}ian)$|^(?:thinker|author|poet|writer|leader|ruler|reformer|scholar|explorer|inventor|composer|founder|philosopher|president|king|queen|emperor|painter|judge)$/u;
/** Those whom a table lists by their surnames: "Marx", "Weber". */
const BY_SURNAME =
  /^(?:thinker|author|poet|writer|scholar|philosopher|composer|economist|sociologist|psychologist|theorist)$/;
const isPerson = (head: string, row: string) =>
  (PERSON.test(head) || kindOf(head) === 'person') &&
  (/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(row) || (BY_SURNAME.test(head) && /^\p{Lu}\p{Ll}{2,}$/u.test(row)));

/** How a row is spoken of: `kind` is what the rows are, `written` the row as it stands inside a sentence. */
export function rowNamed(
  kind: string,
  row: string,
  rows: readonly string[],
  written: string,
  known: Known = {},
): RowName {
  const text = spoken(kind, row, rows, written, known);
  const head = headOf(kind);
  const before = UNDER.test(head) ? 'under' : IN.test(head) || text === `“${written}”` ? 'in' : 'in the case of';
  const person = isPerson(head, row);
  return { text, many: !person && text === written && isPlural(row), during: `${before} ${text}`, person };
}

function spoken(kind: string, row: string, rows: readonly string[], written: string, known: Known): string {
  const head = headOf(kind);
  // A person needs no sort: "Albert Bandura".
  if (isPerson(head, row)) return row;
  if (/^\d{4}$/.test(row) && kind === 'year') return `the year ${row}`;
  if (/^\d+$/.test(row)) return `${kind} ${row}`;
  const described = rows.filter((name) => ADJECTIVE.test(name)).length >= rows.length * 0.75;
  const placed = PLACED.test(row) || PLACED.test(row.toLowerCase());
  if (placed) return `the ${/^\p{Lu}$/u.test(row) ? `“${row}”` : row.toLowerCase()} ${kind}`;
  if (described && ADJECTIVE.test(row)) return `the ${row[0]!.toLowerCase()}${row.slice(1)} ${kind}`;
  // "Vitamin D", "metaphase": the row says itself of what sort it is.
  const sorts = kind.split(' ').filter((word) => word.length > 2 && word !== 'the');
  const [first, second, ...more] = row.split(' ');
  if (first?.toLowerCase() === head && second && second.length <= 4 && more.length === 0)
    return `“${row[0]!.toLowerCase()}${row.slice(1)}”`;
  if (row.length > head.length && row.toLowerCase().endsWith(head) && isPlain(row) && !row.includes(' '))
    return row.toLowerCase();
  const named = row.replace(/\s*\([^)]*\)/g, '').split(' ');
  if (named.length > 1 && named.some((word) => sorts.includes(singular(word.toLowerCase())))) {
    // "the High Court", "Boyle's Law": names that hold their sort.
    if (named.every((word) => /^\p{Lu}/u.test(word))) return /['’]s /.test(row) ? row : `the ${row}`;
    // "statement of cash flows" begins with the sort that it is one of.
    return known.used?.() || (row.toLowerCase().startsWith(`${head} of `) ? `the ${written}` : `“${written}”`);
  }
  // "Marxism" says itself that it is a theory.
  if (
    /^(?:theory|school|approach|movement|doctrine|view|ideology|perspective|position)$/.test(head) &&
    /^\p{L}+ism$/u.test(row)
  )
    return written;
  // Where some rows are many and others one, the sort has to be said of all.
  const plural = rows.filter((name) => isPlural(name)).length >= rows.length * 0.75;
  const isEnough = known.scoped === true || !PART_PLAYED.test(head);
  if (plural && isPlain(row) && isPlural(row) && isEnough && !APPOSED.test(head)) return written;
  if (AFTER.test(head)) {
    const isName =
      isShortForm(row) || (/^\p{Lu}\p{L}+$/u.test(written) && /^(?:cycle|test|theory|model|law|scale)$/.test(head));
    return isName ? `the ${written} ${kind}` : `the “${written}” ${kind}`;
  }
  // "enamel", "the mitral valve": what the text speaks of by its bare name needs no sort before it.
  const used = OF_ITSELF.test(head) ? known.used?.() : '';
  if (used) return used;
  const apposed = APPOSED.test(head) || isShortForm(row);
  const name = COMMON.test(head) && /^\p{Lu}\p{Ll}+$/u.test(written) ? written.toLowerCase() : written;
  return apposed && !kind.includes(' of ') && isPlain(row.replace(/\./g, ''))
    ? `the ${kind} ${name}`
    : `the ${kind} “${name}”`;
}
