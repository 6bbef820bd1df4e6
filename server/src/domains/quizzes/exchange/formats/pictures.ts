import { plainText } from '../../../../platform/html-text.ts';

/** Pictures in questions of other programs: where they are named, and the files that they name. */

/** A picture as a text names it. */
export interface NamedPicture {
  src: string;
  /** What it shows, for whoever cannot see it. */
  alt: string;
}

/** A picture with its bytes, whatever they turn out to be. */
export interface FoundPicture {
  bytes: Uint8Array;
  alt: string;
}

/** A picture that goes into a file. */
export interface WritablePicture extends FoundPicture {
  /** Its name in the file. */
  name: string;
  width: number;
  height: number;
}

export const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

const longestAlt = 500;
const elements = /<(?:img|object)\b[^<>]*>/gi;

/** Where the picture of an element is; nothing for an element that shows something else. */
function srcOf(tag: string): string | undefined {
  if (/^<img/i.test(tag)) return attributeOf(tag, 'src');
  return attributeOf(tag, 'type')?.toLowerCase().startsWith('image/') ? attributeOf(tag, 'data') : undefined;
}

/** Takes the pictures out of HTML. What is named by nothing stays in it, and is a lack. */
export function takePictures(html: string): { html: string; pictures: NamedPicture[] } {
  const pictures: NamedPicture[] = [];
  const rest = html.replace(elements, (tag) => {
    const src = srcOf(tag);
    if (!src) return tag;
    const alt = attributeOf(tag, 'alt') ?? attributeOf(tag, 'aria-label') ?? '';
    pictures.push({ src: plainText(src), alt: plainText(alt).slice(0, longestAlt) });
    return ' ';
  });
  return { html: pictures.length > 0 ? rest.replace(/<\/(?:img|object)>/gi, '') : rest, pictures };
}

/** What an address says that brings its content along; null for any other. */
export function bytesOfData(src: string): Uint8Array | null {
  const [head = '', ...content] = src.split(',');
  return /^data:image\/[\w.+-]{1,40};base64$/i.test(head) ? Buffer.from(content.join(','), 'base64') : null;
}

export const isElsewhere = (src: string): boolean => /^(?:[a-z][a-z\d+.-]{0,20}:)?\/\//i.test(src);

/** A name as it is written in an address. */
export function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
