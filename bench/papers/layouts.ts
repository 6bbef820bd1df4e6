import type { SourcePaper, SourceQuestion } from './source.ts';

/** A line as a layout sets it. */
export interface SetLine {
  text: string;
  isBold?: boolean;
  /** The entry of a list that the word processor counts: 0 numbers, 1 letters. */
  depth?: 0 | 1;
  isHeading?: boolean;
}

export interface Wanted {
  number: string;
  text: string;
  options: { label: string; text: string }[];
  key: string | null;
  marks: number | null;
  /** What must be said of it, because something was spoilt. */
  doubt: RegExp | null;
}

export interface SetPaper {
  lines: SetLine[];
  /** In a file of its own, where the layout says so. */
  key: SetLine[] | null;
  wanted: Wanted[];
}

export interface Layout {
  name: string;
  form: 'text' | 'columns' | 'pdf' | 'pdf-two' | 'docx' | 'docx-lists';
  number: (n: number) => string;
  label: (at: number) => string;
  options: 'lines' | 'line' | 'pairs';
  key: 'pairs' | 'compact' | 'rows' | 'below' | 'star' | 'bold' | 'file' | 'list';
  hasSections?: boolean;
  isPasted?: boolean;
  /** Wide gaps between options on one line. */
  gap: string;
  width?: number;
}

const large = (at: number) => 'ABCDE'[at]!;
const small = (at: number) => 'abcde'[at]!;

export const layouts: Layout[] = [
  {
    name: 'a line each',
    form: 'text',
    number: (n) => `${n}. `,
    label: (at) => `${large(at)}. `,
    options: 'lines',
    key: 'pairs',
    gap: '',
  },
  {
    name: 'one line',
    form: 'text',
    number: (n) => `${n}) `,
    label: (at) => `${large(at)}) `,
    options: 'line',
    key: 'compact',
    gap: ' ',
  },
  {
    name: 'pages',
    form: 'pdf',
    number: (n) => `Q${n}. `,
    label: (at) => `(${small(at)}) `,
    options: 'pairs',
    key: 'below',
    gap: '\u2003\u2003',
  },
  {
    name: 'headed',
    form: 'text',
    number: (n) => `Question ${n}\n`,
    label: (at) => `(${large(at)}) `,
    options: 'lines',
    key: 'star',
    gap: '',
    width: 70,
  },
  {
    name: 'side by side',
    form: 'columns',
    number: (n) => `${n}. `,
    label: (at) => `${large(at)}. `,
    options: 'lines',
    key: 'rows',
    gap: '',
  },
  {
    name: 'two columns',
    form: 'pdf-two',
    number: (n) => `${n}. `,
    label: (at) => `${large(at)}. `,
    options: 'line',
    key: 'pairs',
    gap: '\u2003\u2003',
  },
  {
    name: 'word',
    form: 'docx',
    number: (n) => `${n}. `,
    label: (at) => `${small(at)}) `,
    options: 'lines',
    key: 'bold',
    gap: '',
  },
  { name: 'word lists', form: 'docx-lists', number: () => '', label: () => '', options: 'lines', key: 'file', gap: '' },
  {
    name: 'sections',
    form: 'text',
    number: (n) => `${n}. `,
    label: (at) => `${large(at)}. `,
    options: 'pairs',
    key: 'list',
    hasSections: true,
    gap: '     ',
    width: 76,
  },
  {
    name: 'pasted',
    form: 'text',
    number: (n) => `${n}. `,
    label: (at) => `${large(at)}. `,
    options: 'line',
    key: 'list',
    isPasted: true,
    gap: ' ',
  },
];

type Fault = 'missing' | 'twice' | 'option' | 'smudge';

/** Where a paper is spoilt: each fault once, far from the others. */
function faultsOf(layout: Layout, isSpoilt: boolean): Map<number, Fault> {
  if (!isSpoilt || layout.form === 'docx-lists') return new Map();
  const faults: [number, Fault][] = [
    [4, 'missing'],
    [9, 'twice'],
    [14, 'option'],
  ];
  if (!layout.isPasted && layout.name !== 'headed') faults.push([19, 'smudge']);
  return new Map(faults);
}

/** Sets a paper in a layout, and says what should be read of it. */
export function setPaper(paper: SourcePaper, layout: Layout, isSpoilt: boolean): SetPaper {
  const faults = faultsOf(layout, isSpoilt);
  const lines: SetLine[] = headOf(paper, layout);
  const wanted: Wanted[] = [];
  const keys: { number: string; text: string }[] = [];
  let after: RegExp | null = null;
  paper.objective.forEach((question, at) => {
    const fault = faults.get(at);
    const value = at + 1;
    if (fault === 'missing') {
      after = new RegExp(`Number ${value} is missing`);
      return;
    }
    const shown = fault === 'twice' ? value - 1 : value;
    const gone = fault === 'option' && question.options.length > 3 ? 2 : -1;
    const mark =
      layout.form === 'docx-lists' ? '' : fault === 'smudge' ? `${Math.floor(value / 10)}/. ` : layout.number(shown);
    const set = { mark, gone, fault };
    lines.push(...questionLines(question, layout, set));
    const isTruth = question.options[0] === 'True';
    const options = isTruth
      ? question.options.map((text) => ({ label: text, text }))
      : question.options.flatMap((text, index) => (index === gone ? [] : [{ label: labelOf(layout, index), text }]));
    const key = keyOf(question, layout, gone);
    if (key !== null) keys.push({ number: String(value), text: key });
    wanted.push({
      number: String(shown),
      text: question.text,
      options,
      key: gone === question.key ? null : key,
      marks: null,
      doubt:
        fault === 'twice'
          ? /^Two numbers/
          : gone >= 0
            ? new RegExp(`^No option ${labelOf(layout, gone)}`)
            : fault === 'smudge'
              ? /couldn’t read the number/
              : after,
    });
    after = null;
  });
  if (layout.hasSections) addTheory(paper, lines, wanted);
  const key = keyLines(keys, layout);
  if (layout.key === 'file') return { lines, key, wanted };
  return { lines: [...lines, ...key], key: null, wanted };
}

