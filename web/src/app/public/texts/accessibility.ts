import { defineTexts } from '../../../texts/define.ts';

export const accessibilityTexts = defineTexts('accessibility', {
  title: 'Accessibility',
  description:
    'How Akada works with keyboards, screen readers, small screens and reduced motion, and who to tell when it doesn’t.',
  heading: 'Accessibility statement',
  lead: 'Akada is for every student. We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
  sections: {
    how: {
      heading: 'What we do',
      points: {
        keyboard: 'You can do everything with a keyboard alone, and you can always see where the focus is.',
        reader:
          'Pages have headings, landmarks and labels for screen readers; screen readers announce messages as they appear.',
        contrast:
          'Text has a contrast of at least 4.5 to 1 in both the light and the dark theme. We never use colour alone to tell you something.',
        formulas: 'Formulas are in MathML, which screen readers can read; charts come with their figures as text.',
        targets: 'Buttons and standalone links are at least 44 pixels high.',
        zoom: 'Pages work from 360 pixels wide, and zoomed in to 400%.',
        motion: 'If your system asks for less motion, nothing moves, including the headline on the home page.',
      },
    },
    tested: {
      heading: 'How we check it',
      paragraphs: {
        tools:
          'We test every release in a real browser with axe, an automatic tool, in both themes and at phone and desktop size. Automatic tools find only some problems.',
        people: 'No independent body has tested Akada yet.',
      },
    },
    limits: {
      heading: 'Known limits',
      paragraphs: {
        language: 'Akada is only in English so far.',
        uploads:
          'Pictures you upload have no description. Akada doesn’t read pictures inside documents, so nothing it makes will mention them.',
        videos: 'The videos are made by other people, so captions depend on them.',
        timed:
          'A lecturer can set a time limit for a quiz. If you need more time, ask the lecturer: you can’t extend it yourself.',
      },
    },
    tell: {
      heading: 'Something not working for you?',
      paragraphs: {
        write:
          'Tell us which page it was and which device or assistive tool you use. We’ll treat it as a bug, not a request.',
      },
    },
  },
  contact: 'Contact us',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    accessibility: typeof accessibilityTexts;
  }
}
