import type { Block } from '../document.ts';
import { ownHeading, plainHeading, plainMath } from '../grammar/wording.ts';
import { isPlural, singular } from '../text/number.ts';
import type { Section } from '../text/sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, type Token, tag } from '../text/tagging.ts';
import { topicsOf, withTopic } from './topic.ts';

export type Table = Extract<Block, { kind: 'table' }>;

export function plainCell(cell: string): string {
  return plainMath(cell)
    .replace(/\s+/g, ' ')
    .replace(/[.;,]+$/, '')
    .trim();
}

/** A heading of a column inside a sentence: only a word of small letters after its capital is lowered. */
export const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) && !isOfPeople(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

/** "Greek term", "Latin name". */
const isOfPeople = (name: string) =>
  /^(?:Latin|Roman|Greek|Arabic|English|French|German|Spanish|Italian|Russian|Chinese|Hebrew|Yoruba|Hausa|Igbo|Swahili) /.test(
    name,
  ) ||
  (/ /.test(name) && (tag(name)[0]?.tags.has('Demonym') ?? false));

/** What the rows of a table are, as a stem names it. */
export interface Subject {
  /** "type of shock", "nutrient". */
  kind: string;
  /** "Layered models", where the question has to say under which heading it is asked, or ''. */
  heading: string;
  /** What the headings above that one say that the text is about, or ''. */
  above: string;
  /** What the author says the table is about: its caption, the line before it, its heading. */
  told: string[];
}

/** The caption, the last sentence of the paragraph before, and the heading, as far as there are any. */
function toldOf(table: Table, index: number, section: Section): string[] {
  const previous = section.blocks[index - 1];
  const line = previous?.kind === 'paragraph' ? (splitSentences(previous.text).at(-1) ?? '') : '';
  return [table.caption ?? '', line, headingOf(section)]
    .map((text) => text.replace(/^(?:table|tab\.?) [\d.]+\s*[.:–—-]?\s*/i, '').replace(/\s*\([^)]*\)/g, ''))
    .filter(Boolean);
}

const cleaned = (heading: string) => plainHeading(heading).replace(/^\p{Lu}\.\d+(?:\.\d+)*\s+/u, '');

/** Headings that divide what the one above names: "By behaviour", "Types". */
const DIVIDES =
  /^(?:By \p{Ll}.*|(?:Main )?(?:[Tt]ypes|[Kk]inds|[Ff]orms|[Cc]lasses|[Mm]ethods|[Ee]xamples|[Tt]erms))$/u;

/** The heading that a table stands under, or the one above where its own only divides that. */
export function headingOf(section: Section): string {
  const own = cleaned(ownHeading(section));
  return (DIVIDES.test(own) && cleaned(section.headingPath.at(-2) ?? '')) || own;
}

const NOWHERE = { heading: '', above: '' };
const under = (heading: string, section: Section) => ({
  heading: withTopic(heading, section),
  above: topicsOf(section).find(({ name, isOwn }) => !isOwn && name !== heading)?.name ?? '',
});

/** Words before a noun that do not say of what sort it is. */
const UNTELLING =
  /^(?:main|major|following|common|different|various|several|important|chief|principal|typical|usual|basic|general|other|many|some|few|key|own|such|first|last|new|old|certain|possible|desirable|familiar|well-known|best-known|simple|further|more|most|two|three|four|five|six|seven|eight|best|usual|great)$/;

const tells = (token: Token | undefined) =>
  token !== undefined &&
  (isNoun(token) || token.pos === 'ADJ' || /^\p{Ll}{3,}ing$/u.test(token.lower)) &&
  !UNTELLING.test(token.lower) &&
  token.text.length > 2;

/** "Deficiency signs" for "sign", "levels of the architecture" for "level": the noun as the author's line has it. */
export function specified(noun: string, told: readonly string[]): string | null {
  if (/[^\p{Ll}]/u.test(noun)) return null;
  for (const text of told) {
    const tokens = tag(lowered(text));
    const at = tokens.findIndex((token) => singular(token.lower) === singular(noun));
    if (at < 0) continue;
    let from = at;
    while (from > 0 && at - from < 2 && tells(tokens[from - 1])) from--;
    if (from < at) {
      const before = tokens.slice(from, at).map((token) => token.text);
      return `${before.join(' ')} ${noun}`;
    }
    if (tokens[at + 1]?.lower !== 'of') continue;
    let to = at + 2;
    while (to < tokens.length && to - at < 6 && (tells(tokens[to]) || /^(?:the|an?)$/.test(tokens[to]!.lower))) to++;
    // A phrase that goes on ("signs of loss and of …") is not taken by half.
    const whole = to === tokens.length || /^[.:,;]$|^(?:are|is|were|was)$/.test(tokens[to]!.lower);
    const last = tokens[to - 1];
    if (!whole || !isNoun(last)) continue;
    const of = tokens.slice(at + 2, to).map((token) => token.text);
    return `${noun} of ${of.join(' ')}`;
  }
  return null;
}

