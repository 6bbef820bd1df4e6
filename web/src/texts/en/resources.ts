import { defineTexts } from '../define.ts';

export const resourcesTexts = defineTexts('resources', {
  title: 'Resources',
  description:
    'Look up any course of CCMAS or BMAS, learn how the two curriculum standards differ, and read the reference of the open API.',
  heading: 'Resources',
  lead: 'Everything on this page is free and needs no account.',
  standards: {
    heading: 'CCMAS and BMAS in short',
    points: {
      ccmas:
        'CCMAS (Core Curriculum and Minimum Academic Standards) was published in December 2022 and is taught from the 2023/2024 session on. It fixes 70% of each programme; a university adds the other 30% itself.',
      bmas: 'BMAS (Benchmark Minimum Academic Standards) came before it, in 2007 with later revisions. Students who were admitted earlier still finish under it.',
      codes:
        'The same code can mean different courses in the two: GST 112 is one example. That is why Akada always asks for the standard.',
      own: 'Courses that a university adds carry its prefix, such as UI-CSC 234. Akada accepts them in your profile, although no national outline exists.',
    },
    credit: 'Both standards are the work of the National Universities Commission (NUC).',
    nuc: 'Website of the NUC',
  },
  holds: {
    heading: 'What the catalogue holds',
    points: {
      courses: 'More than 1,300 courses, about half of them with topics so far.',
      programmes: 'More than 50 course lists of programmes, by level and semester.',
      universities: 'More than 250 universities: federal, state and private.',
      notes:
        'Whole courses written by the project, with lessons, questions and a mock examination: the library holds them.',
      honest: 'Where something is not known, the page says so. No outline is made up.',
    },
  },
  developers: {
    heading: 'For developers',
    text: 'Akada’s API is documented from the same contract that the product itself uses. Catalogue look-ups and shared quizzes and study materials are open without a token, within fair limits; everything else needs one.',
    reference: 'API reference',
    openapi: 'OpenAPI document',
  },
});
