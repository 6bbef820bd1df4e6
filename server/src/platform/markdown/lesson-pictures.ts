import { fromHtml } from 'hast-util-from-html';
import type { Pictures } from './pictures-in.ts';
import { type Child, type Element, element, type Root, rewrite, text } from './tree.ts';

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
