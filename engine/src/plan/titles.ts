import { plainHeading } from '../grammar/wording.ts';
import { saysNothing } from '../text/matter.ts';
import { lowerFirst } from '../text/normalise.ts';
import type { DocumentText } from '../text/sections.ts';
import type { Piece } from './pieces.ts';

const OPENS = /^(?:introduction|overview|preface|background|general|abstract|foreword)$/i;
const LONGEST = 70;
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
  const own = plainHeading(path.at(-1) ?? '') || document.title;
  if (!saysNothing(own)) return shortened(own);
  const above = path.slice(0, -1).findLast((heading) => !saysNothing(heading));
  const of = shortened(plainHeading(above ?? '') || document.title);
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
  const named = [telling, subject, run].find(({ length }) => length > 0)!;
  const names = new Set(
    withoutParts(named).map((piece) => (isShared(chapterOf(piece)) ? pieceTitle(piece) : chapterTitle(piece))),
  );
  // What a shift of topic is called holds two things; next to another one the first is enough.
  const isFound = run.every(({ section }) => section.byTopicShift);
  const list = isFound && names.size > 1 ? [...names].map((name) => name.split(' and ')[0]!) : [...names];
  // An opening section named after the whole document says less than what follows it.
  return spanTitle(list.length > 1 && list[0] === first.document.title ? list.slice(1) : list);
}

/** A section that stands below another of the run goes by the other's name: "Tides" holds its spring and neap tides. */
function withoutParts(run: readonly Piece[]): Piece[] {
  const paths = new Set(run.map(({ section }) => section.headingPath.join('\n')));
  return run.filter(({ document, section: { headingPath, byTopicShift } }) => {
    const lengths = headingPath.map((_, i) => i).slice(titleDepth(document) + 1);
    return byTopicShift || !lengths.some((length) => paths.has(headingPath.slice(0, length).join('\n')));
  });
}

/** A title for a stretch: up to three names, else from the first to the last. */
export function spanTitle(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length <= 1) return unique[0] ?? '';
  const joined = joinNames(unique);
  // A name that holds an "and" cannot be told from its neighbours once they are joined.
  const isClear = unique.length === 2 || !unique.some((name) => name.includes(' and '));
  if (isClear && unique.length <= 3 && joined.length <= LONGEST) return joined;
  const last = unique.at(-1)!.replace(/\?$/, '');
  const text = `${unique[0]!.replace(/\?$/, '')} to ${isName(last) ? last : lowerFirst(last)}`;
  return text.length <= LONGEST + 20 ? text : unique[0]!;
}

/** "Phospholipids, cholesterol and membrane proteins". */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  const bare = names.map((name, i) => {
    const own = name.replace(/[?.]+$/, '');
    return i > 0 ? own.replace(/^(?:The|An?) /, (article) => article.toLowerCase()) : own;
  });
  const parts = bare.map((name, i) =>
    i > 0 && /^\p{Lu}\p{Ll}/u.test(name) && !isName(name) ? lowerFirst(name) : name,
  );
  return enumerated(parts);
}

/** "a, b and c", each as it is. */
export const enumerated = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A second capital inside a heading shows that it is written in title case or begins with a name: leave it alone. */
function isName(text: string): boolean {
  return /\s\p{Lu}/u.test(text) || /^\p{Lu}{2}/u.test(text);
}
