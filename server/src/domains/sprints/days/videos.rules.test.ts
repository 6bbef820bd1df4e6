import { expect, it } from 'vitest';
import { videoIdOf } from './videos.rules.ts';

it.each([
  ['https://www.youtube.com/watch?v=abcdefghij_&t=5', 'abcdefghij_'],
  ['https://youtu.be/abcdefghij-', 'abcdefghij-'],
  ['https://www.youtube.com/embed/abcdefghijk', 'abcdefghijk'],
  ['https://m.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/watch?v=tooshort', null],
  ['https://vimeo.com/abcdefghijk', null],
  ['not a link', null],
])('the video of %s is %s', (link, id) => expect(videoIdOf(link)).toBe(id));
