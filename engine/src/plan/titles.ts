import { titleOf } from '../analyse/title.ts';
import { insideSentence, properWords, unshouted } from '../text/casing.ts';
import { saysNothing } from '../text/matter.ts';
import { lowerFirst } from '../text/normalise.ts';
import type { DocumentText } from '../text/sections.ts';
import { lowerArticle, plainHeading } from '../text/wording.ts';
import type { Piece } from './pieces.ts';

const OPENS = /^(?:introduction|overview|preface|background|general|abstract|foreword)$/i;
const LONGEST = 70;
const LONGEST_SPAN = 90;
const MOST_NAMES = 4;
/** A heading longer than this is cut where its writer explains it: after a colon, a dash or before a bracket. */
const LONGEST_NAME = 45;

/** A heading in the length of a title: "The cell membrane: structure and transport of matter" is the cell membrane. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const head = name.replace(/\s*\([^)]*\)/g, '').split(/\s*[:;]\s+|\s+[–—]\s+|\s+-\s+/)[0]!;
  return head.length >= 8 ? head : name;
}

/** The name of a piece as a student would say it. */
function pieceTitle({ section, document }: Piece): string {
  return nameOf(section.headingPath, document) + (section.heading.trimEnd().endsWith('?') ? '?' : '');
}

/** What the last heading of a path calls its section; one that says nothing is named with what stands above it. */
function nameOf(path: readonly string[], document: DocumentText): string {
  const plain = (heading: string) => unshouted(plainHeading(heading), document, 'heading') || titleOf(document);
  const own = plain(path.at(-1) ?? '');
  if (!saysNothing(own)) return shortened(own);
  const above = path.slice(0, -1).findLast((heading) => !saysNothing(heading));
  const of = shortened(plain(above ?? ''));
  if (!of || of === own) return own;
  return OPENS.test(own) ? `Introduction to ${of}` : of;
}

const depths = new WeakMap<DocumentText, number>();

/** How many headings stand over the whole document, as its title does. */
function titleDepth(document: DocumentText): number {
  let depth = depths.get(document);
  if (depth !== undefined) return depth;
  const paths = document.sections
    .filter(({ matter, level }) => matter === 'subject' && level > 0)
    .map((s) => s.headingPath);
  const isShared = (at: number) =>
    paths.length > 1 && paths.every((path) => path[at] === paths[0]![at]) && paths.some((path) => path.length > at + 1);
  for (depth = 0; depth < 3 && isShared(depth); ) depth++;
  depths.set(document, depth);
  return depth;
}

const chapterPath = ({ document, section }: Piece): string[] => section.headingPath.slice(0, titleDepth(document) + 1);

/** The main division that a piece belongs to: the heading below those that stand over the whole document. */
export const chapterOf = (piece: Piece): string => chapterPath(piece).join('/');

/** The name of a piece's main division. */
const chapterTitle = (piece: Piece): string => nameOf(chapterPath(piece), piece.document);

/**
 * A title for a run of pieces: a main division that the run holds whole is named as such, one that it shares with
 * another day by the sections that it has of it.
 */
export function runTitle(run: readonly Piece[], isShared: (chapter: string) => boolean): string {
  const first = run[0]!;
  const subject = run.filter(({ section }) => section.matter === 'subject');
  const telling = subject.filter(({ section }) => section.level > 0 && !saysNothing(section.heading));
  // What stands between the title of the whole and its first part names no day.
  const below = telling.filter(
    ({ section, document: { ownTitle } }) => !ownTitle?.isSure || section.heading !== ownTitle.text,
  );
  const named = [below, telling, subject, run].find(({ length }) => length > 0)!;
  const names = new Set(
    withoutEnds(withoutParts(named)).map((piece) =>
      isShared(chapterOf(piece)) ? pieceTitle(piece) : chapterTitle(piece),
    ),
  );
  // What a shift of topic is called holds two things; next to another one the first is enough.
  const isFound = run.every(({ section }) => section.byTopicShift);
  const list = isFound && names.size > 1 ? [...names].map((name) => name.split(' and ')[0]!) : [...names];
  // An opening section named after the whole document says less than what follows it.
  const isWhole = list.length > 1 && list[0] === shortened(titleOf(first.document));
  return spanTitle(isWhole ? list.slice(1) : list, innerName(first.document));
}

