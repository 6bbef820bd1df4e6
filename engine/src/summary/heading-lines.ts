import { saysNothing } from '../text/matter.ts';
import { withoutCitations } from '../text/normalise.ts';
import { blockText, type DocumentText, isBackMatter, type Section } from '../text/sections.ts';
import { pieces } from '../text/sentences.ts';
import { plainHeading } from '../text/wording.ts';
import type { SummarySentence } from './summary-sentence.ts';

const LONGEST = 200;

/** What a section begins with, as a sentence: its first sentence, or the first line of whatever it has. */
function beginningOf(section: Section): string {
  const block = section.blocks[0];
  const text = section.sentences[0]?.text ?? (block ? blockText(block).split('\n')[0]! : '');
  const short = pieces(withoutCitations(text), LONGEST)[0] ?? '';
  return /[.!?…]$/.test(short) ? short : `${short.replace(/[\s:;,]+$/, '')}.`;
}

/** A summary where sentences are too few: the headings in order, each with what it begins with, beside what there is. */
export function headingLines(
  document: DocumentText,
  found: readonly SummarySentence[],
  max: number,
): SummarySentence[] {
  const sections = document.sections.filter((section) => !isBackMatter(section) && section.wordCount > 0);
  const lines = sections.flatMap((section): SummarySentence[] => {
    const own = found.filter(({ sectionId }) => sectionId === section.id);
    if (own.length > 0) return own;
    const { heading, headingPath, id, level, place } = section;
    const beginning = beginningOf(section);
    if (beginning === '.') return [];
    const isNamed = level > 0 && !section.byTopicShift && !saysNothing(heading);
    const text = isNamed ? `${plainHeading(heading)}: ${beginning}` : beginning;
    return [{ text, documentId: document.id, sectionId: id, headingPath, ...(place ? { place } : {}) }];
  });
  if (lines.length <= max) return lines;
  return Array.from({ length: max }, (_, i) => lines[Math.floor((i * lines.length) / max)]!);
}
