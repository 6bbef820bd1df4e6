import { afterEach, expect, it, vi } from 'vitest';
import { shareSprint } from './share-sprint.ts';

afterEach(() => vi.unstubAllGlobals());

const sprint = { title: 'Computing, slowly', course: 'COS 101' };
const link = `${window.location.origin}/sprint?topic=COS%20101`;

it('hands the phone a link to the same sprint', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  await shareSprint(sprint);
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
});

it('copies the link where there is no share sheet', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await shareSprint(sprint);
  expect(writeText).toHaveBeenCalledWith(link);
});
