import { describe, expect, it, vi } from 'vitest';
import { PictureError, preparePicture } from './prepare-picture.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);
const file = (type: string, size = 10) => new File([jpeg, new Uint8Array(size)], 'me', { type });

describe('a chosen picture', () => {
  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('of type "%s" is refused', async (type) => {
    await expect(preparePicture(file(type))).rejects.toThrow(PictureError);
  });

  it('that is only called one is refused', async () => {
    const text = new File(['I am a letter, not a picture.'], 'me.png', { type: 'image/png' });
    await expect(preparePicture(text)).rejects.toThrow('can’t use this picture');
  });

  it('goes to the server as it is where the browser cannot draw it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
    const picture = file('image/webp');
    expect(await preparePicture(picture)).toBe(picture);
  });

  it('over 2 MB is refused where the browser cannot make it small', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
    await expect(preparePicture(file('image/jpeg', 2 * 1024 * 1024 + 1))).rejects.toThrow('The limit is 2 MB');
  });
});
