import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const source = join(root, 'web/src');

/** Every file that the pages for visitors are made of. */
function reached() {
  const names = readdirSync(join(source, 'visitor'), { recursive: true, encoding: 'utf8' });
  const open = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(source, 'visitor', name));
  const seen = new Set(open);
  for (let file = open.pop(); file; file = open.pop()) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.{1,2}\/[^']+\.tsx?)'/g)) {
      const next = join(dirname(file), path);
      if (seen.has(next) || !existsSync(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return [...seen].map((file) => relative(source, file));
}

// Their style sheet holds the classes of the parts that it names, and of no others.
it('the style sheet for visitors names every part of the design system that they see', () => {
  const css = readFileSync(join(source, 'visitor/visitor.css'), 'utf8');
  const named = [...css.matchAll(/ui\/\{([^}]+)\}\.tsx/g)].flatMap(([, names = '']) => names.split(','));
  const seen = reached()
    .map((path) => /^ui\/([\w-]+)\.tsx$/.exec(path)?.[1] ?? '')
    .filter((name) => name !== '' && /className="/.test(readFileSync(join(source, `ui/${name}.tsx`), 'utf8')));
  expect(seen).toContain('option-list');
  expect(seen.filter((name) => !named.includes(name))).toEqual([]);
});

it('the style sheet for visitors names every room that they see, and none that is gone', () => {
  const css = readFileSync(join(source, 'visitor/visitor.css'), 'utf8');
  const named = [...css.matchAll(/@source "\.\.\/((?:domains|ui)\/[\w/-]+)";/g)].map(([, folder = '']) => folder);
  const seen = reached()
    .filter((path) => /^(domains\/|ui\/(?!art\/)[\w-]+\/)/.test(path))
    .filter((path) => /className=/.test(readFileSync(join(source, path), 'utf8')))
    .map((path) => named.find((folder) => path.startsWith(`${folder}/`)) ?? path);
  expect([...new Set(seen)].sort()).toEqual(named.sort());
});
