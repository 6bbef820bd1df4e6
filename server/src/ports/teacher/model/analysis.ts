import type { KeyTerm, SourceDocument } from '@akada/engine';
import { z } from 'zod';
import { jobOf } from '../engine.ts';
import type { TaughtAnalysis } from '../port.ts';
import { borneOut } from './borne-out.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure } from './failure.ts';
import { NumberedSource, type Unit } from './numbered-source.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { inParallel, manner } from './wording.ts';

const AnalysisSchema = z.object({
  summary: z.array(z.number()),
  terms: z.array(z.object({ term: z.string(), definition: z.string(), sentence: z.number() })),
});

/** More would cost a learner's whole day; what lies beyond is analysed by the engine, and the note says so. */
const mostChunks = 24;
const longestSummary = 12;
const mostTerms = 30;

/**
 * Outline, language and length are measured by the engine; a model chooses the sentences that carry the document and the
 * terms that it explains. It reads the document part by part.
 */
export async function analyseByModel(
  deps: TaskDeps,
  document: SourceDocument,
  context: PaidContext,
): Promise<TaughtAnalysis> {
  const { client, engine, embedded } = deps;
  const base = await embedded.analyse(document, context);
  const numbered = new NumberedSource(await engine.run('indexLesson', [[document], undefined], jobOf(context)));
  const all = numbered.chunks();
  const chunks = all.slice(0, mostChunks);
  const perChunk = Math.max(1, Math.round(longestSummary / Math.max(1, chunks.length)));
  let done = 0;
  const parts = await inParallel(chunks, 3, async ({ units }) => {
    const part = await client.generate(
      {
        purpose: 'analyse',
        name: 'analysis',
        schema: AnalysisSchema,
        system: manner,
        source: numbered.fenced(units),
        prompt: analysisPrompt(perChunk),
        maxOutputTokens: 900,
      },
      context,
    );
    context.onProgress?.(++done / chunks.length, 'Reading the document');
    const own = new Set(units);
    const summary = part.summary.flatMap((number) => numbered.find(number) ?? []).filter((unit) => own.has(unit));
    return {
      summary: [...new Set(summary)].slice(0, perChunk),
      terms: await borneOutTerms(deps, part.terms, numbered, units, context),
    };
  });
  const summary = parts.flatMap((part) => part.summary).sort((a, b) => a.number - b.number);
  const terms = distinct(parts.flatMap((part) => part.terms));
  if (summary.length === 0 && terms.length === 0) throw new ModelFailure('ungrounded');
  const rest = all.length > chunks.length ? restNote(chunks.length, all.length) : undefined;
  return {
    ...base,
    keyTerms: terms.length > 0 ? distinct([...terms, ...(rest ? base.keyTerms : [])]) : base.keyTerms,
    summary: summary.map((unit) => summarySentence(unit, numbered)),
    // The engine reads English only; what it left out for that reason is here now.
    limited: base.language.english ? base.limited : undefined,
    provenance: summary.map((unit) => numbered.provenance(unit, client.name)),
    ...(rest ? { note: rest } : {}),
  };
}

function analysisPrompt(count: number): string {
  return `From the text above:
- "summary": the numbers of the ${count === 1 ? 'one sentence' : `${count} sentences`} that carry it best and can be understood alone.
- "terms": up to eight terms that it explains, each with a short definition in the words of the text and the number of the sentence that says so.`;
}

function restNote(read: number, all: number): string {
  return `This document is very long: the language model read the first ${read} of ${all} parts, the built-in teacher the rest.`;
}

interface WrittenTerm {
  term: string;
  definition: string;
  sentence: number;
}

/** The terms whose definitions the text bears out. */
async function borneOutTerms(
  deps: TaskDeps,
  written: readonly WrittenTerm[],
  numbered: NumberedSource,
  units: readonly Unit[],
  context: PaidContext,
): Promise<KeyTerm[]> {
  const entries = written.flatMap(({ term, definition, sentence }) => {
    const unit = numbered.find(sentence);
    const isShort = term.length <= 60 && definition.length >= 10;
    return unit && isShort ? [{ term: plainMarkdown(term), definition: plainMarkdown(definition), unit }] : [];
  });
  const claims = entries.map(({ term, definition, unit }) => ({ text: `${term}: ${definition}`, units: [unit] }));
  const isBorneOut = await borneOut(deps, { numbered, units, claims }, context);
  return entries
    .filter((_, i) => isBorneOut[i])
    .map(({ term, definition, unit }) => {
      const { documentId, sectionId } = numbered.citation(unit);
      return { term, name: term, definition, documentId, sectionId, blockIndex: 0, sentence: unit.text };
    });
}

function distinct(terms: readonly KeyTerm[]): KeyTerm[] {
  const seen = new Set<string>();
  return terms.filter(({ term }) => !seen.has(term.toLowerCase()) && seen.add(term.toLowerCase())).slice(0, mostTerms);
}

function summarySentence(unit: Unit, source: NumberedSource) {
  const { documentId, sectionId, headingPath } = source.citation(unit);
  return { text: unit.text, documentId, sectionId, headingPath };
}
