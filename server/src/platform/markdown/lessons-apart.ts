import { type PictureOf, picturesIn } from './pictures-in.ts';
import type { RenderApart } from './render-apart.ts';
import type { Rendered } from './render-markdown.ts';

/** Renders a lesson, with its pictures, without holding up anybody else. */
export type RenderLesson = (markdown: string, who?: string) => Promise<Rendered>;

/** The lessons of the library are the same for everybody; so many rendered texts are kept. */
const mostKept = 100;

export function createRenderLesson(renderApart: RenderApart, pictureOf: PictureOf): RenderLesson {
  /** Those under way too: a hall that opens a lesson at once has it rendered once. */
  const kept = new Map<string, Promise<Rendered>>();
  return (markdown, who) => {
    const known = kept.get(markdown);
    if (known) return known;
    const rendered = renderApart(markdown, who, picturesIn(markdown, pictureOf));
    kept.set(markdown, rendered);
    const forget = () => kept.delete(markdown);
    rendered.then(({ isRaw }) => isRaw && forget(), forget);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return rendered;
  };
}
