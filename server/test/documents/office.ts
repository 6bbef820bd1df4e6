import { Buffer } from 'node:buffer';
import { strToU8, zipSync } from 'fflate';

type Files = Record<string, string | Uint8Array>;

export function makeZip(files: Files, level: 0 | 9 = 9): Buffer {
  const bytes = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level }));
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const word =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A docx around the given body; `head` stands before its root element. */
export function makeDocx(body: string, { head = '', files = {} }: { head?: string; files?: Files } = {}): Buffer {
  return makeZip({
    '[Content_Types].xml': `${declaration}<Types/>`,
    'word/document.xml': `${declaration}${head}<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...files,
  });
}

export const docxParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Relations of a part: `[id, type, target]`, outside of the file if so said. */
export function makeRelations(list: [id: string, type: string, target: string, outside?: boolean][]): string {
  const lines = list.map(
    ([id, type, target, outside]) =>
      `<Relationship Id="${id}" Type="${relation}/${type}" Target="${target}"${outside ? ' TargetMode="External"' : ''}/>`,
  );
  return `${declaration}<Relationships>${lines.join('')}</Relationships>`;
}

const shape = (type: string | null, lines: string[]) =>
  `<p:sp><p:nvSpPr><p:nvPr>${type === null ? '' : `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${lines
    .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;

export interface TestSlide {
  title: string;
  body: string[];
  notes?: string;
}

/** A pptx whose slides lie in the file in the opposite order of the one in which they are shown. */
export function makePptx(slides: TestSlide[]): Buffer {
  const files: Files = {};
  const name = (index: number) => `slide${slides.length - index}`;
  files['ppt/presentation.xml'] =
    `${declaration}<p:presentation><p:sldIdLst>${slides.map((_, index) => `<p:sldId r:id="r${index}"/>`).join('')}</p:sldIdLst></p:presentation>`;
  files['ppt/_rels/presentation.xml.rels'] = makeRelations(
    slides.map((_, index) => [`r${index}`, 'slide', `slides/${name(index)}.xml`]),
  );
  slides.forEach(({ title, body, notes }, index) => {
    // The title is drawn after the body, and the number of the slide is on it too.
    const shapes = shape('body', body) + shape('title', [title]) + shape('sldNum', [String(index + 1)]);
    files[`ppt/slides/${name(index)}.xml`] = `${declaration}<p:sld>${shapes}</p:sld>`;
    if (!notes) return;
    files[`ppt/slides/_rels/${name(index)}.xml.rels`] = makeRelations([
      ['n', 'notesSlide', `../notesSlides/${name(index)}.xml`],
    ]);
    files[`ppt/notesSlides/${name(index)}.xml`] =
      `${declaration}<p:notes>${shape('body', [notes])}${shape('sldNum', ['1'])}</p:notes>`;
  });
  return makeZip(files);
}