/** The name of the first column as one thing: "Processes" → "process". */
function kindName(table: Table): string | null {
  const name = plainCell(table.header[0] ?? '');
  if (!name || /[/$()\d?]/.test(name) || name.split(' ').length > 4) return null;
  // With an article "Cause" and "Change" are nouns.
  const [, ...tokens] = tag(`the ${lowered(name)}`);
  // "Type of good": whatever comes last is what there are types of.
  if (/^(?:types?|kinds?|forms?|class(?:es)?) of \p{Ll}+$/iu.test(name))
    return name.toLowerCase().replace(/^\p{L}+/u, singular);
  const fits = (token: Token) => isNoun(token) || /^(?:ADJ|ADP|VERB)$/.test(token.pos) || token.lower === 'the';
  if (!isNoun(tokens.at(-1)) || !tokens.every(fits)) return null;
  const [head = '', ...rest] = lowered(name).split(/ (?=of )/);
  return [singular(head), ...rest].join(' ');
}

/** Words that say what sort a row is, and not of what. */
const NO_GENUS =
  /^(?:type|kind|class|category|form|stage|phase|level|group|step|order|grade|generation|model|layer|element|component|part|list|family|site|zone|state|property|feature|item|place|method|fraction|style|organ|system|scheme|rank|body|approach|technique|concept|principle|strategy|unit)$/;
/** Words that can do without, but say more with what the heading adds. */
const LOOSE_GENUS =
  /^(?:factor|tool|error|user|force|change|event|situation|operation|cause|test|instrument|measure|variable|rule|right|duty|course|limb|fibre|quantity|loss|interval|product|problem|defect|source|mode|structure|mechanism|pattern|threat|treatment|trigger)$/;
const SORTS =
  /^(?:(?:The|Some|Main|Major) )?(?:types|kinds|classes|categories|forms|stages|phases|levels|groups|grades) of (.+)$/i;
/** A heading that asks or tells something names no subject: "Why not just files". */
const NO_SUBJECT =
  /^(?:why|what|how|when|where|who|which|whose|is|are|do|does|did|can|should|introduction|overview|summary|conclusion|notes?|background|comparison|terms? that)\b/i;

/** "Drip irrigation" over a table of all methods, drip among them: they are those of the heading above. */
function scopeOf(table: Table, section: Section): string {
  const own = headingOf(section);
  const said = contentStems(own);
  const isOfOne = table.rows.some((row) => {
    const stems = contentStems(plainCell(row[0] ?? ''));
    return stems.length > 0 && stems.length < said.length && stems.every((item) => said.includes(item));
  });
  return isOfOne ? cleaned(section.headingPath.at(-2) ?? '') : own;
}

/** What the first column names, with its genus (`counted`: of which its rows are steps); null where nothing says of what its rows are the types or parts. */
export function subjectOf(table: Table, index: number, section: Section, counted = false): Subject | null {
  const kind = kindName(table);
  if (!kind) return null;
  const told = toldOf(table, index, section);
  const bare = table.rows.some((row) => /^\d{1,3}$/.test(plainCell(row[0] ?? '')));
  const loose = counted || LOOSE_GENUS.test(kind.split(' ').at(-1)!);
  if (!bare && !loose && !NO_GENUS.test(kind)) return { kind, ...NOWHERE, told };
  const heading = scopeOf(table, section);
  const full =
    bare || counted
      ? null
      : (sharedBy(kind, table) ??
        ofLine(kind, section.blocks[index - 1]) ??
        sortOf(kind, heading) ??
        specified(kind, told) ??
        withHeading(kind, heading));
  if (full) return { kind: full, ...NOWHERE, told };
  // "Stages" over a column of stages adds nothing: they are those of what the heading above names.
  if (singular(heading.toLowerCase()) === kind) {
    const above = plainHeading(section.headingPath.at(-2) ?? '');
    return { kind, ...(above && !NO_SUBJECT.test(above) ? under(above, section) : NOWHERE), told };
  }
  if (!heading || NO_SUBJECT.test(heading)) return loose ? { kind, ...NOWHERE, told } : null;
  return { kind, ...under(heading, section), told };
}

