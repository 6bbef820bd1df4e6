/**
 * The plain form that each document of the bench is made from, and what it is compared with afterwards: Markdown as far as
 * a lecture needs it (headings, paragraphs, lists, tables, code, formulas, footnotes), and `Notes:` for what a speaker says.
 */
export type Piece =
  | { kind: 'words'; text: string; style: 'plain' | 'bold' | 'italic' | 'code' }
  | { kind: 'formula'; tex: string }
  | { kind: 'footnote'; name: string };

export type SourceBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'code'; lines: string[] }
  | { kind: 'formula'; tex: string }
  | { kind: 'notes'; text: string };

export interface Source {
  /** What the front matter says: `file`, `maker`, `layout` and whatever that maker knows. */
  head: Record<string, string>;
  blocks: SourceBlock[];
  footnotes: Map<string, string>;
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The longest start of `lines` whose every line fits. */
function run(lines: string[], from: number, fits: (line: string) => boolean): string[] {
  let to = from;
  while (to < lines.length && fits(lines[to]!)) to += 1;
  return lines.slice(from, to);
}

function blockAt(lines: string[], at: number): { block: SourceBlock; taken: number } {
  const line = lines[at]!;
  const heading = /^(#{1,6}) (.*)$/.exec(line);
  if (heading) return { block: { kind: 'heading', level: heading[1]!.length, text: heading[2]! }, taken: 1 };
  if (line.startsWith('```')) {
    const code = run(lines, at + 1, (next) => !next.startsWith('```'));
    return { block: { kind: 'code', lines: code }, taken: code.length + 2 };
  }
  if (line.startsWith('$$')) return { block: { kind: 'formula', tex: line.replaceAll('$$', '').trim() }, taken: 1 };
  if (line.startsWith('|')) {
    const table = run(lines, at, (next) => next.startsWith('|'));
    const [header = [], , ...rows] = table.map(cellsOf);
    return { block: { kind: 'table', header, rows }, taken: table.length };
  }
  if (line.startsWith('Notes: ')) return { block: { kind: 'notes', text: line.slice(7) }, taken: 1 };
  const bullet = /^(?:- |\d+\. )/;
  if (bullet.test(line)) {
    const items = run(lines, at, (next) => bullet.test(next));
    const ordered = /^\d/.test(line);
    return {
      block: { kind: 'list', ordered, items: items.map((item) => item.replace(bullet, '')) },
      taken: items.length,
    };
  }
  return { block: { kind: 'paragraph', text: line }, taken: 1 };
}

export function parseSource(text: string): Source {
  const [, front = '', body = ''] = text.split(/^---$/m);
  const head = Object.fromEntries(
    front
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  const footnotes = new Map<string, string>();
  const lines = body.split('\n').filter((line) => {
    const note = /^\[\^(\w+)\]: (.*)$/.exec(line);
    if (note) footnotes.set(note[1]!, note[2]!);
    return !note;
  });
  const blocks: SourceBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    if (!lines[at]!.trim()) {
      at += 1;
      continue;
    }
    const { block, taken } = blockAt(lines, at);
    blocks.push(block);
    at += taken;
  }
  return { head, blocks, footnotes };
}

const inline = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\$(?<tex>[^$]+)\$|\[\^(?<note>\w+)\]/g;

/** A line of text as runs of one style each. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ kind: 'words', text: text.slice(from, to), style: 'plain' });
  };
  for (const match of text.matchAll(inline)) {
    plain(match.index);
    const { bold, italic, code, tex, note } = match.groups!;
    if (tex) pieces.push({ kind: 'formula', tex });
    else if (note) pieces.push({ kind: 'footnote', name: note });
    else
      pieces.push({
        kind: 'words',
        text: (bold ?? italic ?? code)!,
        style: bold ? 'bold' : italic ? 'italic' : 'code',
      });
    from = match.index + match[0].length;
  }
  plain(text.length);
  return pieces;
}
