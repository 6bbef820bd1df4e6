import type { CoverageJudged, CoveragePassage } from '@akada/contract/client';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;

/** Where a passage stands, as people say it: its page, slide or day, else its heading. */
export function whereOf({ place, day, heading, title }: CoveragePassage): string {
  if (place?.page) return texts.at.page(place.page);
  if (place?.slide) return texts.at.slide(place.slide);
  if (place?.sheet) return texts.at.sheet(place.sheet);
  if (day !== null) return texts.at.day(day);
  return heading || title;
}

const MOST_NAMED = 2;

/** Why something is thin, in few words; empty where there is nothing to say. */
export function noteOf({ only, lacks }: Pick<CoverageJudged, 'only' | 'lacks'>): string {
  if (only) return texts.only[only];
  if (lacks.length === 0) return '';
  const named = lacks.slice(0, MOST_NAMED).join(', ');
  return lacks.length > MOST_NAMED ? texts.lacksMore(named, lacks.length - MOST_NAMED) : texts.lacks(named);
}

/** How many further places there are beside the one that is shown. */
export const furtherOf = ({ passages, more }: Pick<CoverageJudged, 'passages' | 'more'>) =>
  more + Math.max(0, passages.length - 1);
