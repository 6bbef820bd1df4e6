import { plainWords, shareOf, tellingWords } from './words.rules.ts';

/** Which sections of a document speak about a topic. */

export interface SearchableSection {
  documentId: string;
  sectionId: string;
  headingPath: string[];
  text: string;
}

const mostSections = 4;
/** A section must hold at least so much of what the topic names. */
const leastShare = 0.6;

interface Scored {
  section: SearchableSection;
  order: number;
  score: number;
}

function scoreOf(wanted: readonly string[], { headingPath, text }: SearchableSection): number {
  const heading = new Set(tellingWords(headingPath.at(-1) ?? ''));
  const path = new Set(tellingWords(headingPath.join(' ')));
  const body = new Set(tellingWords(text));
  if (shareOf(wanted, new Set([...path, ...body])) < leastShare) return 0;
  const count = plainWords(text).length;
  // In the heading it is the subject; in the text alone it may be a remark, unless it comes again and again.
  const often = tellingWordsCount(text, wanted) / Math.max(1, count / 100);
  const score = shareOf(wanted, heading) * 3 + shareOf(wanted, path) + Math.min(1, often / 3);
  return score >= 1 ? score : 0;
}

function tellingWordsCount(text: string, wanted: readonly string[]): number {
  return plainWords(text).filter((word) => wanted.some((one) => word.startsWith(one))).length;
}

/** The sections about the topics, in reading order; none where the document does not speak about them. */
export function sectionsAbout(topics: readonly string[], sections: readonly SearchableSection[]): SearchableSection[] {
  const best = new Map<SearchableSection, Scored>();
  for (const topic of topics) {
    const wanted = tellingWords(topic);
    sections.forEach((section, order) => {
      const score = wanted.length === 0 ? 0 : scoreOf(wanted, section);
      if (score > (best.get(section)?.score ?? 0)) best.set(section, { section, order, score });
    });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSections)
    .sort((a, b) => a.order - b.order)
    .map(({ section }) => section);
}
