/** What a section is for: to be learnt, or one of the things that stand around it. */
export type Matter = 'subject' | 'summary' | 'glossary' | 'questions' | 'answers' | 'outcomes' | 'references' | 'title';

const PARTS = '(?:chapter|section|unit|module|lecture|lesson|topic|week|part|course)';
const SORTS =
  '(?:review|revision|practice|study|self[- ](?:check|test|assessment|review)|discussion|critical[- ]thinking|multiple[- ]choice|short[- ]answer|true(?: or |/)false|essay|objective|theory|test|exam(?:ination)?|sample|past|quick|concept|comprehension|tutorial|visual connection|end[- ]of[- ]chapter|tutor[- ]marked|homework|class)';

/** The headings by which writers name what is not the subject itself; numbers and signs around them are gone by then. */
const NAMES: readonly (readonly [Exclude<Matter, 'subject'>, RegExp])[] = [
  [
    'answers',
    /^(?:(?:suggested |model |selected |sample )?answers?(?: keys?)?|answer sheet|marking (?:guide|scheme)|(?:suggested |model |worked )?(?:answers?|answer keys?|solutions?|keys?) (?:to|for) .+|hints and answers)$/,
  ],
  [
    'questions',
    new RegExp(
      `^(?:${PARTS} |${SORTS}[ /-]*)+(?:questions?|exercises?|problems?|quiz(?:zes)?|assignments?|tests?|review questions|tasks?)(?: \\d+)?$|^(?:exercises?|questions?|quiz(?:zes)?|assignments?|tutorial|multiple choice|critical thinking|short answer|true or false|test yourself|self[- ]test|self[- ](?:check|assessment)|check your (?:understanding|progress|knowledge)|checkpoint|questions? (?:for|to) .+|exercises for .+|questions and answers|tmas?|saes?)(?: \\d+)?$`,
    ),
  ],
  [
    'outcomes',
    new RegExp(
      `^(?:(?:intended|expected|specific|general|behaviou?ral|instructional|learning|teaching|performance|${PARTS}) )*(?:objectives?|outcomes?|aims)(?: and (?:objectives|outcomes))?(?: \\(\\w+\\))?$|^(?:learning goals|what you will learn|by the end of .+|after (?:reading|studying) this .+|(?:${PARTS} )?outline|agenda|today['’]s (?:agenda|topics|outline)|(?:table of )?contents|list of (?:figures|tables|abbreviations|symbols|plates|acronyms))$`,
    ),
  ],
  [
    'references',
    /^(?:references?|bibliography|works cited|(?:references?[ /]*(?:and |or )?)?(?:suggested|recommended|further|additional|other)[ /]*(?:and |or |for )?(?:further |suggested |other )?(?:readings?|texts?|textbooks?|resources)|acknowledge?ments?|dedication|index|copyright|licen[cs]e|attributions?|(?:photo |image |picture )?credits?|about the authors?|end ?notes|thank(?:s| you)\b.*|any questions)$/,
  ],
  [
    'summary',
    new RegExp(
      `^(?:${PARTS} |brief |quick |executive )*(?:summary|recap|synopsis|review|in (?:brief|short|summary)|(?:key|main|important) (?:points|takeaways|ideas|facts|messages)|take[- ]?aways?|take[- ]home (?:messages?|points?)|(?:(?:points|what|things|key things) )?to remember|(?:summary and )?conclusions?)$`,
    ),
  ],
  [
    'glossary',
    /^(?:glossary(?: of .+)?|(?:key|important|new|technical) (?:terms?|words?|vocabulary)(?: and (?:definitions|concepts))?|keywords?|vocabulary|(?:definitions? of|list of) (?:key |important |basic )?terms?|terms to know)$/,
  ],
];

/** Headings that belong to the subject and do not say what it is. */
const EMPTY =
  /^(?:introduction|introductory remarks|overview|preface|foreword|background|general(?: introduction)?|notes?|abstract|main (?:content|body|text)|body|discussion|(?:part|chapter|unit|module|lecture|slide|page) (?:\d+|[ivxl]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:the )?(?:\S+ )?(?:university|department|faculty|school|college|institute) of .+|\S+ university|untitled.*|continued|contd?)$/;

const NUMBERING =
  /^(?:(?:chapter|unit|section|module|lecture|topic|part|week|lesson|slide)\s+)?(?:\d+(?:\.\d+)*|[ivx]+(?=[.:)]))[.:)]?\s*[-–—:]?\s+/;

/** A heading in small letters, without its number and the signs at its end. */
const bare = (heading: string) =>
  heading
    .toLowerCase()
    .replace(NUMBERING, '')
    .replace(/[\s.:;,?!–—-]+$/, '')
    .trim();

/** No such heading is longer, and none is looked at further. */
const LONGEST = 60;

/** What a section with this heading is for. */
export function matterOf(heading: string): Matter {
  if (heading.length > LONGEST) return 'subject';
  const name = bare(heading);
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'subject';
}

/** Whether a heading names nothing that one could learn: "Introduction", "Section Summary". */
export const saysNothing = (heading: string): boolean =>
  bare(heading) === '' || EMPTY.test(bare(heading)) || matterOf(heading) !== 'subject';

/** What is read in its place and is no day, title or source of questions: all but the subject and its summaries. */
export const isAside = (matter: Matter): boolean =>
  matter !== 'subject' && matter !== 'summary' && matter !== 'glossary';

const CAPTION =
  /^(?:fig(?:ure|s)?|table|plate|box|chart|diagram|map|photo(?:graph)?|illustration|exhibit|scheme)\.?\s*\d+(?:[.–-]\d+)*[a-z]?(?:\s*[.:–—|)-]|\s+\p{Lu})/iu;
const CREDIT = /^(?:sources?|(?:photo |image |picture )?credits?|adapted from|modified from|image by|photo by)\s*[:(]/i;
const LONGEST_CAPTION = 400;

/** "Figure 3.2: The nephron", "Source: field survey, 2019": words about a picture, which say nothing without it. */
export const isCaption = (text: string): boolean =>
  text.length <= LONGEST_CAPTION &&
  (CAPTION.test(text)
    ? !/^\S+\s*[\d.–-]+[a-z]?\s+(?:shows?|gives?|lists?|illustrates?)\b/i.test(text)
    : CREDIT.test(text));

interface Headed {
  level: number;
  headingPath: readonly string[];
  byTopicShift: boolean;
  words: number;
}

/** Below this share of the words, what looks like the subject cannot be all of it: a heading has been read too widely. */
const LEAST_SUBJECT = 0.2;

/**
 * What each section of a document is for. A heading counts for the sections below it too, unless hardly anything would
 * be left to learn; a document that is nothing but questions or a glossary is about just that.
 */
export function mattersOf(sections: readonly Headed[]): Matter[] {
  const total = sections.reduce((sum, { words }) => sum + words, 0);
  const read = (depth: number) =>
    sections.map(({ level, headingPath, byTopicShift }): Matter => {
      if (level === 0) return 'subject';
      const own = byTopicShift ? headingPath.slice(0, -1) : headingPath;
      return (
        own
          .slice(-depth)
          .map(matterOf)
          .findLast((matter) => matter !== 'subject') ?? 'subject'
      );
    });
  const isEnough = (matters: readonly Matter[]) =>
    sections.reduce((sum, { words }, i) => sum + (isAside(matters[i]!) ? 0 : words), 0) >= LEAST_SUBJECT * total;
  const [inherited, own] = [read(Number.POSITIVE_INFINITY), read(1)];
  return [inherited, own].find(isEnough) ?? sections.map(() => 'subject');
}
