/**
 * Lessons that anybody may open, as the landing page offers them: the first of their courses. They stand here so that the
 * page is whole before any call; the test compares them with the courses themselves.
 */
export const featuredLesson = {
  code: 'MTH 101',
  path: '/library/mth-101/sets-and-venn-diagrams',
  title: 'Sets and Venn diagrams',
  minutes: 17,
} as const;

export const otherLessons = [
  { code: 'COS 101', path: '/library/cos-101/history-of-computing' },
  { code: 'GST 111', path: '/library/gst-111/vowels-and-consonants' },
] as const;
