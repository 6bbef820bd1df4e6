import { piecesOf, type Source, type SourceBlock } from '../source.ts';

const bare = (text: string) =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'words' ? piece.text : piece.kind === 'formula' ? piece.tex : ''))
    .join('');

/** Breaks a line at spaces, as editors that wrap do. */
function wrapped(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1) && lines.at(-1)!.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] += lines.at(-1) ? ` ${word}` : word;
  }
  return lines.join('\n');
}

/** A text file; `numbered` numbers its headings, `wrap` breaks its lines. */
export function plainOf({ head, blocks }: Source): string {
  const width = Number(head.wrap ?? 0);
  const line = (text: string) => (width ? wrapped(bare(text), width) : bare(text));
  let chapter = 0;
  const textOf = (block: SourceBlock): string => {
    if (block.kind === 'heading') {
      if (block.level === 1) return bare(block.text).toUpperCase();
      if (!head.numbered) return bare(block.text);
      chapter += 1;
      return `${chapter}. ${bare(block.text)}`;
    }
    if (block.kind === 'list')
      return block.items.map((item, at) => line(block.ordered ? `${at + 1}. ${item}` : `- ${item}`)).join('\n');
    if (block.kind === 'code') return block.lines.join('\n');
    if (block.kind === 'table') return [block.header, ...block.rows].map((row) => row.map(bare).join('\t')).join('\n');
    return line(block.kind === 'formula' ? block.tex : block.text);
  };
  return `${blocks.map(textOf).join('\n\n')}\n`;
}
