import { expect, it } from 'vitest';
import { heatmapCells } from './heatmap-cells.ts';

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
