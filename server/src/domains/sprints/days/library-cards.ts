import type { CourseLesson } from '../../../ports/courses/port.ts';

/** A card that was written with a lesson of the library; Markdown on both sides. */
export interface WrittenCard {
  kind: 'written' | 'meaning' | 'name' | 'gap';
  front: string;
  back: string;
  /** The heading that it stands under. */
  heading: string;
  /** The words that it rests on; empty where the card itself says it all. */
  sentence: string;
}

type Lesson = Pick<CourseLesson, 'markdown' | 'terms' | 'remember'>;
type Term = Lesson['terms'][number];

const fence = /^```card\n([\s\S]*?)\n---\n([\s\S]*?)\n```$/gm;
const gap = '\\_\\_\\_\\_\\_';

function headingBefore(markdown: string, at: number): string {
  const from = markdown.lastIndexOf('\n## ', at);
  return from < 0 ? '' : markdown.slice(from + 4, markdown.indexOf('\n', from + 1)).trim();
}

const capitalise = (text: string) => text[0]?.toUpperCase() + text.slice(1);
const letter = /[\p{L}\p{N}]/u;

/** Where whole words stand in a text, or -1; within a formula nothing is left out. */
function placeOf(words: string, text: string): number {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0 || letter.test(text[at - 1] ?? '') || letter.test(text[at + words.length] ?? '')) return -1;
  const isInFormula = (text.slice(0, at).split('$').length - 1) % 2 === 1;
  return isInFormula ? -1 : at;
}

/** What is to be remembered, with the first key term that it holds left out; null where it holds none. */
function remembered(sentence: string, terms: Lesson['terms']): WrittenCard | null {
  const byLength = [...terms].sort((a, b) => b.term.length - a.term.length);
  const found = byLength.find(({ term }) => placeOf(term, sentence) >= 0);
  if (!found) return null;
  const at = placeOf(found.term, sentence);
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + found.term.length)];
  // Said twice, it is no secret.
  if (placeOf(found.term, after) >= 0) return null;
  const answer = sentence.slice(at, at + found.term.length);
  return {
    kind: 'gap',
    front: `Fill the gap: “${before}${gap}${after}”`,
    back: capitalise(answer),
    heading: 'Remember',
    sentence,
  };
}

const meaningCard = ({ term, definition }: Term): WrittenCard => ({
  kind: 'meaning',
  front: `What is meant by “${term}”?`,
  back: capitalise(definition),
  heading: 'Key terms',
  sentence: '',
});

const ALSO = / Also: .*$/;

/** The other way round; what a paper calls it besides stands with the name. */
const nameCard = ({ term, definition }: Term): WrittenCard => ({
  kind: 'name',
  front: `What’s this called? ${capitalise(definition.replace(ALSO, ''))}`,
  back: term + (ALSO.exec(definition)?.[0].replace(' Also: ', '. Also: ') ?? ''),
  heading: 'Key terms',
  sentence: '',
});

/**
 * Key terms from both sides: whoever is only ever asked for meanings learns to recite. At most half of all cards ask for
 * one, unless more definitions name what they define.
 */
function termCards(terms: Lesson['terms'], others: readonly WrittenCard[]): WrittenCard[] {
  const named = new Set(others.filter(({ kind }) => kind === 'gap').map(({ back }) => back.toLowerCase()));
  const canTurn = ({ term, definition }: Term) => !named.has(term.toLowerCase()) && placeOf(term, definition) < 0;
  const most = Math.floor((terms.length + others.length) / 2);
  // From the end: the first terms carry the lesson, and their meaning is what a paper asks.
  const tooMany = Math.max(0, terms.length - most);
  const turned = new Set(terms.filter(canTurn).toReversed().slice(0, tooMany));
  return terms.map((term) => (turned.has(term) ? nameCard(term) : meaningCard(term)));
}

/** The cards of a lesson: those that its writer set, its key terms, and what is to be remembered. */
export function writtenCards({ markdown, terms, remember }: Lesson): WrittenCard[] {
  const set = [...markdown.matchAll(fence)].map(
    ({ 1: front, 2: back, index }): WrittenCard => ({
      kind: 'written',
      front: front!.trim(),
      back: back!.trim(),
      heading: headingBefore(markdown, index),
      sentence: '',
    }),
  );
  const gaps = remember.flatMap((sentence) => remembered(sentence, terms) ?? []);
  return [...set, ...termCards(terms, [...set, ...gaps]), ...gaps];
}
