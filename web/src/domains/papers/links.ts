/** Where the pages of past questions are. */

const search = (facts: Record<string, string | undefined>) => {
  const given = Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

export const shelfLink = (course: string) => `/papers${search({ course })}`;
export const bringLink = (course: string) => `/papers/new${search({ course })}`;
export const bringDocumentLink = (document: string) => `/papers/new${search({ document })}`;
export const scannedPaperLink = (scan: string) => `/scans/${encodeURIComponent(scan)}?for=paper`;
export const quizLink = (paper: string) => `/papers/quiz${search({ paper })}`;
export const checkLink = (id: string) => `/papers/${encodeURIComponent(id)}`;

/** What is practised: a topic, a paper, what was missed, what was missed with shaky topics, or all of it mixed. */
export interface PracticeWish {
  course: string;
  topic?: string | undefined;
  paper?: string | undefined;
  missed?: boolean | undefined;
  /** What was missed first, then these topics. */
  shaky?: readonly string[] | undefined;
}

/** Between topics in an address; no topic has it. */
const BETWEEN = '|';

export const practiceLink = ({ course, topic, paper, missed, shaky }: PracticeWish) =>
  `/papers/practice${search({
    ...{ course, topic, paper, missed: missed ? 'yes' : undefined },
    ...(shaky && { set: 'tonight', shaky: shaky.join(BETWEEN) }),
  })}`;

export const wishIn = (given: URLSearchParams): PracticeWish => ({
  course: given.get('course') ?? '',
  topic: given.get('topic') ?? undefined,
  paper: given.get('paper') ?? undefined,
  missed: given.get('missed') === 'yes',
  shaky: given.get('set') === 'tonight' ? (given.get('shaky') ?? '').split(BETWEEN).filter(Boolean) : undefined,
});
