import type { Place } from '../document.ts';
import { toRemember } from '../summary/summarise.ts';
import type { SummarySentence } from '../summary/summary-sentence.ts';
import type { DocumentText } from '../text/sections.ts';
import { shownHeading } from './lesson-headings.ts';
import { type LessonPart, textsOf } from './lesson-part.ts';
import { escapeMarkdown } from './markdown.ts';

const WORDS_PER_SENTENCE = 350;
const [FEWEST, MOST] = [3, 6];

const placeOf = ({ page, slide, sheet }: Place): string => {
  if (page !== undefined) return `page ${page}`;
  return slide === undefined ? `sheet ${sheet ?? ''}` : `slide ${slide}`;
};

function line({ text, place, headingPath }: SummarySentence, document: DocumentText): string {
  const where = place ? placeOf(place) : shownHeading(headingPath.at(-1) ?? '', document);
  return `- ${escapeMarkdown(text)}${where ? ` *(${escapeMarkdown(where)})*` : ''}`;
}

const sumsUp = ({ section }: LessonPart) => section.matter === 'summary';

/** The parts of a day with its writer's summary at the end, where only a list of terms comes behind it. */
export function summaryLast(parts: readonly LessonPart[]): LessonPart[] {
  const end = parts.findLastIndex(sumsUp) + 1;
  const start = parts.slice(0, end).findLastIndex((part) => !sumsUp(part)) + 1;
  const lists = parts.slice(end);
  if (end === 0 || !lists.every(({ section }) => section.matter === 'glossary')) return [...parts];
  return [...parts.slice(0, start), ...lists, ...parts.slice(start, end)];
}

/** What to keep of a day, in the source's sentences with their places; what its writer has summed up is not again. */
export function closingMarkdown(parts: readonly LessonPart[]): string {
  const lines = textsOf(parts.slice(parts.findLastIndex(sumsUp) + 1)).flatMap((own) => {
    const words = own.sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const deserved = Math.min(MOST, Math.max(FEWEST, Math.round(words / WORDS_PER_SENTENCE)));
    // Half of a text is not what to keep of it.
    const count = Math.min(deserved, Math.floor(own.sentences.length / 2));
    return count > 1 ? toRemember(own, count).map((sentence) => line(sentence, own)) : [];
  });
  return lines.length > 0 ? `## To remember\n\n${lines.join('\n')}` : '';
}
