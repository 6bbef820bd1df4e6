import { expect, it } from 'vitest';
import { drawLine, type WorkingTask } from './index.ts';

/** The drawing without what only the browser needs. */
const drawn = (kind: WorkingTask['kind'], line: string) =>
  drawLine(kind, line)
    ?.replace(/<\/?(?:math|mrow|mn|mi|mo|mtext)(?: [^>]*)?>|&#82[89]\d;/g, '')
    .replaceAll('&#160;', ' ');

it.each([
  ['equation', 'x = 2 or x = 3', 'x=2 or x=3'],
  ['equation', 'x = ±3', 'x=±3'],
  ['equation', 'x = (5 ± √49)/4', 'x=<mfrac>5±<msqrt>49</msqrt>4</mfrac>'],
  ['equation', '2x = ', '2x=▢'],
  ['equation', '2x = 4 => x = 2', '2x=4⇒x=2'],
  ['simplify', '= x^2 + 1', '=<msup>x2</msup>+1'],
  ['differentiate', 'dy/dx = 6x', '<mfrac>dydx</mfrac>=6x'],
  ['differentiate', "f''(x) = 6", 'f′′(x)=6'],
  ['units', 'v = 10 m/s', 'v=10\u00a0m/s'],
] as const)('draws a line of a working: %s %s', (kind, line, shown) => {
  expect(drawn(kind, line)).toBe(shown);
});

it('draws nothing that it cannot read, and no markup of others', () => {
  expect(drawLine('equation', 'x = 2 ? 3')).toBeNull();
  expect(drawLine('differentiate', 'd<b>/dx = 3')).toBeNull();
});
