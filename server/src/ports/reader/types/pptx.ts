import { titleIn } from '../containers/properties.ts';
import { readRelations } from '../containers/relations.ts';
import { walkXml } from '../containers/xml.ts';
import { openZip, type Zip } from '../containers/zip.ts';
import { EmphasisCollector } from '../emphasis.ts';
import { Flow } from '../flow.ts';
import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { addSlide, type SlidePart } from './slides.ts';

const main = 'ppt/presentation.xml';

export function parsePptx(bytes: Buffer): Parsed {
  const zip = openZip(bytes);
  const presentation = zip.read(main);
  if (!presentation) throw new Unreadable('file_corrupt');
  const relations = readRelations(zip, main);
  const slides: string[] = [];
  walkXml(presentation, {
    open(name, attributes) {
      const slide = name === 'p:sldId' && relations.get(attributes['r:id'] ?? '');
      if (slide) slides.push(slide.target);
    },
  });

  const flow = new Flow();
  slides.forEach((slide, index) => {
    const others = [...readRelations(zip, slide).values()];
    const notes = others.find(({ type }) => type === 'notesSlide');
    const spoken = notes ? readParts(zip, notes.target).filter(({ role }) => role === 'body') : [];
    const diagrams = others.filter(({ type }) => type === 'diagramData').map(({ target }) => readDiagram(zip, target));
    addSlide(flow, index + 1, {
      parts: [...readParts(zip, slide), ...diagrams],
      notes: spoken.flatMap(({ paragraphs }) => paragraphs),
    });
  });
  return { blocks: flow.blocks, pages: slides.length, title: titleIn(zip) };
}

/** A diagram keeps its words in a part of its own, one entry for each of its boxes. */
function readDiagram(zip: Zip, part: string): SlidePart {
  const bytes = zip.read(part);
  const paragraphs: string[] = [];
  let inText = false;
  if (bytes) {
    walkXml(bytes, {
      open(name) {
        if (name === 'a:p') paragraphs.push('');
        inText = name === 'a:t';
      },
      close() {
        inText = false;
      },
      text(text) {
        if (inText && paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
      },
    });
  }
  return { role: 'body', paragraphs };
}

/** Date, number, header and footer are the same on every slide. */
const furniture = new Set(['dt', 'sldNum', 'ftr', 'hdr', 'sldImg']);
/** The number of the slide and the date, wherever they were put. */
const changing = /^(?:slidenum|datetime)/;
const roles = new Map<string, SlidePart['role']>(
  Object.entries({ title: 'title', ctrTitle: 'title', subTitle: 'other', body: 'body' }),
);

/** The shapes of one slide in their order, which is the order in which a screen reader goes through them. */
function readParts(zip: Zip, part: string): SlidePart[] {
  const bytes = zip.read(part);
  if (!bytes) throw new Unreadable('file_corrupt');
  const parts: SlidePart[] = [];
  let current: SlidePart = { role: 'other', paragraphs: [] };
  let rows: string[][] | undefined;
  let kept = true;
  let inText = false;
  let isField = false;
  let fallback = 0;
  const emphasis = new EmphasisCollector();
  let isEmphasised = false;

  const addText = (text: string) => {
    const row = rows?.at(-1);
    const lines = row ?? current.paragraphs;
    if (kept && fallback === 0 && lines.length > 0) lines[lines.length - 1] += text;
  };
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'mc:Fallback') fallback += 1;
      else if (name === 'p:sp' || name === 'p:graphicFrame') {
        current = { role: 'other', paragraphs: [] };
        kept = true;
        parts.push(current);
      } else if (name === 'p:ph') {
        const type = attributes.type ?? 'body';
        kept = !furniture.has(type);
        current.role = roles.get(type) ?? 'body';
      } else if (name === 'a:tbl') current.table = rows = [];
      else if (name === 'a:tr') rows?.push([]);
      else if (name === 'a:tc') rows?.at(-1)?.push('');
      else if (name === 'a:p' && !rows) current.paragraphs.push('');
      else if (name === 'a:p' || name === 'a:br') addText(' ');
      else if (name === 'a:r') isEmphasised = false;
      else if (name === 'a:rPr') isEmphasised = attributes.b === '1' || attributes.i === '1';
      else if (name === 'a:fld') isField = changing.test(attributes.type ?? '');
      else if (name === 'a:t' || name === 'm:t') inText = !isField;
    },
    close(name) {
      if (name === 'mc:Fallback') fallback -= 1;
      else if (name === 'a:tbl') rows = undefined;
      else if (name === 'a:fld') isField = false;
      else if (name === 'a:t' || name === 'm:t') inText = false;
      else if (name === 'a:p' && !rows) current.emphasised = [...(current.emphasised ?? []), ...emphasis.take()];
    },
    text(text) {
      if (!inText) return;
      addText(text);
      if (!rows) emphasis.add(text, isEmphasised);
    },
  });
  return parts;
}
