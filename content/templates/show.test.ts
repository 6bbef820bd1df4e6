import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTemplates, templateOf } from '../courses/form/templates.ts';
import { draw } from './draw.ts';
import { shownDraw } from './show.ts';

const file = new URL('../courses/MTH-102/2-3-maxima-and-minima.templates.md', import.meta.url);
const [withWorking] = readTemplates(readFileSync(file, 'utf8')).entries.map(templateOf);

it('a draw is shown with where its working begins', () => {
  const shown = shownDraw(draw(withWorking!, 1), 1);
  expect(shown).toMatch(/\[working \w+, begins [^\]]*x/);
  expect(shown).not.toContain('[object');
});
