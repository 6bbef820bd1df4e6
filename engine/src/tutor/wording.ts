import type { Answer, Citation, Nearest } from '../answer/answer.ts';
import type { QuestionKind } from '../answer/question.ts';
import { searchStem } from '../answer/search-stems.ts';
import { countWords } from '../text/normalise.ts';
import { listed } from './listed.ts';

type Found = Extract<Answer, { kind: 'found' }>;

/** How a place is named to the learner. */
type PlaceName = (citation: Citation) => string;

/**
 * "2 Passive transport › 2.3 Osmosis (page 4)": a place as a reader would say it; of another lesson by its name, "Week
 * 2, day 9: Osmosis".
 */
export function placeText(
  { documentId, headingPath, place }: Citation,
  names: Readonly<Record<string, string>> = {},
): string {
  if (Object.hasOwn(names, documentId)) return names[documentId]!;
  const path = headingPath.slice(-2).join(' › ');
  const where =
    place?.page !== undefined
      ? ` (page ${place.page})`
      : place?.slide !== undefined
        ? ` (slide ${place.slide})`
        : place?.sheet !== undefined
          ? ` (sheet ${place.sheet})`
          : '';
  return `${path}${where}`;
}

/** What to look for, by the kind of question; it leads to the sentence without saying what stands there. */
const LOOK_FOR: Record<QuestionKind, string> = {
  define: 'Which words does it use to say what this *is*, and what sets it apart from similar things?',
  why: 'Look for the cause: which word (because, since, so, as a result) links it to what happens?',
  how: 'Follow the order of events there: what comes first, and what does it lead to?',
  when: 'Which date or event does it link this to?',
  condition: 'When is it true? Look for words like *when*, *if* or *only*.',
  who: 'Whose name does it mention, and what for?',
  where: 'Which place or part does it name?',
  quantity: 'What number does it give, and in what unit?',
  compare: 'What’s the one thing it compares the two on?',
  name: 'What word does the lesson use for this? Look for *called*, *known as* or a term in bold.',
  money: 'What amount does it give, and what for?',
  formula: 'Which quantities does it link, and how?',
  list: 'How many are there? Try to name one before you look.',
  other: 'Which sentence or worked step there fits yours? Write it down in your own words.',
};

/** Points to the place and asks back. */
export function hintText(found: Found, kind: QuestionKind, place: PlaceName): string {
  return `Look at **${place(found.citations[0]!)}** in the lesson.\n\n${LOOK_FOR[kind]}`;
}

/** Shows the beginning of the sentence that answers and leaves its point to the learner. */
export function stepText(found: Found, question: string, place: PlaceName): string {
  const part = beginning(found.sentence, question);
  return `Here’s how it starts, in **${place(found.citations[0]!)}**:\n\n> ${part} …\n\nWhat comes next?`;
}

/** The passage as it stands, with its places. */
export function answerText(found: Found, place: PlaceName): string {
  return `${found.passage}\n\nFrom ${listed(found.citations.map((citation) => `*${place(citation)}*`))}.`;
}

/** The learner got it: say so and show the place. */
export function confirmationText(found: Found, place: PlaceName): string {
  return `Yes. The lesson puts it like this:\n\n${answerText(found, place)}`;
}

/** From here on the closest place may well answer, if in other words than the question's. */
const PERHAPS = 0.04;
const QUOTED_WORDS = 66;

/** A lesson and a document are introduced alike. */
export const NEAREST_INTRODUCED = 'I’m not sure this answers it, but it’s the closest I can find:';

/** Before what the text itself has, where nobody wrote an answer. */
export const UNWRITTEN_INTRODUCED = (called: string) =>
  `I don’t have a ready answer to that. This is the nearest the ${called} has:`;

/** Behind a question that is asked back. */
export const NEARER_TEXT = (asked: number) => (asked > 1 ? 'Here’s the first:' : 'If so:');

/** Around a worked sum, where the learner brought one of her own. */
export const OTHER_NUMBERS_TEXT =
  'I can’t work yours out. This one has other numbers: check that it asks for the same.';
export const YOUR_TURN_TEXT = 'If it does, write the first step with your own numbers.';

/** The closest places, shown without the claim that they answer; nothing where they hardly can. */
export function nearestText(score: number, { citations }: Nearest, place: PlaceName): string | null {
  if (score < PERHAPS) return null;
  let words = 0;
  const quotes = citations.flatMap((citation) => {
    words += countWords(citation.sentence);
    return words > QUOTED_WORDS ? [] : [`> ${quotable(citation.sentence)} (*${place(citation)}*)`];
  });
  if (quotes.length === 0) return null;
  return `${NEAREST_INTRODUCED}\n\n${quotes.join('\n\n')}`;
}

/** A row of a table, without the table, as a sentence. */
const quotable = (sentence: string) =>
  sentence.startsWith('|') ? sentence.replace(/^\|\s*|\s*\|$/g, '').replaceAll(' | ', ' · ') : sentence;

const TURNS =
  /\b(?:because|since|so that|so|by|when|if|is|are|was|were|means|refers to|called|causes?|due to|whereas|while|of|to|in|with|from)$/i;

/**
 * The first part of a sentence, cut where its point begins: never more than half, never so far that a word which the
 * question does not already have, other than the first, gives the end away.
 */
function beginning(sentence: string, question: string): string {
  if (sentence.startsWith('|'))
    return sentence
      .split('|')
      .filter((cell) => cell.trim())[0]!
      .trim();
  const words = sentence.split(/\s+/);
  const asked = new Set(question.split(/[^\p{L}\p{N}]+/u).map((word) => searchStem(word.toLowerCase())));
  const half = Math.max(1, Math.floor(words.length / 2));
  let cut = Math.max(1, Math.min(half, 3));
  for (let i = 1; i <= half; i++) {
    const before = words.slice(0, i).join(' ');
    const last = searchStem(words[i - 1]!.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, ''));
    if (TURNS.test(before) || asked.has(last) || /[:,;]$/.test(before)) cut = i;
  }
  const text = words.slice(0, cut).join(' ');
  // An opened mark of emphasis or formula must not be left open.
  return balanced(text) ? text : text.replace(/\*\*|\$|`/g, '');
}

function balanced(text: string): boolean {
  return ['**', '$', '`'].every((mark) => text.split(mark).length % 2 === 1);
}
