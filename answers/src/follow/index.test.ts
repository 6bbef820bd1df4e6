import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { canBegin, follow, type LineVerdict, type WorkingTask } from './index.ts';

type Working = WorkingTask & { lines: string[]; says: string; slip?: string };

/** Made by hand, in as many styles as people have; `npm run answers:follow` reads them too. */
const workings = JSON.parse(readFileSync(new URL('../../workings.json', import.meta.url), 'utf8')) as Working[];

const letters = { follows: 'y', slips: 'n', unsure: '?' };
const said = (verdicts: LineVerdict[]) => verdicts.map(({ is }) => letters[is]).join('');
const firstSlip = (verdicts: LineVerdict[]) =>
  verdicts.flatMap((verdict) => (verdict.is === 'slips' ? (verdict.slip?.kind ?? '') : []))[0];

it('agrees with every working that was made by hand', () => {
  const disagreed = workings.filter(({ lines, says, slip, ...task }) => {
    const verdicts = follow(task, lines);
    return said(verdicts) !== says || (slip !== undefined && firstSlip(verdicts) !== slip);
  });
  expect(workings.length).toBeGreaterThan(200);
  expect(disagreed).toEqual([]);
});

it.each([
  ['equation', '2x^2 - 5x - 3 = 0', 'x = (5 ± √(25 - 24))/4', { kind: 'minus 4ac', is: '+24', became: '−24' }],
  ['equation', 'x^2 - 5x = 0', 'x - 5 = 0', { kind: 'lost root', root: 'x = 0', by: 'x' }],
  [
    'simplify',
    '(x + 3)^2',
    'x^2 + 9',
    { kind: 'square of a sum', was: '(x + 3)^2', is: 'x^2 + 6x + 9', became: 'x^2 + 9' },
  ],
  ['differentiate', 'y = 3x^2', 'dy/dx = 6x^2', { kind: 'exponent kept', was: '3x^2', is: '6x', became: '6x^2' }],
  ['units', '36 km/h', '129.6 m/s', { kind: 'upside down', was: '36 km/h', is: '10 m/s', became: '129.6 m/s' }],
] as const)('names the very numbers: %s %s, then %s', (kind, begins, line, slip) => {
  expect(follow({ kind, begins }, [line])).toEqual([{ is: 'slips', slip }]);
});

it('tells of a root that squaring let in, before it is tested', () => {
  expect(follow({ kind: 'equation', begins: '√(x + 3) = x - 3' }, ['x + 3 = (x - 3)^2'])).toEqual([
    { is: 'follows', gained: 'x = 1' },
  ]);
});

it('compares what comes after a slip with the slip', () => {
  expect(said(follow({ kind: 'equation', begins: '2x + 3 = 7' }, ['2x = 10', 'x = 5', 'x = 6']))).toBe('nyn');
});

it('says that a line agrees with the beginning again, where it does not follow from the slip', () => {
  const verdicts = follow({ kind: 'equation', begins: '2x + 6 = 10' }, ['2x = 16', '2x + 6 = 10', '2x = 16', 'x = 8']);
  expect(verdicts.slice(1)).toEqual([{ is: 'follows', agrees: true }, { is: 'slips' }, { is: 'follows' }]);
});

it('names a complex root that is lost, and a square root that is another number', () => {
  const told = (line: string) => follow({ kind: 'equation', begins: '(x - 2)^2 = -16' }, [line])[0];
  expect(told('x - 2 = 4i')).toEqual({ is: 'slips', slip: { kind: 'plus minus', root: 'x = 2 − 4i' } });
  expect(told('x - 2 = ±4')).toEqual({ is: 'slips', slip: { kind: 'became', was: '√(−16)', became: '4' } });
});

it('knows which first lines it can go on from', () => {
  expect(canBegin({ kind: 'equation', begins: '2x + 3 = 7' })).toBe(true);
  expect(canBegin({ kind: 'equation', begins: '2x + 3 <' })).toBe(false);
  expect(canBegin({ kind: 'units', begins: '5 quux' })).toBe(false);
});

it('takes so many lines and letters and no more', () => {
  const long = `${'(x + 1)^2 - 3(x - 2) + '.repeat(12)}x = 7`;
  const lines = Array.from({ length: 30 }, (_, k) => `${long} + ${k}`);
  expect(said(follow({ kind: 'equation', begins: long }, lines))).toBe(`y${'n'.repeat(19)}`);
  expect(follow({ kind: 'equation', begins: 'x = 1' }, ['x = 1'.padEnd(301)])).toEqual([{ is: 'unsure' }]);
});
