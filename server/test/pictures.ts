import sharp from 'sharp';
import type { Person } from './factories.ts';

/** A PNG of one colour. */
export const aPainting = (colour = '#2244aa', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Brings a picture for questions, as the editor does. */
export function bringPicture({ client }: Pick<Person, 'client'>, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'figure');
  return client.quizPictures.add({ body: form });
}
