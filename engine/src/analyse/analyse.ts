import type { Place, SourceDocument } from '../document.ts';
import { plainHeading } from '../questions/grammar/wording.ts';
import { type SummarySentence, summarise } from '../summary/summarise.ts';
import { detectLanguage, type Language } from '../text/language.ts';
import { countWords } from '../text/normalise.ts';
import { blockText, type DocumentText, isBackMatter, readDocument } from '../text/sections.ts';
import { type KeyTerm, keyTerms } from './key-terms.ts';

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
const FILE_NAME = /\.(?:pdf|docx?|pptx?|odt|rtf|txt|xlsx?|html?|md)$/i;
const NO_TITLE =
  /^(?:untitled|document|presentation|slide|new|microsoft (?:word|powerpoint)|doc|file|scan|img)?[\s\d_-]*$/i;

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

/** The document's own title, or its first heading where the given one is a file name or says nothing. */
export function titleOf(document: DocumentText): string {
  const given = document.title.replace(/^Microsoft (?:Word|PowerPoint) - /i, '');
  const bare = given.replace(FILE_NAME, '').replace(/[_]+/g, ' ').replace(/\s+/g, ' ').trim();
  const isFile = FILE_NAME.test(given) || /_/.test(given);
  if (bare && !isFile && !NO_TITLE.test(bare)) return bare;
  const heading = document.sections.find(
    (section) => section.headingPath[0] !== document.title && !section.byTopicShift,
  );
  const first = heading && !isBackMatter(heading) ? plainHeading(heading.headingPath[0] ?? '') : '';
  if (first && countWords(first) <= 14) return first;
  return NO_TITLE.test(bare) ? (document.sections[0]?.heading ?? 'Untitled document') : bare;
}

function limitOf(document: DocumentText, language: Language): { reason: string } | undefined {
  if (!language.english) {
    return {
      reason:
        'This document does not seem to be in English. Its outline, reading and keyword search are offered; summaries, key terms and questions are made for English only.',
    };
  }
  if (document.wordCount < 80) {
    return { reason: 'This document has very little text, so there is little to summarise or to ask about.' };
  }
  return undefined;
}
