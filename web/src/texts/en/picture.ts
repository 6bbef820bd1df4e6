import { defineTexts } from '../define.ts';

export const pictureTexts = defineTexts('picture', {
  show: 'Show the picture',
  showOf: (alt: string) => `Show the picture: ${alt}`,
  missing: 'The picture didn’t load. Check your network and try again.',
  missingOf: (alt: string) => `The picture didn’t load. It shows: ${alt}`,
  again: 'Load it again',
});

declare module '../define.ts' {
  interface Namespaces {
    picture: typeof pictureTexts;
  }
}
