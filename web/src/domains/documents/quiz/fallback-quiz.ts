import { documentsTexts } from '../texts.ts';

export interface LocalQuestion {
  id: string;
  text: string;
  options: { label: string; text: string }[];
  /** The letter of the right option. */
  correctAnswer: string;
}

/** A sentence that says what a term is. */
interface Definition {
  sentence: string;
  term: string;
  /** What follows the term. */
  rest: string;
  /** Terms of one kind can stand in each other's place: the sentence does not tell which by its grammar. */
  kind: string;
}

const MAX_QUESTIONS = 5;
const MIN_LENGTH = 31;
const MAX_LENGTH = 149;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** What says less than this of a term would fit many. */
const MIN_CONTENT = 3;
/** Two descriptions that share so much might both be right. */
const TOO_CLOSE = 0.5;

/** Words that begin a sentence and are no term, or stand in for one. */
const NO_TERM = new Set(
  'a an the this that these those it its he his she her they their there here we our you your i my one two three some many most much all any each every both another other others such same what which who when where why how if as so but and or nor not no yes also then thus hence however therefore moreover first second third last next finally result results reason reasons example examples purpose aim following former latter above below case thing things part parts way ways kind type types number answer question note figure table chapter section page'.split(
    ' ',
  ),
);
const COMMON = new Set(
  'about after also among and any are been before being between both but can does for from has have into its itself like made many may more most much must not often one only other over same some such than that the their them then there these they this those through under used using very was were what when where which while who whose will with within without'.split(
    ' ',
  ),
);

/** A term of one to three words, then what it is. Anchored, and no part can match in two ways. */
const DEFINES =
  /^(?:(an?|the) )?(\p{L}[\p{L}\p{M}’'-]+(?: \p{Ll}[\p{L}\p{M}’'-]+){0,2}?) (is|are) (?=(?:an?|the|any) )(.+)$/iu;

const contentOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !COMMON.has(word)));

/** The sentences of a text that are long enough to say something and short enough to be read in one go. */
function usableSentences(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length >= MIN_LENGTH && sentence.length <= MAX_LENGTH && sentence.endsWith('.'));
  return [...new Set(sentences)];
}

function definitionIn(sentence: string): Definition | null {
  const [, article = '', term = '', verb = '', rest = ''] = DEFINES.exec(sentence) ?? [];
  const words = term.toLowerCase().split(' ');
  if (!term || words.some((word) => word.length < 3 || NO_TERM.has(word) || COMMON.has(word))) return null;
  const content = contentOf(rest);
  // A description that uses the term's own words gives it away.
  if (content.size < MIN_CONTENT || words.some((word) => content.has(word))) return null;
  const kind = `${article.toLowerCase().replace('an', 'a')} ${verb.toLowerCase()}`;
  return { sentence, term: term.toLowerCase() === term || article ? term : lowered(term), rest, kind };
}

/** Only the sentence gave it its capital, unless it is written in capitals throughout. */
const lowered = (term: string) => (/^\p{Lu}\p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term);

function closeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

/** Every so-and-so-manieth, so that the questions come from the whole document and not from its first page. */
function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);
}

/** Three terms of the same kind whose own descriptions are others; null where there are not so many. */
function rivalsOf(definition: Definition, all: readonly Definition[], turn: number): string[] | null {
  const content = contentOf(definition.rest);
  const rest = definition.rest.toLowerCase();
  const rivals = all.filter(
    ({ term, kind, rest: other }) =>
      kind === definition.kind &&
      term !== definition.term &&
      !rest.includes(term.toLowerCase()) &&
      closeness(content, contentOf(other)) < TOO_CLOSE,
  );
  const start = rivals.length === 0 ? 0 : turn % rivals.length;
  const chosen = [...rivals.slice(start), ...rivals.slice(0, start)].slice(0, 3);
  return chosen.length === 3 ? chosen.map(({ term }) => term) : null;
}

/** More would compare each with each for nothing: five questions are made. */
const MAX_DEFINITIONS = 60;

/**
 * A quiz without any server: a whole term is left out of the sentence that explains it, and the wrong options are terms
 * that the same document explains in the same way. Fewer than four such terms make no fair question. Always the same
 * for the same text.
 */
export function makeFallbackQuiz(text: string): LocalQuestion[] {
  const found = usableSentences(text).flatMap((sentence) => definitionIn(sentence) ?? []);
  const byTerm = new Map(found.map((definition) => [definition.term.toLowerCase(), definition]));
  const all = spread([...byTerm.values()], MAX_DEFINITIONS);
  const fair = all.flatMap((definition, index) => {
    const wrong = rivalsOf(definition, all, index);
    return wrong ? { definition, wrong } : [];
  });
  return spread(fair, MAX_QUESTIONS).map(({ definition: { sentence, term }, wrong }, index) => {
    const place = (index * 3 + term.length) % LETTERS.length;
    const texts = wrong.toSpliced(place, 0, term);
    const start = sentence.toLowerCase().indexOf(term.toLowerCase());
    const gapped = sentence.slice(0, start) + documentsTexts.local.blank + sentence.slice(start + term.length);
    return {
      id: `local-${index + 1}`,
      text: documentsTexts.local.fillIn(gapped),
      options: LETTERS.map((label, at) => ({ label, text: texts[at] ?? '' })),
      correctAnswer: LETTERS[place] as string,
    };
  });
}
