import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import { checkFigure } from './figures.ts';

const good = readFileSync(
  new URL('../../docs/course-template/MTH-101/figures/quadratic-equations-square.svg', import.meta.url),
  'utf8',
);
const faults = (svg: string) => faultsOf('x.svg', (say) => checkFigure(svg, say)).map(({ text }) => text);

it('a picture that keeps the form has no faults', () => expect(faults(good)).toEqual([]));

it.each<[what: string, from: string | RegExp, to: string, says: string]>([
  ['wider than a phone', 'viewBox="0 0 320 200"', 'viewBox="0 0 640 200"', 'viewBox'],
  ['without a title', /<title.*<\/title>/, '', '<title>'],
  ['without a description', /<desc.*<\/desc>/, '', '<desc>'],
  ['with a fixed colour', 'stroke="currentColor"', 'stroke="#333"', 'does not follow the theme'],
  ['with a named colour', 'fill="none"', 'fill="red"', 'does not follow the theme'],
  [
    'with a token that has no fallback',
    'var(--primary-soft, none)',
    'var(--primary-soft)',
    'does not follow the theme',
  ],
  ['with small text', 'font-size="14"', 'font-size="9"', 'cannot be read'],
  ['with a style', '<g stroke', '<g style="fill:red" stroke', 'style'],
  ['with a handler', '<g stroke', '<g onclick="x()" stroke', 'onclick'],
  ['with a script', '</svg>', '<script>1</script></svg>', '<script>'],
  ['with a picture from elsewhere', '</svg>', '<image href="https://example.org/x.png"/></svg>', 'href'],
  ['that is too large', '</svg>', `<path d="${'M1 1'.repeat(1600)}"/></svg>`, 'bytes'],
])('a picture %s is refused', (_what, from, to, says) => {
  const spoilt = good.replace(from, to);
  expect(spoilt).not.toBe(good);
  expect(faults(spoilt).join('\n')).toContain(says);
});
