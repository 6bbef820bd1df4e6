/** What the columns of a table of questions hold, by their places; -1 where there is no such column. */
export interface Columns {
  size: number;
  number: number;
  question: number;
  /** Of A, B, C …, in their order. */
  options: number[];
  /** Of all options in one cell, with their letters. */
  allOptions: number;
  answer: number;
  marks: number;
}

const NUMBER =
  /^(?:s ?\/? ?n(?:os?|umber)?|serial (?:no|number)|nos?|numbers?|(?:qs?|qns?|questions?) ?(?:nos?|number)|#|№)$/;
const QUESTION = /^(?:questions?|qs?|que|qns?|quest|stems?|statements?|problems?|questions? (?:text|stem))$/;
const OPTION = /^(?:(?:option|opt|choice|alternative)s? ?[([]?([a-h]|[1-8])|[([]?([a-h]))[)\]]?$/;
const OPTIONS = /^(?:options|alternatives|choices)$/;
const ANSWER = /^(?:(?:the )?(?:correct|right) )?(?:ans(?:wers?)?(?: key)?|keys?|option|letter)$/;
const MARKS = /^(?:marks?|mks?|mrks?|scores?|points?)$/;

const plain = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/[.:*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The place of an option among its fellows, by the head of its column; -1 where it is none. */
function optionPlace(head: string): number {
  const [, named, bare] = OPTION.exec(head) ?? [];
  const label = named ?? bare;
  if (!label) return -1;
  return /\d/.test(label) ? Number(label) - 1 : label.charCodeAt(0) - 97;
}

/** The columns that the first row of a table names, in whatever order; null where it is no table of questions. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const heads = cells.map(plain);
  const places = heads.map(optionPlace);
  const options: number[] = [];
  for (let at = places.indexOf(0); at >= 0; at = places.indexOf(options.length)) options.push(at);
  const find = (name: RegExp) => heads.findIndex((head) => name.test(head));
  const question = heads.findLastIndex((head) => QUESTION.test(head));
  const named = find(NUMBER);
  // "Q | Question": the first is the number.
  const first = find(QUESTION);
  const number = named < 0 && first < question ? first : named;
  const allOptions = find(OPTIONS);
  const hasOptions = options.length > 1 || allOptions >= 0;
  if (question < 0 || !(hasOptions || number >= 0)) return null;
  return {
    ...{ size: cells.length, number, question, allOptions, answer: find(ANSWER), marks: find(MARKS) },
    options: options.length > 1 ? options : [],
  };
}

/** Whether the rows below these heads are questions. */
export const asksByRows = (heads: readonly string[]): boolean => columnsOf(heads) !== null;
