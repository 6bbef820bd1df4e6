import { afterEach, expect, it, vi } from 'vitest';
import { followSaver, getSaver, isSaving, setSaver } from './saver.ts';

const mark = () => document.documentElement.dataset.saver;
const phoneSaves = (saveData: boolean) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData } }));

afterEach(() => {
  setSaver('device');
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.saver;
});

it('follows the phone until somebody chooses', () => {
  phoneSaves(true);
  followSaver();
  expect([getSaver(), isSaving(), mark()]).toEqual(['device', true, 'on']);
  setSaver('off');
  expect([isSaving(), mark()]).toEqual([false, undefined]);
});

it('stays on where it was chosen, whatever the phone says, and tells the server', () => {
  phoneSaves(false);
  setSaver('on');
  expect([isSaving(), mark()]).toEqual([true, 'on']);
  expect(document.cookie).toContain('saver=on');
  setSaver('device');
  expect([isSaving(), mark()]).toEqual([false, undefined]);
  expect(document.cookie).not.toContain('saver');
});

it('sets right a page that the phone kept from another day', () => {
  phoneSaves(false);
  document.documentElement.dataset.saver = 'on';
  followSaver();
  expect(mark()).toBeUndefined();
});
