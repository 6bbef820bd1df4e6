import { plainHeading } from '../questions/grammar/wording.ts';
import { lowerFirst } from '../text/normalise.ts';
import type { Piece } from './pieces.ts';

const EMPTY_HEADING =
  /^(?:introduction|overview|preface|background|summary|conclusions?|general|notes?|outline|contents|abstract|part \d+)$/i;
const LONGEST = 70;

/** The name of a piece as a student would say it. */
export function pieceTitle(piece: Piece): string {
  const { section, document } = piece;
  const own = plainHeading(section.heading) || document.title;
  if (!EMPTY_HEADING.test(own)) return section.heading.trimEnd().endsWith('?') ? `${own}?` : own;
  const parent = section.headingPath.length > 1 ? plainHeading(section.headingPath.at(-2)!) : '';
  const of = parent && !EMPTY_HEADING.test(parent) ? parent : document.title;
  if (!of || of === own) return own;
  return /^(?:introduction|overview|preface|background|general|abstract)$/i.test(own)
    ? `Introduction to ${of}`
    : `${of}: ${own.toLowerCase()}`;
}

/** The main division that a piece belongs to: the heading below the document's own title. */
export function chapterOf({ document, section }: Piece): string {
  const path = section.headingPath;
  return (path[0] === document.title ? path[1] : path[0]) ?? path[0] ?? document.title;
}

/** The name of a piece's main division. */
export function chapterTitle(piece: Piece): string {
  const heading = chapterOf(piece);
  return pieceTitle({ ...piece, section: { ...piece.section, heading, headingPath: [heading] } });
}

/**
 * A title for a run of pieces: a main division that the run holds whole is named as such, one that it shares with
 * another day by the sections that it has of it.
 */
export function runTitle(run: readonly Piece[], isShared: (chapter: string) => boolean): string {
  const first = run[0]!;
  const names = new Set<string>();
  for (const piece of run) names.add(isShared(chapterOf(piece)) ? pieceTitle(piece) : chapterTitle(piece));
  if (run.every(({ section }) => section === first.section) && first.parts > run.length) {
    return `${pieceTitle(first)} (part ${first.part} of ${first.parts})`;
  }
  // What a shift of topic is called holds two things; next to another one the first is enough.
  const isFound = run.every(({ section }) => section.byTopicShift);
  const list = isFound && names.size > 1 ? [...names].map((name) => name.split(' and ')[0]!) : [...names];
  // An opening section named after the whole document says less than what follows it.
  return joinNames(list.length > 1 && list[0] === first.document.title ? list.slice(1) : list);
}

/** A title for a longer stretch: up to three names, else from the first to the last. */
export function spanTitle(names: readonly string[]): string {
  const unique = [...new Set(names)];
  if (unique.length <= 1) return unique[0] ?? '';
  const joined = joinNames(unique);
  // A name that holds an "and" cannot be told from its neighbours once they are joined.
  const isClear = !unique.some((name) => name.includes(' and '));
  if (isClear && unique.length <= 3 && joined.length <= LONGEST && !joined.endsWith(' and more')) return joined;
  const last = unique.at(-1)!.replace(/\?$/, '');
  const text = `${unique[0]!.replace(/\?$/, '')} to ${isName(last) ? last : lowerFirst(last)}`;
  return text.length <= LONGEST + 20 ? text : unique[0]!;
}

/** "Phospholipids, cholesterol and membrane proteins", within the length of a title. */
export function joinNames(names: readonly string[]): string {
  if (names.length === 1) return names[0]!;
  const bare = names.map((name) => name.replace(/[?.]+$/, ''));
  const parts = bare.map((name, i) =>
    i > 0 && /^\p{Lu}\p{Ll}/u.test(name) && !isName(name) ? lowerFirst(name) : name,
  );
  for (let count = Math.min(3, parts.length); count > 1; count--) {
    const shown = parts.slice(0, count);
    const more = parts.length > count ? ' and more' : '';
    const text = more ? `${shown.join(', ')}${more}` : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
    if (text.length <= LONGEST) return text;
  }
  return parts[0]!;
}

/** A second capital inside a heading shows that it is written in title case or begins with a name: leave it alone. */
function isName(text: string): boolean {
  return /\s\p{Lu}/u.test(text) || /^\p{Lu}{2}/u.test(text);
}
