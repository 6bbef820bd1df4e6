import { walkXml } from '../containers/xml.ts';

export type IsOrdered = (numberingId: string, level: string) => boolean;

/** Whether a list counts or only has bullets; Word keeps that apart from the paragraphs. */
export function readNumbering(bytes: Buffer | null): IsOrdered {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  let [abstract, level, number] = ['', '', ''];
  if (bytes) {
    walkXml(bytes, {
      open(name, attributes) {
        if (name === 'w:abstractNum') abstract = attributes['w:abstractNumId'] ?? '';
        else if (name === 'w:lvl') level = attributes['w:ilvl'] ?? '';
        else if (name === 'w:numFmt') formats.set(`${abstract}/${level}`, attributes['w:val'] ?? '');
        else if (name === 'w:num') number = attributes['w:numId'] ?? '';
        else if (name === 'w:abstractNumId') abstractOf.set(number, attributes['w:val'] ?? '');
      },
    });
  }
  return (id, depth) => !['bullet', 'none', undefined].includes(formats.get(`${abstractOf.get(id)}/${depth}`));
}
