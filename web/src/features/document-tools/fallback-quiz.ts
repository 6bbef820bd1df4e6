import { documentsTexts } from '../../texts/en/documents.ts';

export interface LocalQuestion {
  id: string;
  text: string;
  options: { label: string; text: string }[];
  /** The letter of the right option. */
  correctAnswer: string;
}

const MAX_QUESTIONS = 5;
const MIN_LENGTH = 31;
const MAX_LENGTH = 149;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const MIN_WORD = 5;

/** Words that say little about the subject, so that a gap in their place would ask nothing. */
const COMMON = new Set(
  'about above after again against almost along already also although always among another around because become been before began being below between both cannot certain could does doing done during each either enough every first following from further given great have having here however include includes including into itself large later least less like made make makes many might more most much must never often only other others over part particular people possible same second several shall should since small some such take than that their them then there therefore these they thing third this those three through thus together towards under unless until upon used using usually very want well were what when where whether which while whose will with within without would your'.split(
    ' ',
  ),
);

const wordsIn = (sentence: string) => sentence.match(/\p{L}[\p{L}\p{M}’'-]*\p{L}/gu) ?? [];
const isTelling = (word: string) => word.length >= MIN_WORD && !COMMON.has(word.toLowerCase());

/** The sentences of a text that are long enough to say something and short enough to be read in one go. */
function usableSentences(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length >= MIN_LENGTH && sentence.length <= MAX_LENGTH);
  // Headings and cut-off lines are not sentences; a quiz of them would ask nothing.
  return [...new Set(sentences)].filter((sentence) => /[.!?]$/.test(sentence) && wordsIn(sentence).length >= 5);
}

/** The telling word that the document uses most: what the sentence is about. */
function keyWordOf(sentence: string, uses: Map<string, number>): string | null {
  const found = wordsIn(sentence).filter(isTelling);
  const rank = (word: string) => (uses.get(word.toLowerCase()) ?? 0) * 100 + word.length;
  return found.reduce<string | null>((best, word) => (best === null || rank(word) > rank(best) ? word : best), null);
}

function countUses(text: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of wordsIn(text)) {
    const key = word.toLowerCase();
    if (isTelling(word)) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return uses;
}

/** Every so-and-so-manieth, so that the questions come from the whole document and not from its first page. */
function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);
}

/**
 * A quiz without any server: a word is left out of a sentence of the document, and the three wrong options are words
 * of the same document that the sentence does not have. Always the same for the same text.
 */
export function makeFallbackQuiz(text: string): LocalQuestion[] {
  const uses = countUses(text);
  const candidates = usableSentences(text).flatMap((sentence) => {
    const word = keyWordOf(sentence, uses);
    return word ? [{ sentence, word }] : [];
  });
  const pool = [...new Set(candidates.map(({ word }) => word.toLowerCase()))];
  const others = [...uses.keys()].filter((word) => !pool.includes(word));

  return spread(candidates, MAX_QUESTIONS).flatMap(({ sentence, word }, index) => {
    const inSentence = new Set(wordsIn(sentence).map((each) => each.toLowerCase()));
    const rotate = <T>(items: T[]) => [...items.slice(index), ...items.slice(0, index)];
    const wrong = [...rotate(pool), ...rotate(others)].filter((other) => !inSentence.has(other)).slice(0, 3);
    if (wrong.length < 3) return [];
    const place = (index * 3 + word.length) % LETTERS.length;
    const texts = [...wrong.slice(0, place), word.toLowerCase(), ...wrong.slice(place)];
    const gapped = sentence.replace(word, documentsTexts.local.blank);
    return [
      {
        id: `local-${index + 1}`,
        text: documentsTexts.local.fillIn(gapped),
        options: LETTERS.map((label, at) => ({ label, text: texts[at] ?? '' })),
        correctAnswer: LETTERS[place] as string,
      },
    ];
  });
}
