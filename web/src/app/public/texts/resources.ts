import { defineTexts } from '../../../texts/define.ts';

export const resourcesTexts = defineTexts('resources', {
  title: 'Resources',
  description:
    'Look up any CCMAS or BMAS course, see how the two curriculum standards differ, and read the API reference.',
  heading: 'Resources',
  lead: 'Everything on this page is free. No account needed.',
  standards: {
    heading: 'CCMAS and BMAS in short',
    points: {
      ccmas:
        'CCMAS (Core Curriculum and Minimum Academic Standards) was published in December 2022 and has been taught since the 2023/2024 session. It sets 70% of each programme; each university adds the other 30%.',
      bmas: 'BMAS (Benchmark Minimum Academic Standards) came before it, in 2007 with later revisions. Students admitted earlier still finish under it.',
      codes:
        'The same code can mean different courses in each: GST 112 is one example. That’s why Akada always asks which standard you follow.',
      own: 'Courses a university adds have its prefix, such as UI-CSC 234. You can add them to your profile, though there’s no national outline for them.',
    },
    credit: 'Both standards are the work of the National Universities Commission (NUC).',
    nuc: 'NUC website',
  },
  holds: {
    heading: 'What’s in the catalogue',
    points: {
      courses: 'More than 1,300 courses, about half of them with topics so far.',
      programmes: 'More than 50 programmes with their courses, by level and semester.',
      universities: 'More than 250 universities: federal, state and private.',
      notes: 'Full courses we’ve written ourselves, with lessons, questions and a mock exam: find them in the library.',
      honest: 'If we don’t know something, we say so. We never make up an outline.',
    },
  },
  developers: {
    heading: 'For developers',
    text: 'Akada’s API is documented from the same contract the product uses. You can look up courses and open shared quizzes and study materials without a token, within fair limits; everything else needs one.',
    reference: 'API reference',
    openapi: 'OpenAPI document',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    resources: typeof resourcesTexts;
  }
}
