import type { KeyTerm, SourceDocument } from '@akada/engine';
import { z } from 'zod';
import { jobOf } from '../engine.ts';
import { addressesModel } from '../orders.ts';
import type { TaughtAnalysis } from '../port.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure } from './failure.ts';
import { isGrounded } from './grounding.ts';
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
  { client, engine, embedded }: TaskDeps,
  document: SourceDocument,
  context: PaidContext,
): Promise<TaughtAnalysis> {
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
        prompt: analysisPrompt(numbered.fenced(units), perChunk),
        maxOutputTokens: 900,
      },
      context,
    );
    context.onProgress?.(++done / chunks.length, 'Reading the document');
    const own = new Set(units);
    const summary = part.summary.flatMap((number) => numbered.find(number) ?? []).filter((unit) => own.has(unit));
    return {
      summary: [...new Set(summary)].slice(0, perChunk),
      terms: part.terms.flatMap((term) => fit(term, numbered)),
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

function analysisPrompt(fenced: string, count: number): string {
  return `${fenced}

From the text above:
- "summary": the numbers of the ${count === 1 ? 'one sentence' : `${count} sentences`} that carry it best and can be understood alone.
- "terms": up to eight terms that it explains, each with a short definition in the words of the text and the number of the sentence that says so.`;
}

function restNote(read: number, all: number): string {
  return `This document is very long: the language model read the first ${read} of ${all} parts, the built-in teacher the rest.`;
}

function fit(
  { term, definition, sentence }: { term: string; definition: string; sentence: number },
  source: NumberedSource,
) {
  const unit = source.find(sentence);
  if (!unit || term.length > 60 || definition.length < 10 || addressesModel(`${term}. ${definition}`)) return [];
  const evidence = { cited: [unit.text], repeated: source.headingPath(unit) };
  if (!isGrounded(term, evidence) || !isGrounded(definition, evidence)) return [];
  const { documentId, sectionId } = source.citation(unit);
  const entry: KeyTerm = {
    term: plainMarkdown(term),
    name: plainMarkdown(term),
    definition: plainMarkdown(definition),
    documentId,
    sectionId,
    blockIndex: 0,
    sentence: unit.text,
  };
  return [entry];
}

function distinct(terms: readonly KeyTerm[]): KeyTerm[] {
  const seen = new Set<string>();
  return terms.filter(({ term }) => !seen.has(term.toLowerCase()) && seen.add(term.toLowerCase())).slice(0, mostTerms);
}

function summarySentence(unit: Unit, source: NumberedSource) {
  const { documentId, sectionId, headingPath } = source.citation(unit);
  return { text: unit.text, documentId, sectionId, headingPath };
}
