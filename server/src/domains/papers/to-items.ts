import type { PaperItem, PaperQuestion } from '@akada/contract';
import type { ReadPaper } from '../../ports/teacher/port.ts';
import { keyOf, longestText } from './printed-key.rules.ts';
import { plainQuestion, type SheetTools } from './sheet.rules.ts';

type Read = ReadPaper['questions'][number];

/** More than this no paper has; a book is a document. */
const mostItems = 400;

const short = (text: string) => text.slice(0, longestText);

function toQuestion(
  read: Read,
  instructions: Map<string, string | null>,
  { newId, sameAs }: SheetTools,
): PaperQuestion {
  const options = read.options.map(({ label, text }) => ({ id: newId(), label, text: short(text) }));
  const instruction = read.section === null ? null : instructions.get(read.section);
  const question: PaperQuestion = {
    ...plainQuestion(newId(), short(read.text), read.page),
    number: read.number,
    section: read.section && [read.section, instruction].filter(Boolean).join('. '),
    stem: read.stem && short(read.stem),
    options,
    ...keyOf(read, options),
    explanation: read.reason === null ? null : { text: short(read.reason), by: 'paper' },
    marks: read.marks,
    doubts: read.doubts,
    printed: short(read.printed),
  };
  return { ...question, same: sameAs(question) };
}

/** What the reader found, in the order of the paper; what it did not understand follows its page. */
export function toItems(paper: ReadPaper, tools: SheetTools): PaperItem[] | 'too_many' {
  if (paper.questions.length + paper.unread.length > mostItems) return 'too_many';
  const instructions = new Map(paper.sections.map(({ text, instruction }) => [text, instruction]));
  const items: PaperItem[] = [];
  let stray = 0;
  const isBefore = (page: number | null, other: number | null) => page !== null && other !== null && page < other;
  for (const read of paper.questions) {
    for (let next = paper.unread[stray]; next && isBefore(next.page, read.page); next = paper.unread[stray]) {
      items.push(toStray(next, tools));
      stray += 1;
    }
    items.push(toQuestion(read, instructions, tools));
  }
  return [...items, ...paper.unread.slice(stray).map((line) => toStray(line, tools))];
}

const toStray = ({ text, page }: ReadPaper['unread'][number], { newId }: SheetTools): PaperItem => ({
  kind: 'stray',
  id: newId(),
  text: short(text),
  page,
});
