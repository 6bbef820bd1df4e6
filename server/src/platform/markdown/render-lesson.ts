import { lessonBlocks } from './lesson-blocks.ts';
import { lessonPictures, type PictureOf } from './lesson-pictures.ts';
import { lessonSchema } from './lesson-schema.ts';
import { proseProcessor } from './processor.ts';
import { type Rendered, renderWith } from './render-markdown.ts';

export type RenderLesson = (markdown: string) => Rendered;

/** The lessons of the library are the same for everybody; so many rendered texts are kept. */
const mostKept = 100;

/** Renders lessons with what they are written with: checks, cards, drawn sentences, pictures. */
export function createRenderLesson(pictureOf: PictureOf): RenderLesson {
  const processor = proseProcessor({
    schema: lessonSchema,
    blocks: lessonBlocks,
    pictures: lessonPictures(pictureOf),
  });
  const kept = new Map<string, Rendered>();
  return (markdown) => {
    const known = kept.get(markdown);
    if (known) return known;
    const rendered = renderWith(processor, markdown);
    kept.set(markdown, rendered);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return rendered;
  };
}
