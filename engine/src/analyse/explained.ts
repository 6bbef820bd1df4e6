import { EVALUATIVE } from '../facts/description.ts';
import { matterOf } from '../text/matter.ts';
import { countWords } from '../text/normalise.ts';
import type { Sentence } from '../text/sections.ts';
import { STOP_WORDS } from '../text/stems.ts';

/** What a sentence says a term to be. */
export interface Explained {
  term: string;
  definition: string;
  /** Set in bold or italics by its writer. */
  isShown: boolean;
  /** How much it says: what the thing is, something of it, or only its name. */
  says: 'what' | 'something' | 'name';
  /** "… was called X", "X meant that …": the sentence says in so many words that it is a name. */
  isNamed?: true;
}

/** The sentences on both sides, where they stand in the same paragraph: some before it, nearest last, and the next. */
interface Neighbours {
  earlier: readonly Sentence[];
  after: Sentence | undefined;
}

const NAME = "[\\p{L}][\\p{L}\\p{N}'’-]*";
const IS = new RegExp(
  `^(?:An?\\s+|The\\s+)?(${NAME}(?:\\s+(?:of\\s+)?[\\p{L}\\p{N}'’-]+){0,3}?)(?:\\s+\\([^)]{1,30}\\))?\\s+(?:(?:is|are|was|were)\\s+(?:(?:in law|in essence|originally|simply|only)\\s+){0,2}(?=(?:an?|the|any|anything|anyone|something|those|one of)\\s)|(?:is|are|was|were) defined as\\s+|refer(?:s|red)? to\\s+|means\\s+|meant\\s+(?=(?:an?|the|any|those)\\s)|denote[sd]\\s+)(.{15,220})$`,
  'u',
);
/** "… is called X", "…, called X, …", "…, which the Romans called X". */
const NAMED = new RegExp(
  `(?:\\b(?:is|are|was|were|be|became)\\s+(?:\\p{Ll}+ly\\s+|also\\s+|often\\s+|now\\s+)?(?:called|known as|termed|referred to as)|,\\s+(?:called|known as|termed)|,\\s+which\\s+[\\p{L} ]{3,30}?\\s+call(?:ed)?)\\s+(?:an?\\s+|the\\s+)?(${NAME}(?:\\s+(?:of\\s+)?[\\p{L}'’-]+){0,3})(?=[.,;)]|$)`,
  'u',
);
/** "Collegiality meant that each office was shared …". */
const MEANT = /^(\p{Lu}\p{Ll}{4,}) (?:means|meant) that .{15,}$/u;
/** "Two sounds are in complementary distribution if they never occur …". */
const STATE = /^(?:Two|Several|An?) (?:\p{Ll}+ ){1,2}(?:is|are) in ((?:\p{Ll}+ )?\p{Ll}{6,}) (?:if|when) .{15,}$/u;
/** "This state, in which a network is busy but delivers nothing, is called X" says itself what it is. */
const POINTED_CLAUSE =
  /^(?:This|That|Such an?) (\p{Ll}+), ((?:in|by|through|at|under) which [^,]+|where [^,]+), (?:is|are|was|were) (?:\p{Ll}+ly )?(?:called|known as|termed)\b/u;
/** "Narrow money consists of …", "Wien's law states that …": tells what it is by what it does. */
const TELLS = new RegExp(
  `^(?:An?\\s+|The\\s+)?(${NAME}(?:\\s+(?:of\\s+)?[\\p{L}\\p{N}'’-]+){0,3}?)\\s+(?:consists? of|comprises?|states? that|holds? that|measures?|describes?|(?:occurs?|arises?|takes? place) (?:when|where|if))\\s.{12,}$`,
  'u',
);

/** "the main sequence, a band that runs …", "the Jeans mass, which is the smallest mass that …". */
const APPOSED =
  /\b(?:the|an?)\s+((?:[\p{L}-]+\s){0,2}[\p{L}-]+),\s+(?:which\s+(?:is|are)\s+)?((?:an?|the)\s(?:[\p{L}-]+\s){1,3}(?:that|which|whose|in which|by which|where)\s[^,;]{10,})/u;

/** Begins with what another sentence has named. */
const LEANS =
  /^(?:this|these|that|those|it|they|he|she|we|you|i|such|here|its|their|his|her|but|and|so|then|thus|hence|both|neither|another|one|some|many|the (?:same|others?|first|second|third|latter|former|above|following))\b/i;
const POINTS =
  /\b(?:this|these|here|former|latter|aforementioned|(?:figure|table|equation) \d)\b|\b(?:above|below)(?=[.,;)]|$)/i;
