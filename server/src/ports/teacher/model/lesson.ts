import type { LessonIndex, PlanDay } from '@akada/engine';
import { z } from 'zod';
import { jobOf } from '../engine.ts';
import type { Provenance, TaughtLesson, TeachingSource } from '../port.ts';
import { borneOut } from './borne-out.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure } from './failure.ts';
import { type Chunk, NumberedSource, type Unit } from './numbered-source.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { manner } from './wording.ts';

const LessonSchema = z.object({
  paragraphs: z.array(z.object({ text: z.string(), sentences: z.array(z.number()) })),
});

interface Paragraph {
  text: string;
  units: Unit[];
}

const tries = 2;
/** A section with fewer words may be told together with its neighbour. */
const smallSection = 30;

/**
 * A day's lesson in a model's words: every paragraph names its sentences and is checked against them. Tables, code and
 * formulas stay as the source has them. A section that is left out, or a paragraph too many that is made up, and the
 * lesson is the source's own text.
 */
export async function writeModelLesson(
  deps: TaskDeps,
  day: PlanDay,
  source: TeachingSource,
  context: PaidContext,
): Promise<TaughtLesson> {
  const { client, engine, embedded } = deps;
  const base = await embedded.writeLesson(day, source, context);
  // A review asks for what was learnt, in the source's words; and without a source there is nothing to retell.
  if (day.kind === 'review' || day.parts.length === 0) return base;
  const numbered = new NumberedSource(await engine.run('indexLesson', [source, day.parts], jobOf(context)));
  const chunks = numbered.chunks();
  const paragraphs: Paragraph[] = [];
  for (const [i, chunk] of chunks.entries()) {
    context.onProgress?.(i / chunks.length, 'Writing the lesson');
    paragraphs.push(...(await retell(deps, numbered, chunk, day, context)));
  }
  const opening = base.markdown.split('\n\n', 1)[0]!;
  const { markdown, provenance } = composed(numbered, paragraphs, client.name, day.title);
  return { ...base, markdown: `${opening}\n\n${markdown}`, provenance };
}

async function retell(
  deps: TaskDeps,
  numbered: NumberedSource,
  chunk: Chunk,
  day: PlanDay,
  context: PaidContext,
): Promise<Paragraph[]> {
  for (let tried = 0; tried < tries; tried++) {
    const { paragraphs } = await deps.client.generate(
      {
        purpose: 'lesson',
        name: 'lesson',
        schema: LessonSchema,
        system: manner,
        source: numbered.fenced(chunk.units),
        prompt: lessonPrompt(day),
        maxOutputTokens: 400 + Math.ceil(chunk.words * 2.5),
      },
      context,
    );
    const claims = paragraphs.map((paragraph) => toParagraph(paragraph, numbered)).filter(({ text }) => text);
    const isBorneOut = await borneOut(deps, { numbered, units: chunk.units, claims }, context);
    const grounded = claims.filter((_, i) => isBorneOut[i]);
    if (grounded.length >= paragraphs.length * 0.6 && coversAll(chunk, grounded, numbered.index)) return grounded;
  }
  throw new ModelFailure('ungrounded');
}

function lessonPrompt({ title, objective }: PlanDay): string {
  return `Write the lesson "${title}" from the text above for a student who reads it for the first time. Objective: ${objective}
- Go through the text in its order and leave out no section. Explain in short, clear paragraphs of two to five sentences.
- Under "sentences" give for each paragraph the numbers of all sentences that it rests on. Say nothing that they do not say.
- Keep the text's own terms, figures and names. No headings. Formulas between dollar signs.
- Tables, code and formulas that stand by themselves are shown to the student anyway: refer to them, do not repeat them.`;
}

function toParagraph({ text, sentences }: { text: string; sentences: number[] }, numbered: NumberedSource): Paragraph {
  return {
    text: plainMarkdown(text).replace(/\s*\[\d+(?:,\s*\d+)*\]/g, ''),
    units: numbered.findAll(sentences),
  };
}

function coversAll(chunk: Chunk, paragraphs: readonly Paragraph[], index: LessonIndex): boolean {
  const told = new Set(paragraphs.flatMap(({ units }) => units.map(({ section }) => section)));
  const prose = new Set(index.blocks.filter(({ k }) => !isVerbatim(k)).map(({ s }) => s));
  const words = new Map<number, number>();
  for (const { section, text } of chunk.units) {
    words.set(section, (words.get(section) ?? 0) + text.split(/\s+/).length);
  }
  return [...words].every(([section, count]) => told.has(section) || count < smallSection || !prose.has(section));
}

const isVerbatim = (kind: string) => kind === 'table' || kind === 'code' || kind === 'formula';

/** Paragraphs under the source's headings, each followed by the numbers of its places. */
function composed(
  numbered: NumberedSource,
  paragraphs: readonly Paragraph[],
  model: string,
  title: string,
): { markdown: string; provenance: Provenance[] } {
  const { index } = numbered;
  const places: Unit[] = [];
  const placeOf = (unit: Unit) => {
    const known = places.findIndex(({ number }) => number === unit.number);
    return known >= 0 ? known + 1 : places.push(unit);
  };
  const lines = index.sections.flatMap((_, section) => {
    const own = paragraphs.filter(({ units }) => units[0]!.section === section);
    const verbatim = verbatimOf(index, section);
    if (own.length === 0 && verbatim.length === 0) return [];
    const heading = numbered.sectionPath(section).at(-1) ?? '';
    return [
      ...(heading && heading !== title ? [`## ${plainMarkdown(heading)}`] : []),
      ...own.map(({ text, units }) => `${text} ${units.map((unit) => `[${placeOf(unit)}]`).join('')}`),
      ...verbatim,
    ];
  });
  return { markdown: lines.join('\n\n'), provenance: places.map((unit) => numbered.provenance(unit, model)) };
}

function verbatimOf(index: LessonIndex, section: number): string[] {
  let at = 0;
  return index.blocks.flatMap((block) => {
    const own = index.units.slice(at, at + block.n);
    at += block.n;
    if (block.s !== section || !isVerbatim(block.k)) return [];
    if (block.k === 'formula') return [`$$\n${own.join('\n')}\n$$`];
    if (block.k === 'code') return [`\`\`\`\`${block.h ?? ''}\n${own.join('\n')}\n\`\`\`\``];
    const rows = own.filter((row) => row.startsWith('|'));
    const caption = own.find((row) => !row.startsWith('|'));
    const width = (block.h ?? rows[0] ?? '').split(/(?<!\\)\|/).length - 2;
    const header = block.h ?? `|${'  |'.repeat(width)}`;
    return [...(caption ? [`*${caption}*`] : []), [header, `|${' --- |'.repeat(width)}`, ...rows].join('\n')];
  });
}
