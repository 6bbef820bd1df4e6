import { ApiError } from '@akada/contract/client';
import { afterEach, expect, it } from 'vitest';
import { UploadError } from '../../../lib/upload.ts';
import { findUnsent, forgetUnsent, keptUntilTaken } from './unsent-file.ts';

afterEach(forgetUnsent);

const notes = new File(['Osmosis is …'], 'notes.txt');
const { signal } = new AbortController();
const failing = (error: unknown) => keptUntilTaken(notes, signal, () => Promise.reject(error)).catch(() => null);

it('keeps a file that did not reach the server', async () => {
  await failing(new UploadError('Network error occurred'));
  expect((await findUnsent())?.name).toBe('notes.txt');
});

it('keeps a file that the server could not look at just now', async () => {
  await failing(new ApiError(503, { detail: 'Busy.', code: 'busy' }));
  expect(await findUnsent()).toBe(notes);
});

it('lets go of a file that the server refused', async () => {
  await failing(new ApiError(422, { detail: 'Damaged.', code: 'file_corrupt' }));
  expect(await findUnsent()).toBeNull();
});

it('lets go of a file that the server has', async () => {
  await keptUntilTaken(notes, signal, () => Promise.resolve('d1'));
  expect(await findUnsent()).toBeNull();
});

it('lets go of a file whose upload was cancelled, and keeps one whose page was left', async () => {
  const upload = async (why: string) => {
    const control = new AbortController();
    control.abort(new DOMException(why, 'AbortError'));
    await keptUntilTaken(notes, control.signal, () => Promise.reject(control.signal.reason)).catch(() => null);
    return (await findUnsent())?.name ?? null;
  };
  expect([await upload('cancelled'), await upload('left')]).toEqual([null, 'notes.txt']);
});