/** "The change from one to the other", "The line that separates the two zones is …": which two, the sentence before says. */
const OF_TWO = /\bfrom one to the other\b|\bthe two \p{Ll}+s (?:is|are|was|were)\b/u;
const LONGEST_WORDS = 45;
const LONGEST_PAIR_WORDS = 75;
/** With fewer words beside the term a sentence only leads up to what is said of it. */
const FEWEST_BESIDE = 5;
const FEWEST_WORDS = 4;
/** A sentence with more words set apart is set apart itself. */
const MOST_APART = 20;

const standsAlone = (text: string, longest = LONGEST_WORDS) =>
  /^[\p{Lu}\d“"(].*[.!]$/u.test(text) && !LEANS.test(text) && countWords(text) >= 5 && countWords(text) <= longest;

/** What stands behind its verb says what the thing is; pronouns in it mostly mean something within it. */
const saysWhat = (definition: string) =>
  (!LEANS.test(definition) || /^one of (?:the|those|several|many|two) /.test(definition)) &&
  !POINTS.test(definition) &&
  countWords(definition) >= FEWEST_WORDS;

/** "a useful convention": how it counts, which does not say what it is. */
const weightOf = (definition: string): Explained['says'] => (EVALUATIVE.test(definition) ? 'name' : 'what');

/** "…, and it changes hardly at all": what is said of the thing beside what it is. */
const withoutMore = (definition: string) =>
  definition.replace(
    /,? (?:and|but) (?:in \p{Ll}+ )?(?:it|they|its|their|(?:nearly |almost )?(?:all|most|many|some) \p{Ll}+) .*$/u,
    '',
  );

/** What a sentence explains: words that its writer set apart, and what it defines by its form. */
export function explainedIn(sentence: Sentence, neighbours: Neighbours): Explained[] {
  const { text } = sentence;
  const apart = (sentence.emphasised ?? []).slice(0, MOST_APART).filter(isTermLike);
  const found = apart
    .filter((term) => !apart.some((other) => isPartOf(term, other, text)))
    .flatMap((term) => shown(term, sentence, neighbours));
  for (const pattern of [IS, APPOSED]) {
    const [, term, definition] = pattern.exec(text) ?? [];
    if (!term || !definition || !saysWhat(definition)) continue;
    const says = weightOf(definition);
    found.push({ term: wholeName(term, text), definition: withoutMore(definition), isShown: false, says });
  }
  const named = NAMED.exec(text)?.[1];
  const isSetApart = apart.some((term) => term.includes(named ?? ''));
  const called = named && !isSetApart ? whatIsCalled(text, neighbours.earlier) : '';
  if (named && called) found.push({ term: named, definition: called, isShown: false, says: 'what', isNamed: true });
  if (!standsAlone(text) || POINTS.test(text)) return found;
  const said = MEANT.exec(text)?.[1] ?? STATE.exec(text)?.[1];
  if (said) found.push({ term: said, definition: text, isShown: false, says: 'what', isNamed: true });
  const told = TELLS.exec(text)?.[1];
  if (told) found.push({ term: told, definition: text, isShown: false, says: 'something' });
  return found;
}

/** "endocytosis" in "Receptor-mediated endocytosis is …": another thing is spoken of. */
const isPartOf = (term: string, other: string, text: string) =>
  other !== term && other.includes(term) && text.split(term).length === 2;

/** "The parallax of a star is …" says what parallax is; "The Conflict of the Orders" is one name. */
const wholeName = (term: string, text: string) =>
  /^The \p{Lu}/u.test(text) && /\p{Lu}[\p{Ll}’'-]*$/u.test(term) ? term : term.replace(/ of (?:an?|the) .+$/, '');

/** What a sentence that gives a name says it to be, with those before it where it points back to them; '' if unclear. */
function whatIsCalled(text: string, earlier: readonly Sentence[]): string {
  const [, noun = '', clause = ''] = POINTED_CLAUSE.exec(text) ?? [];
  if (noun) return `the ${noun} ${clause}`;
  if (standsAlone(text) && !OF_TWO.test(text)) return POINTS.test(text) ? '' : text;
  return saidBefore(text, earlier);
}

/** "This adjustment is called X": the sentence that says what is adjusted; else the one before, or both of a rule. */
function saidBefore(text: string, earlier: readonly Sentence[]): string {
  const last = earlier.at(-1)?.text ?? '';
  const noun = /^(?:This|That|Such an?|These) (\p{Ll}{7,})/u.exec(text)?.[1];
  const root = noun && new RegExp(`\\b${noun.slice(0, 6)}`, 'i');
  const pointed = root ? earlier.findLast((sentence) => root.test(sentence.text))?.text : undefined;
  const isHalf = /^(?:When|If|Where|Otherwise|After)\b/.test(last);
  const both = earlier.slice(-2).map((sentence) => sentence.text);
  const wholes = [pointed, isHalf && both.length === 2 ? both.join(' ') : undefined, last];
  const whole = wholes.find((before) => before && standsAlone(`${before} ${text}`, LONGEST_PAIR_WORDS));
  return whole ? `${whole} ${text}` : '';
}

/** Words that are stressed, the title of a book and the name of a case are set apart too, and are no terms. */
export function isTermLike(words: string): boolean {
  const parts = words.split(' ');
  if (parts.length > 5 || matterOf(words) !== 'subject' || / v\.? |\d{3}/.test(words)) return false;
  if (parts.filter((part) => /^\p{Lu}\p{Ll}/u.test(part)).length > 1) return false;
  return !parts.every((part) => STOP_WORDS.has(part.toLowerCase())) && !/ly$/.test(words);
}

const CALLED =
  /\b(?:call(?:ed|s)?(?: (?:this|it|them))?|known as|termed|named|said to be|referred to as)\s+(?:an?\s+|the\s+)?$/;
const BEHIND_VERB =
  /^(?:\s+\([^)]{1,40}\))?\s+(?:(?:is|are|was|were)\s+(?:defined as\s+)?(?=(?:an?|the|any|anything|anyone|something|those|one of)\s)|refer(?:s|red)? to\s+|means\s+|meant\s+(?=(?:an?|the|any|those)\s)|denote[sd]\s+)(.{12,})$/;
const BESIDE =
  /^,\s+(?:which\s+(?:is|are|was|were)\s+)?(?!(?:an?|the) (?:[\p{L}-]+ ){1,3}(?:and|or) (?:an?|the) )((?:(?:an?|the)\s|\p{Ll}+s (?=(?:with|that|which|who|of|made)\s))[^,;]{0,200}\b(?:that|which|who|whose|of|for|by|in|with|where)\b[^;]{0,300})$/u;
/** "An ice cap has the same form but is smaller", "… is more concentrated": than or as which, the sentence before says. */
const COMPARES =
  /\b(?:has|have|had) the same \p{Ll}+(?! (?:as|of|for|in|that|which)\b)|\b(?:is|are|was|were) (?:(?:more|less) \p{Ll}+|(?:small|larg|great|short|long|high|low|weak|strong)er)(?=[.,;])/u;
/** "Drug metabolism turns them into …": whom or what, the sentence before says. */
const TURNS_THEM = /^ (?:\p{Ll}+ly )?\p{Ll}+s? (?:them|it)\b/u;
const IN_IT = /^(?:In|Under|During|With) (?:the |an? )?$/;
const HANGS = /^,? (?:it|they|he|she|this|these|then)\b/;
/** What something is not, and that it is other than others, says little of what it is. */
const TELLS_APART =
  /^ (?:is|are|was|were|do|does|did|must|should|can|could|may)\s?not\b|\ba different \p{Ll}+(?=[.,;])/u;

function shown(term: string, { text }: Sentence, { earlier, after }: Neighbours): Explained[] {
  const at = text.indexOf(term);
  if (at < 0) return [];
  const [left, right] = [text.slice(0, at), text.slice(at + term.length)];
  const explained = (definition: string, says: Explained['says']) => [{ term, definition, isShown: true, says }];
  if (CALLED.test(left)) {
    const called = standsAlone(text) && !OF_TWO.test(text) ? text : whatIsCalled(text, earlier);
    return called ? explained(called, 'what') : standsAlone(text) ? explained(text, 'name') : [];
  }
  const isSubject = /^(?:an?|the|any|every|its|their)?\s*$/i.test(left);
  const behind = (isSubject && BEHIND_VERB.exec(right)) || BESIDE.exec(right);
  if (behind && saysWhat(behind[1]!)) return explained(withoutMore(behind[1]!), weightOf(behind[1]!));
  // "By counter-offer, when the offeree replies with different terms."
  const way = /^By (?:an? |the )?$/.test(left) && /^, (when .{12,})$/.exec(right);
  if (way) return explained(way[1]!, 'something');
  if (!standsAlone(text)) return [];
  if ((isSubject && (COMPARES.test(text) || TURNS_THEM.test(right))) || OF_TWO.test(text)) {
    const both = `${earlier.at(-1)?.text ?? ''} ${text}`;
    return standsAlone(both, LONGEST_PAIR_WORDS) ? explained(both, 'something') : explained(text, 'name');
  }
  const isTold =
    (isSubject && !TELLS_APART.test(right)) ||
    (IN_IT.test(left) && !HANGS.test(right)) ||
    /\b(?:is|are)\s+(?:the\s+|an?\s+)?$/.test(left);
  const says = isTold ? 'something' : 'name';
  const leadsUp = isSubject && countWords(text) - countWords(term) < FEWEST_BESIDE;
  const goesOn = after?.text.startsWith(`The ${term.split(' ').at(-1)} `) ?? false;
  const both = after && (leadsUp || goesOn) ? `${text} ${after.text}` : '';
  return explained(standsAlone(both, LONGEST_PAIR_WORDS) ? both : text, says);
}
