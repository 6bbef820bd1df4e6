import { type Line, readSource, type Source } from './source.ts';

/** What a question wants; a request for simpler words or an example may be about the place alone. */
export const ASKED_KINDS = [
  'meaning',
  'why',
  'how',
  'difference',
  'example',
  'simpler',
  'what if',
  'true',
  'examined',
  'sum',
  'use',
] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** One `## 3. why`: a question in the words of students, and our answer. */
export interface AskedItem {
  number: number;
  at: number;
  kind: AskedKind;
  /** The heading of the lesson that it belongs to; empty where none is named. */
  section: string;
  sectionAt: number;
  wordings: Line[];
  answer: Line[];
  /** Lines before the answer that are neither its section nor a wording. */
  stray: Line[];
}

export interface AskedFile {
  source: Source;
  items: AskedItem[];
  /** Headings that are not "## 3. why". */
  unread: Line[];
}

const HEADING = new RegExp(`^(\\d+)\\. (${ASKED_KINDS.join('|')})$`);

export function readAsked(text: string): AskedFile {
  const source = readSource(text);
  const file: AskedFile = { source, items: [], unread: [] };
  let item: AskedItem | null = null;
  for (const line of source.lines) {
    const [, heading] = /^## +(.+?)\s*$/.exec(line.text) ?? [];
    if (heading) {
      const [, number, kind] = HEADING.exec(heading) ?? [];
      item = number ? begun(Number(number), kind as AskedKind, line.at) : null;
      if (item) file.items.push(item);
      else file.unread.push({ text: heading, at: line.at });
    } else if (item) read(line, item);
  }
  return file;
}

const begun = (number: number, kind: AskedKind, at: number): AskedItem => ({
  number,
  at,
  kind,
  section: '',
  sectionAt: at,
  wordings: [],
  answer: [],
  stray: [],
});

function read(line: Line, item: AskedItem): void {
  if (item.answer.length > 0) {
    item.answer.push(line);
    return;
  }
  const [, label, rest] = /^(Section|Answer):\s*(.*?)\s*$/.exec(line.text) ?? [];
  const [, wording] = /^- +(.+?)\s*$/.exec(line.text) ?? [];
  if (label === 'Answer') item.answer.push({ text: rest!, at: line.at });
  else if (label === 'Section' && !item.section) Object.assign(item, { section: rest, sectionAt: line.at });
  else if (wording) item.wordings.push({ text: wording, at: line.at });
  else if (line.text.trim()) item.stray.push(line);
}
