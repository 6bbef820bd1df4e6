import { answer } from '@akada/engine/browser';
import { z } from 'zod';
import { jobOf } from '../engine.ts';
import { addressesModel } from '../orders.ts';
import type { Provenance, TaughtPrompts, TeachingSource } from '../port.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure } from './failure.ts';
import { usesOnly } from './grounding.ts';
import { NumberedSource } from './numbered-source.ts';
import { manner } from './wording.ts';

const PromptsSchema = z.object({ questions: z.array(z.string()) });
const longest = 100;

/** Questions that a learner could put. Each is put to the text first, and kept only if the text answers it. */
export async function suggestByModel(
  { client, engine, embedded }: TaskDeps,
  source: TeachingSource,
  max: number,
  context: PaidContext,
  called?: 'lesson' | 'document',
): Promise<TaughtPrompts> {
  const index = await engine.run('indexLesson', [source, undefined], jobOf(context));
  const numbered = new NumberedSource(index);
  const readable = new Set(numbered.units.flatMap((unit) => [unit.text, ...numbered.headingPath(unit)]));
  const chunks = numbered.chunks();
  // A long source is sampled: its beginning, its middle and its end.
  const middle = [...new Set([0, Math.floor(chunks.length / 2), chunks.length - 1])];
  const found: { prompt: string; provenance: Provenance }[] = [];
  for (const chunk of middle.flatMap((at) => chunks[at] ?? [])) {
    if (found.length >= max) break;
    const { questions } = await client.generate(
      {
        purpose: 'prompts',
        name: 'prompts',
        schema: PromptsSchema,
        system: manner,
        source: numbered.fenced(chunk.units),
        prompt: promptsPrompt(Math.ceil(max / middle.length) + 2),
        maxOutputTokens: 200 + max * 40,
      },
      context,
    );
    for (const question of questions) {
      const prompt = question.trim();
      if (prompt.length > longest || !/^\p{Lu}[^<>[\]\n]*\?$/u.test(prompt) || addressesModel(prompt)) continue;
      const place = answer(prompt, index);
      if (place.kind !== 'found' || found.some((other) => other.prompt === prompt)) continue;
      // The index is the learner's, with all that stands in the document; a model's question rests on what it read.
      if (!readable.has(place.sentence) || !usesOnly(prompt, [...readable])) continue;
      found.push({ prompt, provenance: { engine: 'model', model: client.name, ...place.citations[0]! } });
    }
  }
  if (found.length === 0) throw new ModelFailure('ungrounded');
  if (found.length < max) {
    const rest = await embedded.suggestPrompts(source, max, context, called);
    rest.prompts.forEach((prompt, i) => {
      if (!found.some((other) => other.prompt === prompt)) found.push({ prompt, provenance: rest.provenance[i]! });
    });
  }
  const chosen = found.slice(0, max);
  return { prompts: chosen.map(({ prompt }) => prompt), provenance: chosen.map(({ provenance }) => provenance) };
}

function promptsPrompt(count: number): string {
  return `Write ${count} different questions that a student could ask about the text above and that the text answers. Each is one short line that ends with a question mark and can be understood alone.`;
}
