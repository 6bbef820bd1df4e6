import type { PlanDay, PlanOptions } from '@akada/engine';
import { z } from 'zod';
import { jobOf } from '../engine.ts';
import { addressesModel } from '../orders.ts';
import type { TaughtPlan, TeachingSource } from '../port.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure } from './failure.ts';
import { usesOnly } from './grounding.ts';
import { NumberedSource, type Unit } from './numbered-source.ts';
import { manner } from './wording.ts';

const PlanSchema = z.object({
  days: z.array(z.object({ number: z.number(), title: z.string(), objective: z.string() })),
});

const daysAtOnce = 12;
const sentencesOfDay = 6;
const longestTitle = 80;
const longestObjective = 200;

/**
 * The days are the engine's, balanced along the document's own structure; a model names them as a student would and says
 * what can be done afterwards. A name that the day's text does not bear out is left as it was.
 */
export async function planByModel(
  { client, engine, embedded }: TaskDeps,
  source: TeachingSource,
  options: PlanOptions,
  context: PaidContext,
): Promise<TaughtPlan> {
  const plan = await embedded.planSprint(source, options, context);
  const numbered = new NumberedSource(await engine.run('indexLesson', [source, undefined], jobOf(context)));
  const study = plan.weeks.flatMap(({ days }) => days).filter(({ kind }) => kind === 'study');
  const named = new Map<number, { title: string; objective: string }>();
  const titles = new Set(study.map(({ title }) => title.toLowerCase()));
  for (let from = 0; from < study.length; from += daysAtOnce) {
    const days = study.slice(from, from + daysAtOnce);
    const { days: proposed } = await client.generate(
      {
        purpose: 'plan',
        name: 'plan',
        schema: PlanSchema,
        system: manner,
        prompt: planPrompt(days, numbered),
        maxOutputTokens: 200 + days.length * 90,
      },
      context,
    );
    for (const day of days) {
      const fit = proposed.find(({ number }) => number === day.number);
      if (!fit || !isFit(fit, textOf(day, numbered))) continue;
      const title = fit.title.trim();
      if (title.toLowerCase() !== day.title.toLowerCase() && titles.has(title.toLowerCase())) continue;
      titles.add(title.toLowerCase());
      named.set(day.number, { title, objective: fit.objective.trim() });
    }
    context.onProgress?.((from + days.length) / study.length, 'Planning the days');
  }
  if (named.size === 0) throw new ModelFailure('ungrounded');
  const weeks = plan.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, ...named.get(day.number) })),
  }));
  const provenance = plan.provenance.map((place) => ({ ...place, engine: 'model' as const, model: client.name }));
  return { ...plan, weeks, provenance };
}

function unitsOf(day: PlanDay, numbered: NumberedSource): Unit[] {
  const own = new Set(day.parts.map(({ documentId, sectionId }) => `${documentId}/${sectionId}`));
  return numbered.units.filter((unit) => {
    const { documentId, sectionId } = numbered.citation(unit);
    return own.has(`${documentId}/${sectionId}`);
  });
}

/** Headings and a few sentences of each day are enough to name it. */
function planPrompt(days: readonly PlanDay[], numbered: NumberedSource): string {
  const parts = days.map((day) => {
    const units = unitsOf(day, numbered);
    const step = Math.max(1, Math.ceil(units.length / sentencesOfDay));
    return `Day ${day.number}:\n${numbered.fenced(units.filter((_, i) => i % step === 0))}`;
  });
  return `${parts.join('\n\n')}

Each day above is one day of a study plan. Give every day a title as a student would name it (at most eight words, no day number) and an objective: one sentence that begins with a verb and says what the student can do afterwards.`;
}

function textOf(day: PlanDay, numbered: NumberedSource): string[] {
  return unitsOf(day, numbered).flatMap((unit) => [unit.text, ...numbered.headingPath(unit)]);
}

function isFit({ title, objective }: { title: string; objective: string }, text: readonly string[]): boolean {
  const isShort = title.length >= 3 && title.length <= longestTitle && objective.length <= longestObjective;
  const isClean = ![title, objective].some((line) => /[<>[\]\n]|https?:/.test(line) || addressesModel(line));
  return isShort && isClean && usesOnly(title, text) && objective.length > 10 && usesOnly(objective, text);
}
