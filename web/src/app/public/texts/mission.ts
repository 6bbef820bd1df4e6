import { defineTexts } from '../../../texts/define.ts';

export const missionTexts = defineTexts('mission', {
  title: 'Mission',
  description:
    'Why Akada exists: a good study companion for every student in Nigeria, on the phone they have and the data they can afford.',
  heading: 'A good study companion for every student',
  lead: 'Akada is Nigerian slang for the world of books and university. We want that world to be open to everyone.',
  why: {
    heading: 'Why we’re building it',
    paragraphs: {
      one: 'Lecture halls are full, past questions get passed around as photos, and a good explanation often depends on who you know. Meanwhile nearly every course has a national outline that hardly any student has read.',
      two: 'A phone can hold that outline, break it into manageable days, and ask the questions that show whether you’ve understood. It shouldn’t need a new phone, a fast network or a rich parent.',
    },
  },
  values: {
    heading: 'What we hold ourselves to',
    items: {
      honest: {
        heading: 'Honest',
        text: 'We show what works and say what doesn’t. No made-up outlines or answers, no flattering numbers.',
      },
      light: {
        heading: 'Light',
        text: 'Data is expensive, so we weigh every page before we publish it.',
      },
      yours: {
        heading: 'Yours',
        text: 'What you write belongs to you: to see, to download, to delete. We don’t sell anything.',
      },
      open: {
        heading: 'Open',
        text: 'The code is under the MIT licence, and a campus can run its own server.',
      },
      everyone: {
        heading: 'For everyone',
        text: 'Keyboard, screen reader, small screen, bright sun: a student is a student.',
      },
      home: {
        heading: 'At home in Nigeria',
        text: 'Our standards, our course codes, and letters like ẹ, ọ, ṣ, ị and ụ done properly.',
      },
    },
  },
  action: 'Get started',
  contact: 'Write to us',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    mission: typeof missionTexts;
  }
}
