import type { PlanDay, PlanOptions } from '@akada/engine';
import { z } from 'zod';
import { jobOf } from '../engine.ts';
import type { TaughtPlan, TeachingSource } from '../port.ts';
import { borneOut } from './borne-out.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure } from './failure.ts';
import { NumberedSource, type Unit } from './numbered-source.ts';
import { manner } from './wording.ts';

const PlanSchema = z.object({
  days: z.array(z.object({ number: z.number(), title: z.string(), objective: z.string() })),
});

const daysAtOnce = 12;
const sentencesOfDay = 10;
const longestTitle = 80;
const longestObjective = 200;

/**
 * The days are the engine's, balanced along the document's own structure; a model names them as a student would and says
 * what can be done afterwards. A name that the day's text does not bear out is left as it was.
 */
export async function planByModel(
  deps: TaskDeps,
  source: TeachingSource,
  options: PlanOptions,
  context: PaidContext,
): Promise<TaughtPlan> {
  const { client, engine, embedded } = deps;
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
        source: days.map((day) => `Day ${day.number}:\n${numbered.fenced(sampleOf(day, numbered))}`).join('\n\n'),
        prompt: planTask,
        maxOutputTokens: 200 + days.length * 90,
      },
      context,
    );
    for (const { day, title, objective } of await borneOutNames(deps, days, proposed, numbered, context)) {
      if (title.toLowerCase() !== day.title.toLowerCase() && titles.has(title.toLowerCase())) continue;
      titles.add(title.toLowerCase());
      named.set(day.number, { title, objective });
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

/** Headings and some sentences of a day are enough to name it. */
function sampleOf(day: PlanDay, numbered: NumberedSource): Unit[] {
  const units = unitsOf(day, numbered);
  const step = Math.max(1, Math.ceil(units.length / sentencesOfDay));
  return units.filter((_, i) => i % step === 0);
}

const planTask =
  'Each day above is one day of a study plan. Give every day a title as a student would name it (at most eight words, no day number) and an objective: one sentence that begins with a verb and says what the student can do afterwards.';

interface Named {
  day: PlanDay;
  title: string;
  objective: string;
}

/** The names that are short and clean, and that the text of their day bears out. */
async function borneOutNames(
  deps: TaskDeps,
  days: readonly PlanDay[],
  proposed: z.output<typeof PlanSchema>['days'],
  numbered: NumberedSource,
  context: PaidContext,
): Promise<Named[]> {
  const names = days.flatMap((day): Named[] => {
    const given = proposed.find(({ number }) => number === day.number);
    const name = { day, title: given?.title.trim() ?? '', objective: given?.objective.trim() ?? '' };
    return isFit(name) ? [name] : [];
  });
  const claims = names.map(({ day, title, objective }) => {
    const units = sampleOf(day, numbered);
    const which = `${units[0]?.number ?? 0} to ${units.at(-1)?.number ?? 0}`;
    return { text: `Sentences ${which} are about “${title}”; who has learnt them can do this: ${objective}`, units };
  });
  const units = [...new Set(claims.flatMap((claim) => claim.units))];
  const isBorneOut = await borneOut(deps, { numbered, units, claims }, context);
  return names.filter((_, i) => isBorneOut[i]);
}

function isFit({ title, objective }: Named): boolean {
  const isShort = title.length >= 3 && title.length <= longestTitle;
  const isSentence = objective.length > 10 && objective.length <= longestObjective;
  return isShort && isSentence && ![title, objective].some((line) => /[<>[\]\n]|https?:/.test(line));
}
