import type { Place, SourceDocument } from '../document.ts';
import { summarise } from '../summary/summarise.ts';
import type { SummarySentence } from '../summary/summary-sentence.ts';
import { detectLanguage, type Language } from '../text/language.ts';
import { blockText, type DocumentText, readDocument } from '../text/sections.ts';
import { type KeyTerm, keyTerms } from './key-terms.ts';
import { titleOf } from './title.ts';

export interface OutlineEntry {
  sectionId: string;
  heading: string;
  level: number;
  wordCount: number;
  /** True where the document has no headings and the section was found by a shift of topic. */
  byTopicShift: boolean;
  place?: Place;
}

export interface Analysis {
  title: string;
  language: Language;
  wordCount: number;
  /** At 200 words a minute, at least 1. */
  readingMinutes: number;
  outline: OutlineEntry[];
  keyTerms: KeyTerm[];
  summary: SummarySentence[];
  /** Present where only a part is offered; `reason` is for the learner. */
  limited?: { reason: string };
}

const READING_WORDS_PER_MINUTE = 200;

/** What a document is: title, language, outline, key terms, summary, length. */
export function analyse(source: SourceDocument | DocumentText): Analysis {
  const document = 'sections' in source ? source : readDocument(source);
  const language = detectLanguage(document.sections.flatMap((section) => section.blocks.map(blockText)).join('\n'));
  const limited = limitOf(document, language);
  return {
    title: titleOf(document),
    language,
    wordCount: document.wordCount,
    readingMinutes: Math.max(1, Math.round(document.wordCount / READING_WORDS_PER_MINUTE)),
    outline: document.sections.map((section) => ({
      sectionId: section.id,
      heading: section.heading,
      level: section.level,
      wordCount: section.wordCount,
      byTopicShift: section.byTopicShift,
      ...(section.place ? { place: section.place } : {}),
    })),
    keyTerms: language.english ? keyTerms(document) : [],
    summary: language.english ? summarise(document) : [],
    ...(limited ? { limited } : {}),
  };
}

function limitOf(document: DocumentText, language: Language): { reason: string } | undefined {
  if (!language.english) {
    return {
      reason:
        'This document doesn’t seem to be in English. You can read it, see its outline and search it; we only make summaries, key terms and questions for English text.',
    };
  }
  if (document.wordCount < 80) {
    return { reason: 'This document has very little text, so there’s not much to summarise or ask about.' };
  }
  return undefined;
}
