import { defineTexts } from '../define.ts';

export const missionTexts = defineTexts('mission', {
  title: 'Mission',
  description:
    'Why Akada exists: a good study companion for every student in Nigeria, on the phone they have and the data they can afford.',
  heading: 'A good study companion for every student',
  lead: 'Akada is Nigerian slang for the world of books and university. We want that world to be open to whoever enters it.',
  why: {
    heading: 'Why we build it',
    paragraphs: {
      one: 'Lecture halls are full, past questions are passed around as photographs, and a good explanation often depends on whom you know. Meanwhile the outline of nearly every course is fixed nationally, and hardly any student has read it.',
      two: 'A phone can hold that outline, turn it into days that can be managed, and ask the questions that show whether something was understood. It should not need a new phone, a fast network or a rich parent.',
    },
  },
  values: {
    heading: 'What we hold ourselves to',
    items: {
      honest: {
        heading: 'Honest',
        text: 'We show what works and say what does not. No invented outlines or answers, no flattering numbers.',
      },
      light: {
        heading: 'Light',
        text: 'Data is expensive. Every page is weighed before it is published.',
      },
      yours: {
        heading: 'Yours',
        text: 'What you write belongs to you: to see, to take away, to delete. Nothing is sold.',
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
        heading: 'At home here',
        text: 'Our standards, our course codes, and letters such as ẹ, ọ, ṣ, ị and ụ set properly.',
      },
    },
  },
  action: 'Get started',
  contact: 'Write to us',
});
