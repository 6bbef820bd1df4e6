import { defineTexts } from '../../../texts/define.ts';

export const communityTexts = defineTexts('community', {
  title: 'Community',
  welcome: 'Welcome to the community page!',
  about: 'Invite your classmates: share your link and study the same courses. There’s no forum here.',
  group: {
    heading: 'Group chat',
    open: 'Open the group chat',
    openText: 'Meet other members and swap questions and answers. Opens in another app.',
    locked: 'The group chat is part of Pro.',
    upgrade: 'Upgrade to Pro',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    community: typeof communityTexts;
  }
}
