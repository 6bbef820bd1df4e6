import { defineTexts } from '../define.ts';

export const accessibilityTexts = defineTexts('accessibility', {
  title: 'Accessibility',
  description:
    'How Akada works with keyboards, screen readers, small screens and reduced motion, and whom to tell when it does not.',
  heading: 'Accessibility statement',
  lead: 'Akada is made for every student. We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
  sections: {
    how: {
      heading: 'What we do',
      points: {
        keyboard: 'Everything works with a keyboard alone, and the focus can always be seen.',
        reader: 'Pages have headings, landmarks and labels for screen readers; messages are read out when they appear.',
        contrast:
          'Text has a contrast of at least 4.5 to 1 in the light and in the dark theme. Nothing is told by colour alone.',
        formulas:
          'Formulas are set as MathML, which screen readers can read; charts have their figures as text beside them.',
        targets: 'Buttons and links that stand alone are at least 44 pixels high.',
        zoom: 'Pages work from 360 pixels up and when enlarged to 400%.',
        motion: 'Where your system asks for less motion, things stand still, the headline of the start page included.',
      },
    },
    tested: {
      heading: 'How we check it',
      paragraphs: {
        tools:
          'Every release is examined in a real browser with axe, an automatic tool, in both themes and at phone and desktop size. Automatic tools find only a part of all faults.',
        people: 'We have not yet had Akada examined by an independent body.',
      },
    },
    limits: {
      heading: 'Known limits',
      paragraphs: {
        language: 'The product is in English so far.',
        uploads:
          'Pictures that learners upload have no description. Pictures inside documents are not read, so nothing that Akada makes mentions them.',
        videos: 'Videos are other people’s; whether they have captions depends on who made them.',
        timed: 'A lecturer can set a time limit for a quiz. Takers cannot extend it; ask the lecturer.',
      },
    },
    tell: {
      heading: 'Something does not work for you?',
      paragraphs: {
        write: 'Tell us which page it was and which device or aid you use. We treat it as a fault, not as a wish.',
      },
    },
  },
  contact: 'Contact us',
});
