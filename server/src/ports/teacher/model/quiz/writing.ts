import type { Difficulty, Form } from '@akada/engine';
import { z } from 'zod';
import type { ModelClient, PaidContext } from '../client.ts';
import type { Chunk, NumberedSource, Unit } from '../numbered-source.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { manner } from '../wording.ts';
import type { Point } from './points.ts';

/** What a model is asked for. */
export const questionForms = [
  'definition',
  'term',
  'true-of',
  'cause',
  'condition',
  'quantity',
  'sequence',
  'pair',
  'table',
] as const satisfies readonly Form[];

const DraftSchema = z.object({
  question: z.string(),
  answer: z.string(),
  distractors: z.array(z.object({ text: z.string(), misconception: z.string() })),
  explanation: z.string(),
  form: z.enum(questionForms),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  sentences: z.array(z.number()),
});
export const DraftsSchema = z.object({ questions: z.array(DraftSchema) });

/** A question as it was written, with the sentences that prove its key. */
export interface Draft {
  question: string;
  answer: string;
  /** Each with the misconception of who chooses it. */
  distractors: { text: string; misconception: string }[];
  explanation: string;
  form: Form;
  difficulty: Difficulty;
  units: Unit[];
  chunk: Chunk;
}

export const tokensPerQuestion = 320;

/** One question for each point; all points are of one part of the source. */
export async function writeDrafts(
  client: ModelClient,
  numbered: NumberedSource,
  points: readonly [Point, ...Point[]],
  context: PaidContext,
): Promise<Draft[]> {
  const { chunk } = points[0];
  const { questions } = await client.generate(
    {
      purpose: 'quiz',
      name: 'quiz',
      schema: DraftsSchema,
      system: manner,
      source: numbered.fenced(chunk.units),
      prompt: writingPrompt(points),
      maxOutputTokens: 300 + points.length * tokensPerQuestion,
    },
    context,
  );
  return questions.map((written) => cleaned(written, numbered, chunk));
}

/** Without links and HTML, and with the sentences themselves in the place of their numbers. */
export function cleaned(
  { sentences, ...written }: z.output<typeof DraftSchema>,
  numbered: NumberedSource,
  chunk: Chunk,
): Draft {
  const inChunk = new Set(chunk.units);
  return {
    ...written,
    question: plainMarkdown(written.question),
    answer: plainMarkdown(written.answer),
    distractors: written.distractors.map(({ text, misconception }) => ({
      text: plainMarkdown(text),
      misconception: plainMarkdown(misconception),
    })),
    explanation: plainMarkdown(written.explanation),
    units: numbered.findInOrder(sentences).filter((unit) => inChunk.has(unit)),
    chunk,
  };
}

/** What makes a question good; used again where one is written anew. */
export const rulesOfWriting = `- A question stands by itself: no "this", "the above", "the text", "figure 3". It asks one thing and ends with a question mark.
- "answer" is the one right option. "distractors" are exactly three wrong ones of the same kind, form and length: plausible to who has not understood, and surely wrong to who has. Never "all of the above". "misconception" says in a few words what who chooses it believes.
- Neither the grammar nor the length of an option gives the answer away, and the question does not contain it.
- It may ask for what follows from the text, apply it to a new case or ask what is not so (then NOT is in capitals); but the text must settle which option is right.
- "sentences" are the numbers of the sentences that prove the answer, the one that settles it first: it is quoted to the student; "explanation" says in one or two sentences why it is right.
- "form" is what it asks for: ${questionForms.join(', ')}.`;

function writingPrompt(points: readonly Point[]): string {
  const list = points.map(
    ({ about, difficulty, units }, i) =>
      `${i + 1}. ${about} (${difficulty}; sentences ${units.map(({ number }) => number).join(', ')})`,
  );
  return `Write one multiple-choice question about the text above for each of these points; leave a point out where no good question comes of it.
${list.join('\n')}

${rulesOfWriting}`;
}
