import type { Definition } from '../facts/definitions.ts';
import { EVALUATIVE } from '../facts/description.ts';
import type { Introduced } from '../facts/introduction.ts';
import { type Corpus, inSentence } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { pointsBack } from '../standing/pointing.ts';
import { namesUnknown } from '../standing/statement.ts';
import { isVagueSubject, leansOnContext } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { contentStems } from '../text/stems.ts';
import { tagQuickly } from '../text/tagging.ts';
import type { CardDraft } from './card.ts';
import { line, withArticle, wordCount } from './wording.ts';

/** A term and the words that say what it is. */
interface Explained {
  term: string;
  /** As the text has it; undefined where it stands in a list, or in an aside, by itself. */
  article: string | undefined;
  plural: boolean;
  description: string;
  about: string;
  weight: number;
  origin: Origin;
}

/** What the text itself explains is surest where it is set out as a list of terms. */
const WEIGHT: Record<Definition['from'], number> = { list: 5, sentence: 4.6, naming: 4.4, apposition: 3.8, gloss: 3.4 };

/** What follows a noun and says which one is meant. */
const SAYS_WHICH =
  / (?:that|which|who|whose|of|for|in|by|at|on|where|used|made|caused|between|from|with|when|to|without|as|into|\p{Ll}+ing) /u;

/** "the dark outer region": of what, only the text around says. */
const isHalfSaid = (description: string) =>
  /^the /.test(description) ? !SAYS_WHICH.test(`${description} `) : new Set(contentStems(description)).size < 2;

/** All of a name in what explains it leaves nothing to ask. */
export function saysAllOf(term: string, said: string): boolean {
  const words = new Set(contentStems(said));
  return contentStems(term).every((stem) => words.has(stem));
}

function isClear({ term, plural, description }: Explained, corpus: Corpus): boolean {
  if (wordCount(description) < 4 || wordCount(term) > 5 || isVagueSubject(term) || isHalfSaid(description))
    return false;
  if (leansOnContext(description) || pointsBack(description) || namesUnknown(description, corpus, term)) return false;
  // "Fossils of Mesosaurus, a small reptile": said of the last word alone.
  if (EVALUATIVE.test(description) || (plural && /^an? /.test(description))) return false;
  return !saysAllOf(description, term) && !tellsOfClause(description) && !opensWithVerb(term);
}

/** "the supply of yam falls", "a way of life known as chemosynthesis": a clause, or another name. */
function tellsOfClause(description: string): boolean {
  const [noun = ''] = description.split(/\b(?:that|which|who|whom|whose|where|when|by|used|to|for|in|if)\b/);
  const hasVerb = tagQuickly(noun).some(
    ({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed|en)$/.test(lower)),
  );
  return hasVerb || /\b(?:known as|called|termed|named)\b/.test(description);
}

/** "form urea": words cut out of a clause. */
export function opensWithVerb(term: string): boolean {
  const [first, second] = tagQuickly(term);
  return second !== undefined && first!.pos === 'VERB' && !/(?:ing|ed|en)$/.test(first!.lower);
}

/** The name as it was written, or between marks where no article is known. */
const asks = ({ term, article, plural }: Explained) =>
  article === undefined
    ? `What is meant by “${term}”?`
    : plural
      ? `What are ${withArticle(article === 'the' ? article : '', term)}?`
      : `What is ${withArticle(article, term)}?`;

const toCard = (explained: Explained): CardDraft => {
  const { description, about, weight, origin } = explained;
  return { form: 'meaning', front: asks(explained), back: line(description), about, weight, origin };
};

/** Where the text gives the name last ("… is called osmosis"), the name is what is asked for. */
const asksForName = ({ term, description, about, weight, origin }: Explained): CardDraft[] =>
  // "The rat … is the reservoir of Lassa fever": what it is to something, not what it is called.
  !term.includes(' of ') &&
  /^(?:an?|the) /.test(description) &&
  wordCount(description) > 6 &&
  !sharesWord(term, description)
    ? [{ form: 'name', front: `What is the term for ${description}?`, back: line(term), about, weight, origin }]
    : [];

const sharesWord = (term: string, description: string) => {
  const said = new Set(contentStems(description));
  return contentStems(term).some((stem) => said.has(stem));
};

/** The other way round: it makes up the number where a text gives few, and comes long after its counterpart. */
const REVERSED = 2;
const bothWays = (explained: Explained): CardDraft[] => [
  toCard(explained),
  ...asksForName({ ...explained, weight: REVERSED }),
];

/** What the text explains, asked for by its name; and the name, where the text gives it last. */
export function definitionCards(definitions: readonly Definition[], corpus: Corpus): CardDraft[] {
  return definitions.flatMap(({ from, kind, determiner, plural, description, subject, origin, term }): CardDraft[] => {
    const explained: Explained = {
      term: inSentence(term, corpus),
      article: determiner || (from === 'sentence' ? '' : undefined),
      plural,
      description,
      about: subject.key,
      weight: WEIGHT[from],
      origin,
    };
    // A person, and a place or a work that is only mentioned beside its name, is no term.
    const isName = kind === 'person' || (from === 'apposition' && /^\p{Lu}/u.test(explained.term));
    // "The mathematical support is the law of large numbers": said in passing of something that is known by another name.
    const isPassing = determiner === 'the' && wordCount(description) < 6;
    if (isName || isPassing || !isClear(explained, corpus)) return [];
    return from === 'naming' || from === 'gloss' ? asksForName(explained) : bothWays(explained);
  });
}

/** What running text says a term to be, where it brings it in. */
export function introducedCards(introduced: readonly Introduced[], corpus: Corpus): CardDraft[] {
  return introduced.flatMap(({ by, term, article, gloss, subject, origin }): CardDraft[] => {
    if (by !== 'means' || !gloss) return [];
    const plural = isPlural(term.split(' ').at(-1)!);
    const explained: Explained = {
      term,
      article: article || undefined,
      plural,
      description: gloss,
      about: subject.key,
      weight: 4.1,
      origin,
    };
    return isClear(explained, corpus) ? bothWays(explained) : [];
  });
}
