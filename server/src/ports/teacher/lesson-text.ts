import type { SourceDocument } from '@akada/engine';
// By file: the package's entry would bring the taggers, which belong in the engine's own thread.
import { documentFromMarkdown } from '../../../../engine/src/text/from-markdown.ts';

export { splitSentences } from '../../../../engine/src/text/sentences.ts';

type Block = SourceDocument['blocks'][number];
type Place = NonNullable<Block['place']>;

export interface LessonText {
  id: string;
  title: string;
  markdown: string;
  /** Where the parts under a heading stand in the file that they were taken from. */
  places: readonly { heading: string; place: Place }[];
}

/** Guesses, checks, cards and sums say wrong things on purpose, or again what the text said; pictures say theirs in no words. */
const notText =
  /^```(?:guess|check|card|faded|calc|boxes|rewrite|drawing|play)\n[\s\S]*?^```$|^!\[.*\]\(library:.*\)$/gm;

/** What a lesson says about itself: how long it takes, what of it to remember, the numbers of its sources; and what is no text of it. */
function withoutFraming(markdown: string): string {
  return markdown
    .replace(notText, '')
    .replace(/^\*Today: .*\*\s*\n/, '')
    .replace(/\n## To remember\n\n(?:- .*\*\(.*\)\*(?:\n|$))+$/, '\n')
    .replace(/(?<![^\S\n])[^\S\n]*(?:\[\d{1,4}\]){1,20}(?=[.,;:]?(?:\s|$))/g, '')
    .replaceAll('&lt;', '<');
}

/** A lesson as the teacher reads it: its text in blocks, each with its place where that is known. */
export function readLesson({ id, title, markdown, places }: LessonText): SourceDocument {
  const { blocks } = documentFromMarkdown(withoutFraming(markdown), id, title);
  const placeOf = new Map(places.map(({ heading, place }) => [heading.toLowerCase(), place]));
  let place: Place | undefined = places[0]?.place;
  const placed = blocks.map((block): Block => {
    if (block.kind === 'heading') place = placeOf.get(block.text.toLowerCase()) ?? place;
    return place ? { ...block, place } : block;
  });
  return { id, title, blocks: placed };
}

/** Several lessons as one, each under its title. */
export function joinLessons(id: string, title: string, lessons: readonly SourceDocument[]): SourceDocument {
  const blocks = lessons.flatMap((lesson): Block[] => [
    { kind: 'heading', level: 1, text: lesson.title },
    ...lesson.blocks.map(
      (block): Block => (block.kind === 'heading' && block.level === 1 ? { ...block, level: 2 } : block),
    ),
  ]);
  return { id, title, blocks };
}
