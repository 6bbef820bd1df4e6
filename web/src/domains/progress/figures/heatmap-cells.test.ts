import { expect, it } from 'vitest';
import { heatmapCells, monthMarks } from './heatmap-cells.ts';

it('ends today, in the last of 53 weeks', () => {
  const cells = heatmapCells({}, '2026-11-18');
  expect(cells.at(-1)).toEqual({ day: '2026-11-18', level: 0, week: 52, weekday: 2 });
  expect(cells[0]).toMatchObject({ week: 0, weekday: 0 });
});

it('colours the days that are named', () => {
  const cells = heatmapCells({ '2026-11-16': 3 }, '2026-11-18');
  expect(cells.find(({ day }) => day === '2026-11-16')?.level).toBe(3);
  expect(cells.filter(({ level }) => level > 0)).toHaveLength(1);
});

it('marks the week in which each month begins, but for one whose name has no room', () => {
  const marks = monthMarks(heatmapCells({}, '2026-11-18')).map(({ day, week }) => [day, week]);
  expect(marks).toHaveLength(12);
  expect(marks[0]).toEqual(['2025-12-01', 2]);
  expect(marks.at(-1)).toEqual(['2026-11-01', 49]);
});
