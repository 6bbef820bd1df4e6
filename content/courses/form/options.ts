import { joined, type Line } from './source.ts';

/** "- [x] 25 m²" and the indented lines below it. */
export interface Option {
  right: boolean;
  text: string;
  at: number;
  notes: Line[];
}

export interface OptionList {
  /** What is asked: everything above the first option. */
  stem: string;
  options: Option[];
  /** Lines after the first option that belong to none. */
  stray: Line[];
}

const OPTION = /^- \[([ xX])\] +(.+)$/;

export function readOptions(lines: Line[]): OptionList {
  const first = lines.findIndex(({ text }) => OPTION.test(text));
  const list: OptionList = { stem: joined(first < 0 ? lines : lines.slice(0, first)), options: [], stray: [] };
  if (first < 0) return list;
  for (const line of lines.slice(first)) {
    const [, mark, text] = OPTION.exec(line.text) ?? [];
    if (mark && text) list.options.push({ right: mark !== ' ', text: text.trim(), at: line.at, notes: [] });
    else if (/^ {2,}\S/.test(line.text)) list.options.at(-1)!.notes.push({ text: line.text.trim(), at: line.at });
    else if (line.text.trim()) list.stray.push(line);
  }
  return list;
}

const NOTE = /^(Slip|Why|Calc|Check|Unit|Figures|Tolerance|Form|Domain|Also|Working|Begins):\s*(.*)$/;

/** What a note named so says: "Why: …", with the lines below it that have no name of their own. */
export function named(notes: Line[], name: string): Line[] {
  const found: Line[] = [];
  let open = false;
  for (const { text, at } of notes) {
    const [, label, rest] = NOTE.exec(text) ?? [];
    if (label) open = label === name;
    if (label === name) found.push({ text: rest!, at });
    else if (open && !label) found.at(-1)!.text += ` ${text}`;
  }
  return found;
}
