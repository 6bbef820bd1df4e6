import type { LessonTerm } from '@akada/contract/client';
import type { CardDraft } from '../sprint-parts.ts';
import { sprintPageTexts } from '../texts.ts';

/** What somebody marked in a lesson. */
export interface Mark {
  words: string;
  /** The sentence that the words begin in. */
  sentence: string;
  range: Range;
}

/** So many letters of a passage are enough to find it by. */
const LONGEST_PASSAGE = 600;
/** So many words are the name of a thing; more of them say something. */
const LONGEST_NAME = 5;
const [LONGEST_FRONT, LONGEST_BACK] = [500, 2000];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const sentencesOf = (text: string) => plain(text).split(/(?<=[.!?])\s/);

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 2);
  return `${room.slice(0, room.lastIndexOf(' '))} …`;
}

/** What is marked within a text; null where nothing is, or something outside of it too. */
export function markIn(root: Node, selection: Selection | null): Mark | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const words = plain(selection.toString());
  if (words === '' || !root.contains(range.commonAncestorContainer)) return null;
  const start = range.startContainer;
  const block = (start instanceof Element ? start : start.parentElement)?.closest('p, li, td, dd, blockquote');
  const sentences = sentencesOf(block?.textContent ?? '');
  return { words, range: range.cloneRange(), sentence: sentences.find((one) => one.includes(words)) ?? '' };
}

/** The words as the tutor is given them. */
export const passageOf = ({ words }: Mark): string => cut(words, LONGEST_PASSAGE);

/** A card begun with what was marked: a name is asked for, and what is said of a term is the answer to it. */
export function cardOf({ words, sentence }: Pick<Mark, 'words' | 'sentence'>, terms: readonly LessonTerm[]): CardDraft {
  const ask = sprintPageTexts.marked;
  const isName = words.split(' ').length <= LONGEST_NAME && !/[.!?:;]$/.test(words);
  const find = (name: string | undefined) => terms.find(({ term }) => term.toLowerCase() === name?.toLowerCase());
  if (isName) {
    const front = cut(ask.whatIs(articleBefore(words, sentence) + words), LONGEST_FRONT);
    return { front, back: cut(find(words)?.definition ?? sentence, LONGEST_BACK) };
  }
  const [, article = '', subject, verb] = /^((?:an?|the)\s+)?(.+?)\s+(is|are)\s/i.exec(words) ?? [];
  const asked = verb === 'are' ? ask.whatAre : ask.whatIs;
  const front = find(subject) ? asked(article.toLowerCase() + subject) : '';
  return { front, back: cut(words, LONGEST_BACK) };
}

/** As it stands in its sentence: an abacus, the store. */
function articleBefore(name: string, sentence: string): string {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(name)));
  return /\b(?:an?|the)\s+$/i.exec(before)?.[0].toLowerCase() ?? '';
}