const labelOf = (layout: Layout, at: number) =>
  layout.form === 'docx-lists' ? large(at) : layout.label(at).replace(/\W/g, '');

function keyOf(question: SourceQuestion, layout: Layout, gone: number): string | null {
  if (typeof question.key === 'string') return question.key;
  if (question.key === null || question.key === gone) return null;
  return question.options[0] === 'True' ? 'True' : labelOf(layout, question.key);
}

function headOf({ course, title, year, semester }: SourcePaper, layout: Layout): SetLine[] {
  return [
    { text: 'UNIVERSITY OF THE SAVANNAH', isHeading: true },
    { text: `${course}: ${title}`, isHeading: true },
    { text: `${year} ${semester} Semester Examination`, isHeading: true },
    { text: 'Time allowed: 2 hours' },
    ...(layout.hasSections ? [{ text: 'SECTION A: OBJECTIVES' }] : []),
    { text: 'Answer all questions.' },
  ];
}

interface Set {
  mark: string;
  gone: number;
  fault: Fault | undefined;
}

function questionLines(question: SourceQuestion, layout: Layout, { mark, gone }: Set): SetLine[] {
  const isList = layout.form === 'docx-lists';
  const lines: SetLine[] = `${mark}${question.text}`
    .split('\n')
    .map((text) => ({ text, ...(isList ? { depth: 0 } : {}) }));
  const isTruth = question.options[0] === 'True';
  const set = question.options.flatMap((text, at) => {
    if (at === gone || isTruth) return [];
    const isRight = at === question.key;
    const star = layout.key === 'star' && isRight ? '*' : '';
    return [{ text: `${star}${layout.label(at)}${text}`, isBold: layout.key === 'bold' && isRight }];
  });
  const join = (some: typeof set) => ({ text: some.map(({ text }) => text).join(layout.gap) });
  if (set.length > 0) {
    if (layout.options === 'lines') lines.push(...set.map((line) => (isList ? { ...line, depth: 1 as const } : line)));
    else if (layout.options === 'line') lines.push(join(set));
    else for (let at = 0; at < set.length; at += 2) lines.push(join(set.slice(at, at + 2)));
  }
  const key = keyOf(question, layout, gone);
  if (layout.key === 'below' && key !== null) lines.push({ text: `Ans: ${key}` });
  return layout.isPasted ? [{ text: lines.map(({ text }) => text).join(' ') }] : lines;
}

function addTheory(paper: SourcePaper, lines: SetLine[], wanted: Wanted[]): void {
  lines.push({ text: '' }, { text: 'SECTION B: THEORY' }, { text: 'Answer any three questions.' });
  let value = 0;
  for (const { text, marks, part } of paper.theory) {
    if (part !== '(b)') value += 1;
    lines.push({ text: `${part === '(b)' ? '' : `${value}. `}${part ? `${part} ` : ''}${text} [${marks} marks]` });
    wanted.push({ number: `${value}${part ?? ''}`, text, options: [], key: null, marks, doubt: null });
  }
}

function keyLines(keys: { number: string; text: string }[], { key }: Layout): SetLine[] {
  const pair = (join: string) => keys.map(({ number, text }) => `${number}${join}${text}`);
  const rows = (list: string[], size: number, gap: string) =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, at) => ({
      text: list.slice(at * size, at * size + size).join(gap),
    }));
  const head = { text: 'ANSWERS' };
  if (key === 'pairs') return [{ text: '' }, head, ...rows(pair('. '), 10, '   ')];
  if (key === 'compact') {
    const letters = keys.filter(({ text }) => text.length === 1);
    const words = keys.filter(({ text }) => text.length > 1);
    return [
      { text: '' },
      head,
      { text: letters.map(({ number, text }) => number + text).join(' ') },
      ...words.map(({ number, text }) => ({ text: `${number}. ${text}` })),
    ];
  }
  if (key === 'rows') {
    const letters = keys.filter(({ text }) => text.length === 1);
    const words = keys.filter(({ text }) => text.length > 1);
    const parts = [letters.slice(0, 12), letters.slice(12)].filter(({ length }) => length > 0);
    return [
      { text: '' },
      { text: 'KEY' },
      ...parts.flatMap((part) => [
        { text: `No   ${part.map(({ number }) => number).join('   ')}` },
        { text: `Ans  ${part.map(({ text }) => text).join('   ')}` },
      ]),
      ...words.map(({ number, text }) => ({ text: `${number}. ${text}` })),
    ];
  }
  if (key === 'list') return [{ text: '' }, { text: 'Marking guide' }, ...pair('. ').map((text) => ({ text }))];
  if (key === 'file') return [{ text: 'Answers' }, ...pair('. ').map((text) => ({ text }))];
  // What no star or bold option can show.
  const words = keys.filter(({ text }) => text.length > 1);
  return key === 'below'
    ? []
    : [{ text: '' }, { text: 'ANSWERS' }, ...words.map(({ number, text }) => ({ text: `${number}. ${text}` }))];
}
