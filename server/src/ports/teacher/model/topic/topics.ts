import { z } from 'zod';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure } from '../failure.ts';
import { fenced, isFit, oneLine, voice } from './voice.ts';

const TopicsSchema = z.object({ topics: z.array(z.string()) });

const longestTopic = 90;
const fewestTopics = 3;

/** The topics of a subject in the order in which they are studied. */
export async function outlineByModel(
  { client }: Pick<TaskDeps, 'client'>,
  subject: string,
  max: number,
  context: PaidContext,
): Promise<string[]> {
  const { topics } = await client.generate(
    {
      purpose: 'plan',
      name: 'topics',
      schema: TopicsSchema,
      system: voice,
      prompt: `${fenced(subject)}\n\nList at most ${max} topics through which a beginner learns this subject, each a noun phrase of at most eight words, in the order in which they are best studied.`,
      maxOutputTokens: 200 + max * 20,
    },
    context,
  );
  const fit = [...new Set(topics.map(oneLine))].filter((topic) => isFit(topic) && topic.length <= longestTopic);
  if (fit.length < fewestTopics) throw new ModelFailure('malformed');
  return fit.slice(0, max);
}
