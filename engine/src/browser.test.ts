import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { buildIndex } from './answer/build-index.ts';
import { COURSE_NOTES } from './answer/fixtures/course-notes.ts';
import { answer, tutorTurn } from './browser.ts';

const bundle = () =>
  build({
    entryPoints: ['engine/src/browser.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  });

test('weighs at most 60 kB compressed and holds neither tagger', async () => {
  // The engine itself is typed without Node, and stays so.
  const zlib: { brotliCompressSync(data: Uint8Array): Uint8Array } = await import('node:zlib' as string);
  const { outputFiles, metafile } = await bundle();
  expect(zlib.brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThanOrEqual(60_000);
  expect(Object.keys(metafile.inputs).filter((path) => /wink|pluralize/.test(path))).toEqual([]);
});

test('has no look-behind, which older phones cannot read', async () => {
  const { outputFiles } = await bundle();
  expect(outputFiles[0]!.text).not.toMatch(/\(\?<[=!]/);
});

test('answers and tutors over an index that the server made', () => {
  const index = JSON.parse(JSON.stringify(buildIndex(COURSE_NOTES)));
  expect(answer('What is transpiration?', index).kind).toBe('found');
  expect(tutorTurn('What is transpiration?', index).stage).toBe('answer');
});
