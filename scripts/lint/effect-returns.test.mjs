import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../lib/root.mjs';

/** Whether the rule speaks up about this line of a component. @param {string} line */
function isRefused(line) {
  const folder = mkdtempSync(join(tmpdir(), 'akada-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plugins = [join(root, 'scripts/lint/effect-returns.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins }));
  writeFileSync(join(folder, 'example.tsx'), `${line}\n`);
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', 'example.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('Checked 1 file');
  return (stdout + stderr).includes('An effect must not return');
}

it.each([
  "useEffect(() => list.current?.scrollIntoView?.({ block: 'nearest' }), []);",
  'useEffect(() => input.current?.focus(), []);',
  'useLayoutEffect(() => window.location.reload());',
])('refuses an effect that returns what a method returns: %s', (line) => {
  expect(isRefused(line)).toBe(true);
});

it.each([
  'useEffect(() => { list.current?.scrollIntoView(); }, []);',
  'useEffect(() => void queries.load(), [queries]);',
  'useEffect(() => () => control.current?.abort(), []);',
  "useEffect(() => onMessage(['SPRINT_CREATED'], () => queries.load()), [queries]);",
])('lets an effect return its clean-up or nothing: %s', (line) => {
  expect(isRefused(line)).toBe(false);
});
