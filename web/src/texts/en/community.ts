import { defineTexts } from '../define.ts';

export const communityTexts = defineTexts('community', {
  title: 'Community',
  welcome: 'Welcome to the community page!',
});
