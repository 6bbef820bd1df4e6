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
