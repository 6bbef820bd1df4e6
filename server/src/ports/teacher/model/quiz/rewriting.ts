import type { ModelClient, PaidContext } from '../client.ts';
import type { NumberedSource } from '../numbered-source.ts';
import { manner } from '../wording.ts';
import { cleaned, type Draft, DraftsSchema, rulesOfWriting, tokensPerQuestion } from './writing.ts';

export interface Flawed {
  draft: Draft;
  /** What a lecturer found wrong with it. */
  fault: string;
}

/** Questions with their faults mended, all of one part of the source; as many as could be. */
export async function rewrite(
  client: ModelClient,
  numbered: NumberedSource,
  flawed: readonly Flawed[],
  context: PaidContext,
): Promise<Draft[]> {
  const chunk = flawed[0]!.draft.chunk;
  const { questions } = await client.generate(
    {
      purpose: 'quiz',
      name: 'rewrite',
      schema: DraftsSchema,
      system: manner,
      source: numbered.fenced(chunk.units),
      prompt: rewritingPrompt(flawed),
      maxOutputTokens: 300 + flawed.length * tokensPerQuestion,
    },
    context,
  );
  return questions.slice(0, flawed.length).map((written) => cleaned(written, numbered, chunk));
}

function rewritingPrompt(flawed: readonly Flawed[]): string {
  const list = flawed.map(({ draft: { question, answer, distractors, units }, fault }) =>
    JSON.stringify({
      question,
      answer,
      distractors: distractors.map(({ text }) => text),
      sentences: units.map(({ number }) => number),
      fault,
    }),
  );
  return `A lecturer would not put these questions on the text above; "fault" says why. Write each of them anew without its fault; leave out one that cannot be mended.
${list.join('\n')}

${rulesOfWriting}`;
}
