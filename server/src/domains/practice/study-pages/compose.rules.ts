/** Puts what the teacher made together into one Markdown text. Pure. */

export interface Place {
  page?: number;
  slide?: number;
  sheet?: string;
}

export interface StudyPageQuestion {
  stem: string;
  options: { label: string; text: string }[];
  correct: string;
  explanation: string;
}

export interface StudyPageSection {
  title: string;
  /** Where it stands in the document; may be empty. */
  places: Place[];
  /** What the section says: a lesson, or its main points. */
  markdown: string;
  terms: { term: string; definition: string }[];
  questions: StudyPageQuestion[];
}

export interface StudyPageParts {
  documentTitle: string;
  words: number;
  readingMinutes: number;
  summary: string[];
  /** What the learner must know about these materials: that only main points are told, say. */
  notes: string[];
  sections: StudyPageSection[];
}

interface Heading {
  level: number;
  id: string;
  text: string;
}

const fence = /^\s{0,3}(```+|~~~+)/;

/** Headings of a text that goes below another heading move one level down; lines of code are no headings. */
export function lowerHeadings(markdown: string): string {
  let open: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1];
      if (mark && !open) open = mark[0];
      else if (mark && mark[0] === open) open = undefined;
      return open || !/^#{1,5}\s/.test(line) ? line : `#${line}`;
    })
    .join('\n');
}

/** A lesson of a sprint opens by saying what today is about, and says again what to remember: these materials do not. */
export const withoutFrame = (markdown: string) =>
  markdown.replace(/^\*Today: [^\n]*\*(?:\n+|$)/, '').replace(/\n+## To remember\n\n(?:- .*\*\(.*\)\*(?:\n|$))+$/, '');

/** Plain text as Markdown: nothing in it is read as a mark. Formulas between dollars stay formulas. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(\$[^$]+\$)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]<>|#~]/g, '\\$&')))
    .join('')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([+-])(?=\s)/, '\\$1');
}

const range = (name: string, numbers: number[]): string[] => {
  if (numbers.length === 0) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return [first === last ? `${name} ${first}` : `${name}s ${first}–${last}`];
};

/** "Pages 3–7", "slide 4", "sheet Marks"; empty where the file knows no places. */
export function placeText(places: readonly Place[]): string {
  const sheets = [...new Set(places.flatMap(({ sheet }) => sheet ?? []))];
  return [
    ...range(
      'page',
      places.flatMap(({ page }) => page ?? []),
    ),
    ...range(
      'slide',
      places.flatMap(({ slide }) => slide ?? []),
    ),
    ...sheets.map((sheet) => `sheet ${plain(sheet)}`),
  ].join(', ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function questionsText(section: StudyPageSection, firstNumber: number): string[] {
  if (section.questions.length === 0) return [];
  const questions = section.questions.map(({ stem, options }, index) => {
    const listed = options.map(({ label, text }) => `   ${label}. ${plain(text)}`);
    // A line that ends with a backslash breaks there.
    return [`${firstNumber + index}. ${plain(stem)}`, ...listed].join('\\\n');
  });
  return ['**Check yourself** (answers at the end)', questions.join('\n')];
}

function sectionText(section: StudyPageSection, firstNumber: number): string {
  const place = placeText(section.places);
  return [
    `## ${plain(section.title)}`,
    ...(place ? [`*${capital(place)}*`] : []),
    lowerHeadings(section.markdown),
    ...questionsText(section, firstNumber),
  ].join('\n\n');
}

function termsTable(sections: readonly StudyPageSection[]): string[] {
  const seen = new Set<string>();
  // Where there is one section only, its name in every row would take the room of the meaning.
  const tellsSection = sections.length > 1;
  const rows = sections.flatMap(({ title, terms }) =>
    terms.flatMap(({ term, definition }) => {
      const key = term.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      const cells = [`**${plain(term)}**`, plain(definition), ...(tellsSection ? [plain(title)] : [])];
      return [`| ${cells.join(' | ')} |`];
    }),
  );
  if (rows.length === 0) return [];
  const head = tellsSection ? ['| Term | Meaning | Section |', '|---|---|---|'] : ['| Term | Meaning |', '|---|---|'];
  return ['## Key terms', [...head, ...rows].join('\n')];
}

function answersText(sections: readonly StudyPageSection[]): string[] {
  const answers = sections.flatMap(({ questions }) => questions);
  if (answers.length === 0) return [];
  const lines = answers.map(({ correct, options, explanation }, index) => {
    const right = options.find(({ label }) => label === correct)?.text ?? '';
    return `${index + 1}. **${correct}. ${plain(right)}** ${plain(explanation)}`.trimEnd();
  });
  return ['## Answers', lines.join('\n')];
}

function sourcesText({ documentTitle, words, sections }: StudyPageParts): string[] {
  const lines = sections.map(({ title, places }) => {
    const place = placeText(places);
    return `- ${plain(title)}${place ? `: ${place}` : ''}`;
  });
  return [
    '## Sources',
    `Everything here comes from “${plain(documentTitle)}” (${words.toLocaleString('en')} words).`,
    lines.join('\n'),
  ];
}

/** The text in two halves: the contents go between them once the headings have their ids. */
export function composeStudyPage(parts: StudyPageParts): { opening: string; body: string } {
  const { summary, notes, sections, readingMinutes } = parts;
  const count = sections.length === 1 ? 'One section' : `${sections.length} sections`;
  const minutes = readingMinutes === 1 ? 'a minute' : `${readingMinutes} minutes`;
  let number = 1;
  const sectionTexts = sections.map((section) => {
    const text = sectionText(section, number);
    number += section.questions.length;
    return text;
  });
  return {
    opening: [
      `*${count}, about ${minutes} of reading.*`,
      ...notes.map((note) => `> ${plain(note)}`),
      ...(summary.length > 0 ? ['## In short', summary.map((sentence) => `- ${plain(sentence)}`).join('\n')] : []),
    ].join('\n\n'),
    body: [...sectionTexts, ...termsTable(sections), ...answersText(sections), ...sourcesText(parts)].join('\n\n'),
  };
}

/** The list that leads to each section that comes after it. */
export function contentsText(outline: readonly Heading[]): string {
  const lines = outline
    .slice(outline.findIndex(({ text }) => text === contentsTitle) + 1)
    .filter(({ level }) => level === 2)
    .map(({ id, text }, index) => `${index + 1}. [${plain(text)}](#${id})`);
  return `## ${contentsTitle}\n\n${lines.join('\n')}`;
}

export const contentsTitle = 'Contents';
