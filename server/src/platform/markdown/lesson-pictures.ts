import { fromHtml } from 'hast-util-from-html';
import { type Child, type Element, element, type Root, rewrite, text } from './tree.ts';

/** The SVG of a picture that the product brings with it, by the address in the text; null where there is none. */
export type PictureOf = (address: string) => string | null;

/** The pictures of one text, by their addresses. */
export type Pictures = ReadonlyMap<string, string>;

/** Those that a text may show. */
export function picturesIn(markdown: string, pictureOf: PictureOf): Pictures {
  const addresses = new Set(markdown.match(/library:[\w./-]+/g));
  return new Map(
    [...addresses].flatMap((address) => {
      const svg = pictureOf(address);
      return svg === null ? [] : [[address, svg] as const];
    }),
  );
}

/** A picture alone in its paragraph stands in the page itself, so that it takes the page's colours. */
export function lessonPictures(root: Root, { pictures }: { pictures?: Pictures }): void {
  rewrite(root, (node) => {
    const [only] = node.children;
    if (node.tagName !== 'p' || node.children.length !== 1 || only?.type !== 'element' || only.tagName !== 'img') {
      return [node];
    }
    const svg = pictures?.get(String(only.properties.src ?? ''));
    const drawing = svg && drawingOf(svg);
    if (!drawing) return [node];
    const caption = only.properties.title ? String(only.properties.title) : '';
    return [
      element('figure', { className: ['picture'] }, [
        drawing,
        ...(caption ? [element('figcaption', {}, [text(caption)])] : []),
      ]),
    ];
  });
}

function drawingOf(svg: string): Element | null {
  const children = fromHtml(svg, { fragment: true }).children as Child[];
  return children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg') ?? null;
}
