import { lessonBlocks } from './lesson-blocks.ts';
import { lessonPictures } from './lesson-pictures.ts';
import { lessonSchema } from './lesson-schema.ts';
import type { Pictures } from './pictures-in.ts';
import { proseProcessor } from './processor.ts';
import { type Rendered, renderWith } from './render-markdown.ts';

const processor = proseProcessor({ schema: lessonSchema, blocks: lessonBlocks, pictures: lessonPictures });

/** A lesson with what it is written with: checks, cards, drawn sentences, pictures. */
export const renderLesson = (markdown: string, pictures: Pictures): Rendered =>
  renderWith(processor, markdown, { pictures });
