import { z } from 'zod';
import type { NotesWanted } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure } from '../failure.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { aboutAmongOthers, isFit, oneLine, voice, wordsIn } from './voice.ts';

const OutlineSchema = z.object({
  opening: z.string(),
  scene: z.string(),
  sections: z.array(z.object({ heading: z.string(), point: z.string() })),
});

/** What the lesson will say, before it is written. */
export interface Outline {
  /** A few sentences that end in a question, which the lesson answers. */
  opening: string;
  /** The one case that runs through the lesson. */
  scene: string;
  sections: PlannedSection[];
}

export interface PlannedSection {
  heading: string;
  /** What the reader knows after it. */
  point: string;
}

const fewestSections = 3;
const mostSections = 5;
const longestHeading = 80;
const longestOpening = 110;

export async function outlineLesson(
  { client }: Pick<TaskDeps, 'client'>,
  wanted: NotesWanted,
  context: PaidContext,
): Promise<Outline> {
  const { opening, scene, sections } = await client.generate(
    {
      purpose: 'lesson',
      name: 'outline',
      schema: OutlineSchema,
      system: voice,
      prompt: `${aboutAmongOthers(wanted)}

Plan this lesson of 600 to 1,000 words.
- "scene": one concrete case, in one sentence, that can carry the whole lesson: real work, prices or units where the subject has them, not scenery.
- "opening": at most 80 words that begin in this scene, in words the student already has, and end with a question that the lesson will answer.
- "sections": ${fewestSections} to ${mostSections}, in order; the last but one or the last is a worked example of the scene. "heading" is a noun phrase of at most seven words; "point" says in one sentence what the student knows or can do after it.`,
      maxOutputTokens: 900,
    },
    context,
  );
  const planned = sections
    .map(({ heading, point }) => ({ heading: headingOf(heading), point: oneLine(point) }))
    .filter(({ heading, point }, i, all) => {
      const isNew = all.findIndex((one) => one.heading.toLowerCase() === heading.toLowerCase()) === i;
      return isNew && heading.length <= longestHeading && isFit(heading) && isFit(point);
    });
  if (planned.length < fewestSections) throw new ModelFailure('malformed');
  const begun = plainMarkdown(opening);
  const isOpening = isFit(begun) && begun.includes('?') && wordsIn(begun) <= longestOpening;
  const first = isOpening ? begun : oneLine(wanted.objective);
  return {
    opening: first,
    scene: isFit(oneLine(scene)) ? oneLine(scene) : '',
    sections: planned.slice(0, mostSections),
  };
}

const headingOf = (text: string) =>
  oneLine(text)
    .replace(/^#+\s*/, '')
    .replace(/^\d+[.)]\s+/, '');
