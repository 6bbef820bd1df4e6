import type { SourceDocument } from '../document.ts';
import { detectLanguage } from '../text/language.ts';
import { blockText, readDocument } from '../text/sections.ts';
import { findCandidates } from './candidates.ts';
import { arrange } from './choice/arrange.ts';
import { type CheckedSource, checkQuestion, prepareSource } from './choice/checks.ts';
import { selectQuestions } from './choice/select.ts';
import type { Candidate, Difficulty, Form, Question } from './types.ts';

export interface QuizOptions {
  difficulty?: Difficulty | 'mixed';
  /** The same seed over the same source gives the same quiz. */
  seed: string;
  /** How many more may be offered after those that were asked for, the surest first. */
  spare?: number;
  /** Only questions of these forms. */
  forms?: readonly Form[];
  /** Called with the share of the work done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Quiz {
  questions: Question[];
  asked: number;
  /** Why there are fewer than asked for. */
  reason?: string;
}

/** The same checks that a language model's questions go through. */
function passes(candidate: Candidate, source: CheckedSource): boolean {
  const [question] = arrange([candidate], '');
  return checkQuestion(question!, source).length === 0;
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

function whyFewer(made: number, asked: number, words: number): string {
  const size = `Your text has about ${grouped(words)} words`;
  if (made === 0)
    return `${size}, and no list of terms, table or numbered steps that makes a fair question. Add some, or make cards: those come from single terms too.`;
  const found = made === 1 ? '1 fair question' : `${made} fair questions`;
  return `${size}; ${found} came out of it, not ${asked}. We make them from lists of terms, tables and numbered steps, and leave out weaker ones.`;
}

/** Makes up to `n` questions and the spare ones, fewer where the source cannot carry `n` good ones (then `reason` says why). */
export function makeQuiz(source: SourceDocument | readonly SourceDocument[], n: number, options: QuizOptions): Quiz {
  const sources: readonly SourceDocument[] = 'blocks' in source ? [source] : source;
  const progress = options.onProgress ?? (() => {});
  const language = detectLanguage(
    sources
      .flatMap((document) => document.blocks.map(blockText))
      .join('\n')
      .slice(0, 60_000),
  );
  if (!language.english) {
    return {
      questions: [],
      asked: n,
      reason: 'We can only make questions from English text, and this seems to be in another language.',
    };
  }
  const documents = sources.map(readDocument);
  progress(0.15);
  const all = documents
    .flatMap((document, i) => {
      progress(0.15 + (0.7 * i) / documents.length);
      return findCandidates(document);
    })
    .filter((candidate) => !options.forms || options.forms.includes(candidate.form));
  progress(0.85);
  const prepared = prepareSource(sources);
  progress(0.95);
  const holds = (candidate: Candidate) => passes(candidate, prepared);
  const surest = selectQuestions(all, n + (options.spare ?? 0), options.difficulty ?? 'mixed', holds);
  const asked = surest.slice(0, n).sort((a, b) => a.origin.order - b.origin.order);
  const questions = arrange([...asked, ...surest.slice(n)], options.seed);
  progress(1);
  const words = documents.reduce((sum, { wordCount }) => sum + wordCount, 0);
  return { questions, asked: n, ...(questions.length < n ? { reason: whyFewer(questions.length, n, words) } : {}) };
}
