import { defineTexts } from '../../../texts/define.ts';

const topics = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);
const are = (count: number) => (count === 1 ? 'is' : 'are');
const lessons = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/** Notes against the curriculum: what of a course is covered, thin or missing. */
export const coverageTexts = defineTexts('coverage', {
  title: 'Notes against the curriculum',
  lead: 'Pick a course and your notes. We’ll show you which topics of the national curriculum they cover, and where.',
  compare: 'Compare with the curriculum',
  compareHint: 'See what the course asks for and your notes leave out.',
  open: 'Compare',
  opening: 'Comparing…',
  course: 'Course',
  courseHint: 'A code such as PHY 101, or its title.',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  documents: 'Which notes?',
  sprint: (title: string) => `Your sprint “${title}”`,
  thisSprint: 'The lessons of your sprint',
  noDocuments: 'Add your notes first',
  noDocumentsText: 'Upload a handout or your lecture notes, then come back here.',
  toDocuments: 'Go to your documents',
  chooseSome: 'Choose at least one document.',
  earlier: 'Earlier comparisons',
  against: (what: string, course: string) => `${what} against ${course}`,
  several: documents,
  updated: (when: string) => `Compared ${when}`,
  back: 'Notes against the curriculum',
  loading: 'Opening the comparison…',
  failed: 'We couldn’t open this comparison.',
  notCompared: 'We couldn’t compare this.',
  again: 'Try again',
  retry: 'Retry',
  reading: 'Reading your notes…',
  notFound: 'This comparison no longer exists.',

  pages: (pages: number, course: string) => `${pages === 1 ? '1 page' : `${pages} pages`}, against ${course}`,
  noPages: (course: string) => `Against ${course}`,
  heading: (missing: number, thin: number) => {
    if (missing === 0 && thin === 0) return 'Every topic is covered';
    const first = missing > 0 ? `${topics(missing)} ${are(missing)} missing` : `${topics(thin)} ${are(thin)} thin`;
    return missing > 0 && thin > 0 ? `${first}, ${thin} ${are(thin)} thin` : first;
  },
  cloth: 'Topics, in the order of the course',
  tile: (topic: string, verdict: string) => `${topic}: ${verdict}`,
  verdicts: { covered: 'covered', thin: 'thin', missing: 'missing' },
  count: (count: number, verdict: string) => `${count} ${verdict}`,
  groups: { missing: 'Missing', thin: 'Thin', covered: 'Covered' },
  beside: {
    missing: (pages: number) =>
      pages > 0 ? `nothing found on ${pages === 1 ? '1 page' : `${pages} pages`}` : 'nothing found',
    thin: 'named, hardly explained',
    covered: '',
  },
  quote: (text: string) => `“${text}”`,
  at: {
    page: (page: number) => `Page ${page}`,
    slide: (slide: number) => `Slide ${slide}`,
    sheet: (sheet: string) => `Sheet ${sheet}`,
    day: (day: number) => `Day ${day}`,
  },
  more: (where: string, count: number) => `${where} and ${count} more`,
  places: (count: number) => (count === 1 ? '1 more place' : `${count} more places`),
  openPassage: (topic: string) => `Open the place: ${topic}`,
  closePassage: 'Close',
  only: { heading: 'A heading only', mention: 'Only mentioned' },
  lacks: (names: string) => `No ${names}`,
  lacksMore: (names: string, count: number) => `No ${names} and ${count} more`,
  lesson: (minutes: number) => `Lesson, ${minutes} min`,
  lessonOn: (title: string, minutes: number) => `Lesson: ${title}, ${minutes} min`,
  there: 'It is there',
  thereOn: (topic: string) => `It is there: ${topic}`,
  notThere: 'It isn’t there',
  notThereOn: (topic: string) => `It isn’t there: ${topic}`,
  said: { there: 'You said it’s there', not_there: 'You said it isn’t there' },
  undo: 'Undo',
  undoOn: (topic: string) => `Undo: ${topic}`,
  notSaved: 'That wasn’t saved. Please try again.',
  phrases: (found: number, all: number) =>
    `${found} of ${all} ${all === 1 ? 'phrase' : 'phrases'} of the official content found`,

  plan: (count: number) => (count === 1 ? 'Add the missing one to my plan' : `Add the ${count} missing to my plan`),
  planning: 'Adding…',
  planned: (count: number, sprint: string) => `${lessons(count)} added to “${sprint}”.`,
  plannedBefore: (sprint: string) => `These lessons are already in “${sprint}”.`,
  toPlan: 'Open the first one',
  toSprint: 'Open the sprint',
  planFailed: 'The lessons couldn’t be added.',

  print: 'Print',
  byWords: 'Found by words so far. We’re still reading for meaning, so this may change in a minute.',
  credit: (credit: string) => `Topics: ${credit}.`,
  caution: 'Found by rules, so look before you rely on it. It says whether a topic is there, not whether it is right.',
  unofficial: 'We don’t have the official content of this course phrase by phrase, so these are its topics alone.',

  accreditation: {
    title: 'For accreditation',
    text: 'Print this comparison on A4. The national curriculum fixes 70 % of a programme; write down here what your university adds in this course.',
    university: 'University and department',
    own: 'Your university’s own part (the 30 %)',
    ownHint: 'One topic a line, with the page where it’s taught if you like.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
  },
  sheet: {
    title: 'Course content against the national curriculum',
    materials: 'Teaching materials',
    date: 'Date',
    topic: 'Topic or phrase of the standard',
    verdict: 'Found',
    where: 'Where',
    own: 'The university’s own part (30 %)',
    none: 'Nothing written down.',
    lecturer: 'Lecturer',
    head: 'Head of department',
    signed: 'Name, signature and date',
    saidThere: 'as stated by the lecturer',
  },
  teach: {
    heading: 'Your notes against the curriculum',
    text: 'See which topics of the national curriculum your handouts cover, and print it for accreditation.',
    open: 'Compare notes',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    coverage: typeof coverageTexts;
  }
}
