import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

function tokensAfter(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`tokens.css has no block ${opening}`);
  const block = css.slice(start + opening.length, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = tokensAfter('\n:root {');
const systemDark = tokensAfter(':root:not([data-theme="light"]) {');
const chosenDark = tokensAfter('\n[data-theme="dark"] {');

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const onGrounds = ['ink', 'ink-soft', 'ink-faint', 'link', 'danger', 'success', 'warning', 'info'];
const fills = ['primary', 'accent', 'danger'];
const softs = ['primary', 'accent', 'danger', 'success', 'warning', 'info'];

const textPairs: [text: string, ground: string][] = [
  ...grounds.flatMap((ground) => onGrounds.map((text): [string, string] => [text, ground])),
  ...fills.flatMap((fill): [string, string][] => [
    [`on-${fill}`, fill],
    [`on-${fill}`, `${fill}-hover`],
  ]),
  ['on-brand', 'brand'],
  ...softs.map((soft): [string, string] => [`on-${soft}-soft`, `${soft}-soft`]),
];

describe.each([
  ['light', light],
  ['dark', chosenDark],
])('in the %s theme', (_theme, tokens) => {
  test.each(textPairs)('%s on %s has a contrast of at least 4.5:1', (text, ground) => {
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-strong', 'focus'].flatMap((mark) => grounds.map((ground) => [mark, ground])))(
    'the mark %s on %s has a contrast of at least 3:1',
    (mark, ground) => {
      expect(contrast(tokens[mark!]!, tokens[ground!]!)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the dark theme is the same whether the system or the person chose it', () => {
  expect(systemDark).toEqual(chosenDark);
});

test('the dark theme names every colour of the light one', () => {
  const colours = Object.keys(light).filter((name) => /^(#|rgb)/.test(light[name] ?? ''));
  expect(Object.keys(chosenDark)).toEqual(expect.arrayContaining(colours));
});
