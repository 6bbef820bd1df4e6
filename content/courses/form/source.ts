import { splitFrontMatter } from '../../../engine/src/text/from-markdown.ts';

/** A line of a file, with its number as an editor shows it. */
export interface Line {
  text: string;
  at: number;
}

/** A file of a course: what stands between the dashes, and the lines below. */
export interface Source {
  fields: Record<string, string>;
  /** The line of a field, or the first line where the field is missing. */
  lineOf(field: string): number;
  lines: Line[];
}

export function readSource(text: string): Source {
  const whole = text.replace(/\r\n?/g, '\n');
  const { fields, body } = splitFrontMatter(whole);
  const all = whole.split('\n');
  const above = all.length - body.split('\n').length;
  return {
    fields,
    lineOf: (field) => all.slice(0, above).findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1,
    lines: body.split('\n').map((line, index) => ({ text: line, at: above + index + 1 })),
  };
}

export const joined = (lines: Line[]) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();
