import type { LearningStyle } from '@akada/contract/client';

/** What comes before the text of a lesson. Only the form: the text itself is the same for everybody. */
export interface LessonForm {
  terms: boolean;
  videos: boolean;
  listen: boolean;
  /** How many questions are tried before reading, without being counted. */
  trials: number;
  /** Parts of the lesson to begin with. */
  places: 'tables' | 'steps' | null;
}

const plain: LessonForm = { terms: false, videos: false, listen: false, trials: 0, places: null };

const forms: Record<LearningStyle, LessonForm> = {
  visual: { ...plain, terms: true, videos: true, places: 'tables' },
  auditory: { ...plain, listen: true },
  kinesthetic: { ...plain, trials: 2, places: 'steps' },
  reading_writing: plain,
  balanced: plain,
};

export const formOf = (style: LearningStyle): LessonForm => forms[style] ?? plain;

const selectors = { tables: 'table', steps: 'ol, pre, math[display="block"]' };

/** The tables of a lesson, or its worked steps, code and formulas, in their order. */
export const placesIn = (root: ParentNode, kind: 'tables' | 'steps'): Element[] =>
  [...root.querySelectorAll(selectors[kind])].filter((one) => !one.parentElement?.closest(selectors[kind]));

/** The heading that a part of a lesson stands under; empty above the first. */
function headingOf(root: ParentNode, place: Element): string {
  const before = [...root.querySelectorAll('h2, h3, h4')].filter(
    (heading) => heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.at(-1)?.textContent?.trim() ?? '';
}

/** One entry for each heading under which there is such a part: the first of them. */
export function listPlaces(html: string, kind: 'tables' | 'steps'): { index: number; heading: string }[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = placesIn(body, kind).map((place, index) => ({ index, heading: headingOf(body, place) }));
  return found.filter(({ heading }, at) => found.findIndex((one) => one.heading === heading) === at);
}
