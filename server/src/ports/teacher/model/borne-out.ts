import { z } from 'zod';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { isGrounded } from './grounding.ts';
import { guardOf } from './guard.ts';
import type { NumberedSource, Unit } from './numbered-source.ts';
import { inParallel, manner } from './wording.ts';

/** Something that a model wrote about the source, with the sentences that it names as its ground. */
export interface Claim {
  text: string;
  units: readonly Unit[];
}

const JudgedSchema = z.object({
  answers: z.array(
    z.object({ claim: z.number(), verdict: z.enum(['stated', 'follows', 'not stated', 'contradicted']) }),
  ),
});

const atOnce = 12;
const callsAtATime = 3;

/**
 * Whether the source bears each claim out, in their order: judged by a call that sees the part of the source and the
 * claim, not who wrote it. Without checks the words must stand in the sentences that are named.
 */
export async function borneOut(
  { checker, checks }: Pick<TaskDeps, 'checker' | 'checks'>,
  { numbered, units, claims }: { numbered: NumberedSource; units: readonly Unit[]; claims: readonly Claim[] },
  context: PaidContext,
): Promise<boolean[]> {
  const isOwn = guardOf(numbered);
  const open = claims.map((claim) => claim.units.length > 0 && isOwn(claim.text));
  if (checks === 'off') {
    return claims.map(({ text, units: named }, i) => {
      const repeated = named.flatMap((unit) => numbered.headingPath(unit));
      return open[i]! && isGrounded(text, { cited: named.map((unit) => unit.text), repeated });
    });
  }
  const asked = claims.flatMap((claim, at) => (open[at] ? [{ claim, at }] : []));
  const batches = Array.from({ length: Math.ceil(asked.length / atOnce) }, (_, i) =>
    asked.slice(i * atOnce, (i + 1) * atOnce),
  );
  const judged = await inParallel(batches, callsAtATime, async (batch) => {
    const { answers } = await checker.generate(
      {
        purpose: 'check',
        name: 'claims',
        schema: JudgedSchema,
        system: manner,
        source: numbered.fenced(units),
        prompt: claimsPrompt(batch.map(({ claim }) => claim)),
        maxOutputTokens: 100 + batch.length * 20,
      },
      context,
    );
    const verdicts = new Map(answers.map(({ claim, verdict }) => [claim, verdict]));
    return batch.flatMap(({ at }, i) => (/^(?:stated|follows)$/.test(verdicts.get(i + 1) ?? '') ? [at] : []));
  });
  const kept = new Set(judged.flat());
  return claims.map((_, at) => kept.has(at));
}

function claimsPrompt(claims: readonly Claim[]): string {
  const list = claims.map(({ text }, i) => `Claim ${i + 1}: ${text.replace(/\s+/g, ' ')}`);
  return `Judge these claims by the text above alone. "verdict" is "stated" where the text says all of it, if in other words; "follows" where it does not say so but all of it surely follows; "contradicted" where the text says otherwise; "not stated" where any part of it, a name, a figure or a reason say, comes from elsewhere. "claim" is its number; answer every one.

${list.join('\n')}`;
}
