import { expect, it } from 'vitest';
import { applyTranslation, type TextTree } from './define.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./define.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, TextTree>>(
  ['../**/texts.ts', '../**/texts/*.ts', './en/*.ts', '!./*.ts'],
  {
    eager: true,
  },
);

/** Each namespace and the file that defines it. */
const defined = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/defineTexts\(\s*'(\w+)'/g)].map(([, namespace = '']) => ({ namespace, path })),
);

it('finds every namespace where texts are looked for, each once', () => {
  expect(defined.map(({ path }) => path).filter((path) => !(path in modules))).toEqual([]);
  expect(new Set(defined.map(({ namespace }) => namespace)).size).toBe(defined.length);
});

/** The same tree with every text replaced. */
const shouted = (texts: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text === 'object') return [key, shouted(text)];
      return [key, typeof text === 'function' ? () => 'LOUD' : 'LOUD'];
    }),
  );

/** The paths of texts that still are as English has them. */
function quiet(texts: TextTree, path: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === 'object') return quiet(text, `${path}.${key}`);
    return (typeof text === 'function' ? text() : text) === 'LOUD' ? [] : [`${path}.${key}`];
  });
}

it.each(defined)('lets a translation replace all of $namespace', ({ namespace, path }) => {
  const texts = Object.values(modules[path] ?? {}).find((one) => typeof one === 'object') ?? {};
  applyTranslation({ [namespace]: shouted(texts) });
  expect(quiet(texts, namespace)).toEqual([]);
});
