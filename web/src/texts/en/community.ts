import { defineTexts } from '../define.ts';

export const communityTexts = defineTexts('community', {
  title: 'Community',
  welcome: 'Welcome to the community page!',
  about: 'Invite your classmates: share your link and study the same courses. There’s no forum here.',
});