/** What ends a section that was begun the day before names no day, unless it is most of it. */
function withoutEnds(run: readonly Piece[]): Piece[] {
  const words = run.reduce((sum, piece) => sum + piece.words, 0);
  const begun = run.filter((piece) => piece.fromBlock === 0 || piece.words > words / 2);
  return begun.length > 0 ? begun : [...run];
}

/** A section that stands below another of the run goes by the other's name: "Tides" holds its spring and neap tides. */
function withoutParts(run: readonly Piece[]): Piece[] {
  const paths = new Set(run.map(({ section }) => section.headingPath.join('\n')));
  return run.filter(({ document, section: { headingPath, byTopicShift } }) => {
    const lengths = headingPath.map((_, i) => i).slice(titleDepth(document) + 1);
    return byTopicShift || !lengths.some((length) => paths.has(headingPath.slice(0, length).join('\n')));
  });
}

/** A name that has a way or a range in it cannot stand in another one. */
const HAS_WAY = /\b(?:to|from|through)\b|^(?:How|What|Why|When|Where|Who|Which)\b|:/i;

/** A title for a stretch: up to four names, else from the first to the last. */
export function spanTitle(names: readonly string[], inner: (name: string) => string = lowerName): string {
  const unique = [...new Set(names)].map((name) => name.replace(/[?.]+$/, ''));
  if (unique.length <= 1) return names[0] ?? '';
  const joined = besideEachOther(unique, inner);
  if (unique.length <= 3 && joined.length <= LONGEST) return joined;
  const [first, last] = [unique[0]!, unique.at(-1)!];
  if (![first, last].some((name) => HAS_WAY.test(name))) {
    const range = `${first} to ${inner(last)}`;
    return range.length <= LONGEST_SPAN ? range : first;
  }
  // Between names that have a way in them a range would read as two things, and those between would be lost.
  const told = unique.length <= MOST_NAMES ? besideEachOther(withSharedWord(unique), inner) : '';
  if (told && told.length <= LONGEST_SPAN) return told;
  const text = `${first} – ${inner(last)}`;
  return text.length <= LONGEST_SPAN ? text : first;
}

/** "Glacial erosion" beside "Glacial deposition" is "Glacial erosion and deposition". */
function withSharedWord(names: readonly string[]): string[] {
  const merged: string[] = [];
  for (const name of names) {
    const [shared, own, ...more] = name.split(' ');
    const before = merged.at(-1)?.split(' ');
    const fits = own !== undefined && more.length === 0 && before?.length === 2 && before[0] === shared;
    if (fits) merged[merged.length - 1] += ` and ${own}`;
    else merged.push(name);
  }
  return merged;
}

/** Names beside each other: where one holds an "and" of its own, it is told from its neighbours by a sign. */
function besideEachOther(names: readonly string[], inner: (name: string) => string): string {
  const [first, ...rest] = names;
  const all = [first!, ...rest.map(inner)];
  const holders = all.filter((name) => / and |, |^(?:how|what|why|when|where|who|which|from)\b/i.test(name));
  if (holders.length === 0) return enumerated(all);
  // "Infiltration, evaporation and transpiration".
  const isPair = holders.length === 1 && holders[0] === all.at(-1) && /^\S+ and \S+$/.test(holders[0]!);
  return all.join(isPair ? ', ' : '; ');
}

/** How a name stands behind others: names in title case stay, else only what the text itself writes with a capital. */
function innerName(document: DocumentText): (name: string) => string {
  const proper = properWords(document);
  return (name) => {
    const others = name.split(' ').slice(1);
    const isTitled = others.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !proper.has(word.toLowerCase()));
    return isTitled ? lowerArticle(name) : insideSentence(name, document);
  };
}

/** "Phospholipids, cholesterol and membrane proteins". */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  const [first = '', ...rest] = names.map((name) => name.replace(/[?.]+$/, ''));
  return enumerated([first, ...rest.map(lowerName)]);
}

const lowerName = (name: string): string => {
  const own = lowerArticle(name);
  return /^\p{Lu}\p{Ll}/u.test(own) && !isName(own) ? lowerFirst(own) : own;
};

/** "a, b and c", each as it is. */
export const enumerated = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A second capital inside a heading shows that it is written in title case or begins with a name: leave it alone. */
function isName(text: string): boolean {
  return /\s\p{Lu}/u.test(text) || /^\p{Lu}{2}/u.test(text);
}
