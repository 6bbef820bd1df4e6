export interface Cell {
  /** yyyy-MM-dd */
  day: string;
  level: number;
  week: number;
  /** 0 for Monday. */
  weekday: number;
}

const DAY_MS = 86_400_000;
export const WEEKS = 53;

/** The name stands above the week in which the month begins. */
export interface MonthMark {
  /** The first of it, yyyy-MM-dd. */
  day: string;
  week: number;
}

/** Closer together than this, two names would run into each other. */
const NAME_WEEKS = 3;

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last 53 weeks up to today, Monday first; a day that is not named has no activity. */
export function heatmapCells(levels: Record<string, number>, today: string): Cell[] {
  const now = Date.parse(today);
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  const first = now - ((WEEKS - 1) * 7 + weekday) * DAY_MS;
  const count = (WEEKS - 1) * 7 + weekday + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = toDay(first + index * DAY_MS);
    return { day, level: levels[day] ?? 0, week: Math.floor(index / 7), weekday: index % 7 };
  });
}

/** Where each month begins; the one that the picture begins in only where the next does not follow at once. */
export function monthMarks(cells: readonly Cell[]): MonthMark[] {
  const begun = cells.filter(({ day }, index) => index > 0 && day.endsWith('-01'));
  const first = cells[0];
  const hasRoom = first && (begun[0]?.week ?? WEEKS) - first.week >= NAME_WEEKS;
  return hasRoom ? [first, ...begun] : begun;
}
