import { type PaperItem, type PaperQuestion, questionText } from '@akada/contract/client';

/** What is most likely wrong with an item, and what puts it right. */
export type Mend = 'split' | 'join' | 'fine' | 'ask' | 'next';

export interface SplitPlace {
  /** In characters of `questionText`. */
  at: number;
  /** The numbers of the two, where they are known. */
  first: string;
  second: string;
}

/** A number in the middle of an option, with what smudges leave behind it: "40 27. The middle term", "80 2/. The". */
const NUMBER_INSIDE = /\s(\d{1,3})\s*[.):/]+\s*(?=\S)/;

const following = (number: string) => (/^\d+$/.test(number) ? String(Number(number) + 1) : '');

/** Where the labels begin again, a second question has begun in the option before. */
export function splitPlace(question: PaperQuestion): SplitPlace | null {
  const { options, number } = question;
  const [first] = options;
  const again = options.findIndex(
    (option, index) => index > 0 && option.label.toUpperCase() === first?.label.toUpperCase(),
  );
  const last = options[again - 1];
  if (!last) return null;
  const inside = NUMBER_INSIDE.exec(last.text);
  if (!inside) return null;
  const before = questionText({ text: question.text, options: options.slice(0, again - 1) });
  const at = before.length + 1 + `${last.label}. `.length + inside.index + 1;
  return { at, first: number, second: following(number) || (inside[1] ?? '') };
}

/** The one thing to do next; after a question that was read well that is the next one. */
export function likeliestMend(item: PaperItem): Mend {
  if (item.kind === 'stray') return /^\s*\(?\d{1,3}[.)]/.test(item.text) ? 'ask' : 'join';
  if (splitPlace(item)) return 'split';
  if (item.text.trim() === '') return 'join';
  return isDoubtful(item) ? 'fine' : 'next';
}

/** What keeps a question from being asked, then from being marked; a line that nobody understood comes last. */
function gravity(item: PaperItem): number {
  if (item.kind === 'stray') return likeliestMend(item) === 'ask' ? 0 : 4;
  if (item.text.trim() === '' || item.options.length === 1 || splitPlace(item)) return 0;
  if (item.doubts.length > 1) return 1;
  return item.key_status === 'none' ? 2 : 3;
}

/** What is to be looked at, the gravest first, else in the order of the paper. */
export const inOrderOfDoubt = (items: readonly PaperItem[]): PaperItem[] =>
  items.filter(isDoubtful).sort((a, b) => gravity(a) - gravity(b));

export const isDoubtful = (item: PaperItem): boolean => item.kind === 'stray' || item.doubts.length > 0;
