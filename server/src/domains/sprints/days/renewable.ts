import type { DayRow } from './days.repo.ts';

/** What of a sprint is to be written anew: a day, or one section of its lesson. */
export interface Renewal {
  day: number;
  section?: string | undefined;
}

/** Where a model wrote a day from what it knows, each part of it can be had anew alone. */
export const hasRenewableSections = (day: Pick<DayRow, 'kind' | 'state' | 'parts' | 'made_by'>): boolean =>
  day.kind === 'study' && day.state === 'ready' && day.parts.length === 0 && day.made_by === 'model';

interface Heading {
  level: number;
  text: string;
}

const sectionLevel = 2;

/** The headings of its parts, by the outline of its text. */
export const renewableSections = (day: DayRow, outline: readonly Heading[]): string[] =>
  hasRenewableSections(day) ? outline.filter(({ level }) => level === sectionLevel).map(({ text }) => text) : [];

export const hasSection = (day: DayRow, heading: string): boolean =>
  hasRenewableSections(day) && (day.lesson ?? '').split('\n').includes(`## ${heading}`);
