import { linesOfText } from './from-text.ts';
import type { Paper } from './paper.ts';
import { readPapers } from './read-paper.ts';

/** The only paper in texts that are read as one person's files. */
export function paperOf(...texts: string[]): Paper {
  const papers = readPapers(texts.map((text, at) => ({ name: `file-${at}.txt`, lines: linesOfText(text) })));
  if (papers.length !== 1) throw new Error(`${papers.length} papers`);
  return papers[0]!;
}

/** Numbers, texts, options and keys in one line each. */
export const outline = ({ questions }: Paper) =>
  questions.map(({ number, text, options, key }) =>
    [
      `${number} ${text}`,
      ...options.map((option) => `${option.label}=${option.text}`),
      ...(key ? [`key ${key}`] : []),
    ].join(' | '),
  );