/** "Hash join", "sort-merge join": a type of join, a join method. */
function sharedBy(kind: string, table: Table): string | null {
  const names = table.rows.map((row) => plainCell(row[0] ?? '').split(' '));
  const last = names[0]?.at(-1) ?? '';
  const isShared = names.every((words) => words.length > 1 && words.at(-1) === last);
  if (!isShared || last === kind || !/^\p{Ll}{3,}$/u.test(last) || !isNoun(tag(`the ${last}`)[1])) return null;
  return /^(?:type|kind|form|class|category|group|family)$/.test(kind)
    ? `${kind} of ${singular(last)}`
    : `${singular(last)} ${kind}`;
}

/** "The product life cycle:" or "Nitrogen balance = …" right before a table of stages or states. */
function ofLine(kind: string, before: Block | undefined): string | null {
  if (before?.kind !== 'paragraph' || !/^(?:stage|phase|step|state|level|part|component|element|layer)$/.test(kind))
    return null;
  const line = plainMath(before.text).replace(/\*+/g, '');
  const named = /^([\p{L} -]{4,45})(?: = [^.]+$|:$)/u.exec(line)?.[1];
  if (!named) return null;
  const tokens = tag(lowered(named.trim()));
  const fits =
    isNoun(tokens.at(-1)) &&
    tokens.every(
      (token, i) => isNoun(token) || token.pos === 'ADJ' || (i === 0 && /^(?:the|an?)$/.test(token.lower)),
    ) &&
    !tokens.some((token) => singular(token.lower) === kind);
  return fits && !isPlural(named) ? `${kind} of ${lowered(named.trim())}` : null;
}

/** "Decision-making" over a table of models, "Antibodies" over one of classes. */
function withHeading(kind: string, heading: string): string | null {
  if (!/^\p{Lu}[\p{Ll}-]{4,}$/u.test(heading) || !isNoun(tag(heading.toLowerCase()).at(-1))) return null;
  if (NO_SUBJECT.test(heading)) return null;
  const lower = lowered(heading);
  if (isPlural(heading)) {
    if (/^(?:class|category|group|family)$/.test(kind)) return `${kind} of ${singular(lower)}`;
    return /^(?:property|feature|state)$/.test(kind) ? `${kind} of ${lower}` : null;
  }
  return /^(?:tool|method|technique|strategy|model|style|scheme)$/.test(kind) ? `${lower} ${kind}` : null;
}

/** "River – Mississippi": an example of what, only the heading tells. */
export function withScope(subject: Subject, column: string, section: Section): Subject {
  const heading = headingOf(section);
  const topic = contentStems(heading);
  const isTold = !NO_SUBJECT.test(heading) && !topic.every((item) => contentStems(subject.kind).includes(item));
  const isExample = /^(?:typical |common )?examples?$/i.test(column);
  return isExample && isTold && subject.heading === '' ? { ...subject, ...under(heading, section) } : subject;
}

/** "type of shock" from the heading "Shock" or "Types of shock". */
function sortOf(kind: string, heading: string): string | null {
  const genus = SORTS.exec(heading)?.[1] ?? heading;
  const tokens = tag(genus.toLowerCase());
  const isPhrase =
    tokens.length > 0 &&
    tokens.length <= 3 &&
    isNoun(tokens.at(-1)) &&
    tokens.every((token) => isNoun(token) || token.pos === 'ADJ') &&
    (SORTS.test(heading) || /^(?:type|kind|form)$/.test(kind));
  // "type" under "Sentence types": the sort is said already.
  const isSaid = tokens.length > 1 && singular(tokens.at(-1)!.lower) === kind;
  return isPhrase ? `${isSaid ? '' : `${kind} of `}${lowered(singular(genus))}` : null;
}

/** Whether a noun phrase is in the plural by its head: "Days to maturity", "Signs". */
export const isManyFold = (name: string) => isPlural(name.split(/ (?:of|to|for|in|per|from|at) /)[0]!);

const SERIAL =
  /^(?:s\/?n(?:o\.?)?|no\.?|#|serial(?: no\.?| number)?|number|rank|position|order|steps?|stages?|phases?)?$/i;

/** The table without a first column that only counts its rows: "3", "3–4", "Step 3". */
export function withoutCounter(table: Table): Table {
  const counts = table.rows.every((row, i) =>
    new RegExp(`^(?:(?:step|stage|phase) )?${i + 1}(?:\\s?[–-]\\s?\\d+)?\\.?$`, 'i').test(plainCell(row[0] ?? '')),
  );
  if (!counts || !SERIAL.test(plainCell(table.header[0] ?? '')) || table.header.length < 3) return table;
  return { ...table, header: table.header.slice(1), rows: table.rows.map((row) => row.slice(1)) };
}
