import { type Line, readSource, type Source } from './source.ts';

export interface Prose {
  kind: 'prose';
  lines: Line[];
}
export interface Fence {
  kind: 'fence';
  /** guess, check, card, faded, calc, boxes, rewrite, play, or the language of a listing. */
  name: string;
  at: number;
  lines: Line[];
  closed: boolean;
}
export interface Figure {
  kind: 'figure';
  at: number;
  alternative: string;
  path: string;
  caption: string;
}
export type Piece = Prose | Fence | Figure;

export interface Section {
  title: string;
  at: number;
  pieces: Piece[];
}

export interface Lesson {
  source: Source;
  /** What stands before the first heading. */
  opening: Section;
  sections: Section[];
}

const FIGURE = /^!\[(.*)\]\((\S+?)(?: "(.*)")?\)\s*$/;

/** Reads a lesson as it is written. What is wrong with it is for the linter to say. */
export function readLesson(text: string): Lesson {
  const source = readSource(text);
  const opening: Section = { title: '', at: source.lines[0]?.at ?? 1, pieces: [] };
  const sections: Section[] = [];
  let fence: Fence | null = null;
  for (const line of source.lines) {
    const { pieces } = sections.at(-1) ?? opening;
    const mark = /^```(.*)$/.exec(line.text);
    const [, title] = /^## +(.+?)\s*$/.exec(line.text) ?? [];
    const [, alternative, path, caption] = FIGURE.exec(line.text) ?? [];
    if (fence) {
      if (mark) {
        fence.closed = true;
        fence = null;
      } else fence.lines.push(line);
    } else if (mark) {
      fence = { kind: 'fence', name: mark[1]!.trim(), at: line.at, lines: [], closed: false };
      pieces.push(fence);
    } else if (title) sections.push({ title, at: line.at, pieces: [] });
    else if (path) {
      pieces.push({ kind: 'figure', at: line.at, alternative: alternative!, path, caption: caption ?? '' });
    } else prose(pieces).push(line);
  }
  return { source, opening, sections };
}

function prose(pieces: Piece[]): Line[] {
  const last = pieces.at(-1);
  if (last?.kind === 'prose') return last.lines;
  const next: Prose = { kind: 'prose', lines: [] };
  pieces.push(next);
  return next.lines;
}

export const proseOf = ({ pieces }: Section) => pieces.flatMap((piece) => (piece.kind === 'prose' ? piece.lines : []));
export const fencesOf = ({ pieces }: Section) => pieces.filter((piece) => piece.kind === 'fence');
export const figuresOf = ({ pieces }: Section) => pieces.filter((piece) => piece.kind === 'figure');

/** "- **Term**: definition" */
export function keyTerms(section: Section): { term: string; definition: string; at: number }[] {
  return proseOf(section).flatMap(({ text, at }) => {
    const [, term, definition] = /^- \*\*(.+?)\*\*: (.+)$/.exec(text) ?? [];
    return term && definition ? [{ term, definition, at }] : [];
  });
}
