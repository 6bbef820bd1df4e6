import { openCompoundFile } from '../containers/cfb.ts';
import { Flow } from '../flow.ts';
import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { findSlides } from './ppt-directory.ts';
import { type PptRecord, recordsIn, recordType } from './ppt-records.ts';
import { type PptText, readTexts } from './ppt-texts.ts';
import { addSlide, type SlidePart } from './slides.ts';

const encryptedToken = 0xf3d1c4df;

export function parsePpt(bytes: Buffer): Parsed {
  const file = openCompoundFile(bytes);
  const stream = file.read('PowerPoint Document');
  const user = file.read('Current User');
  if (!stream || !user || user.length < 20) throw new Unreadable('file_corrupt');
  if (user.readUInt32LE(12) === encryptedToken) throw new Unreadable('file_encrypted');

  const flow = new Flow();
  const slides = findSlides(stream, user.readUInt32LE(16));
  slides.forEach(({ slide, notes, outline }, index) => {
    const spoken = notes ? readParts(notes, []).filter(({ role }) => role === 'body') : [];
    addSlide(flow, index + 1, {
      parts: slide ? readParts(slide, outline) : outline.map(toPart),
      notes: spoken.flatMap(({ paragraphs }) => paragraphs).filter((line) => line !== '*'),
    });
  });
  return { blocks: flow.blocks, pages: slides.length };
}

const titles = new Set([0, 6]);
const bodies = new Set([1, 2, 5, 7, 8]);

function toPart({ kind, text }: PptText): SlidePart {
  const role = titles.has(kind) ? 'title' : bodies.has(kind) ? 'body' : 'other';
  return { role, paragraphs: text.split('\r') };
}

/** The texts of one slide's shapes; some only point to the outline, where the text itself is. */
function readParts(slide: PptRecord, outline: PptText[]): SlidePart[] {
  const parts: SlidePart[] = [];
  for (const box of slide.descendants(recordType.textBox)) {
    for (const record of recordsIn(box.body)) {
      if (record.type !== recordType.outlineReference || record.body.length < 4) continue;
      const text = outline[record.body.readUInt32LE(0)];
      if (text) parts.push(toPart(text));
    }
    for (const text of readTexts(box.body)) if (text.text.trim() !== '*') parts.push(toPart(text));
  }
  return parts;
}
