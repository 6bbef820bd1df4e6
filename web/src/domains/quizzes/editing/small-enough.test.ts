import { afterEach, describe, expect, it, vi } from 'vitest';
import { smallEnough } from './small-enough.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);
const file = (size: number) => new File([jpeg, new Uint8Array(size)], 'photo.jpg', { type: 'image/jpeg' });

/** A browser that opens a picture of this size, and draws any as one byte of WebP. */
function browserThatOpens(width: number, height: number): { width: number; height: number }[] {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        drawn.push({ width, height });
      }
      getContext = () => ({ fillRect: () => {}, drawImage: () => {} });
      convertToBlob = async () => new Blob(['x'], { type: 'image/webp' });
    },
  );
  return drawn;
}

afterEach(() => vi.unstubAllGlobals());

describe('a picture chosen for a question', () => {
  it('that is light and small is sent as it is', async () => {
    const drawn = browserThatOpens(800, 600);
    const picture = file(10_000);
    expect(await smallEnough(picture)).toBe(picture);
    expect(drawn).toEqual([]);
  });

  it('that is light and of 40 megapixels is made smaller here first', async () => {
    const drawn = browserThatOpens(7296, 5472);
    expect((await smallEnough(file(233_000))).type).toBe('image/webp');
    expect(drawn).toEqual([{ width: 1600, height: 1200 }]);
  });

  it('that is heavy is made smaller', async () => {
    browserThatOpens(1200, 900);
    expect((await smallEnough(file(2_000_000))).type).toBe('image/webp');
  });
});
