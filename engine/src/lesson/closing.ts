import type { Place } from '../document.ts';
import { plainHeading } from '../grammar/wording.ts';
import { summarise } from '../summary/summarise.ts';
import type { SummarySentence } from '../summary/summary-sentence.ts';
import { type LessonPart, textsOf } from './lesson-part.ts';
import { escapeMarkdown } from './markdown.ts';

const WORDS_PER_SENTENCE = 350;
const [FEWEST, MOST] = [3, 6];

const placeOf = ({ page, slide, sheet }: Place): string => {
  if (page !== undefined) return `page ${page}`;
  return slide === undefined ? `sheet ${sheet ?? ''}` : `slide ${slide}`;
};

function line({ text, place, headingPath }: SummarySentence): string {
  const where = place ? placeOf(place) : plainHeading(headingPath.at(-1) ?? '');
  return `- ${escapeMarkdown(text)}${where ? ` *(${escapeMarkdown(where)})*` : ''}`;
}

/** What to keep of a day, in the source's sentences with their places; empty where its writer has summed it up. */
export function closingMarkdown(parts: readonly LessonPart[]): string {
  if (parts.some(({ section }) => section.matter === 'summary')) return '';
  const sentences = textsOf(parts).flatMap((own) => {
    const words = own.sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const count = Math.min(MOST, Math.max(FEWEST, Math.round(words / WORDS_PER_SENTENCE)));
    return own.sentences.length > count ? summarise(own, count) : [];
  });
  return sentences.length > 0 ? `## To remember\n\n${sentences.map(line).join('\n')}` : '';
}
