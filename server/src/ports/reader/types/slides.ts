import type { Flow } from '../flow.ts';
import { cleanLine } from '../text.ts';

export interface SlidePart {
  role: 'title' | 'body' | 'other';
  paragraphs: string[];
  /** Words of any of its paragraphs that are set in bold or italics. */
  emphasised?: string[];
  table?: string[][];
}

export interface Slide {
  parts: SlidePart[];
  notes: string[];
}

/** The title first wherever it was drawn; several lines in the body are a list; then what the speaker says. */
export function addSlide(flow: Flow, number: number, { parts, notes }: Slide): void {
  flow.place = { slide: number };
  const filled = parts.map((part) => ({ ...part, paragraphs: part.paragraphs.map(cleanLine).filter(Boolean) }));
  const title = filled.find((part) => part.role === 'title' && part.paragraphs.length > 0);
  if (title) flow.heading(2, title.paragraphs.splice(0).join(' '));
  else takeFirstLineAsTitle(flow, filled);
  for (const { role, paragraphs, emphasised, table } of filled) {
    if (table) flow.table(table);
    if (role === 'body' && paragraphs.length > 1) for (const line of paragraphs) flow.item(false, line, emphasised);
    else for (const line of paragraphs) flow.paragraph(line, emphasised);
  }
  for (const line of notes) flow.note(line);
}

/** On a slide that was drawn without a title's place, a short first line over others is one. */
function takeFirstLineAsTitle(flow: Flow, parts: SlidePart[]): void {
  const lines = parts.flatMap(({ paragraphs }) => paragraphs);
  const [first] = lines;
  if (first === undefined || lines.length < 2 || first.length > 90 || /[.;,]$/.test(first)) return;
  parts.find(({ paragraphs }) => paragraphs.length > 0)?.paragraphs.shift();
  flow.heading(2, first);
}
