import { escapeRegExp, withoutCitations } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import type { Sentence } from '../text/sections.ts';
import { plainMath } from '../text/wording.ts';
import type { TermFact } from './fact.ts';
import {
  genusNoun,
  isDescription,
  isDoing,
  isPlainTerm,
  isTermLike,
  leans,
  opensOnOther,
  SURE_NOUNS,
} from './phrases.ts';
import { DEED_VERBS } from './words.ts';

/** A term of a sentence, and what the sentence says it is. */
export interface Explained extends Pick<TermFact, 'article' | 'isPlural' | 'tells' | 'definition'> {
  term: string;
  /** The words of the source that say it. */
  words: string;
  /** Set in bold or italics, here or where it came up. */
  isShown: boolean;
}

/** The sentences on both sides, in the same paragraph. */
export interface Neighbours {
  before: Sentence | undefined;
  after: Sentence | undefined;
}

/** More emphasised words than that in one sentence are a habit of its writer. */
const MOST_SHOWN = 8;
const LONGEST_BACK_WORDS = 70;
/** In a longer sentence, what another name stands for is not plain. */
const LONGEST_OTHER = 30;

const plain = (text: string) => plainMath(withoutCitations(text)).replace(/\s+/g, ' ').trim();
const unended = (text: string) => text.replace(/[\s.,;:]+$/, '');
const articleOf = (before: string): Explained['article'] => {
  const word = /\b(the|an?) ["“‘]?$/i.exec(before)?.[1]?.toLowerCase();
  return word === 'the' ? 'the' : word ? 'a' : '';
};

/** What stands before and after words, where they are no part of longer ones. */
function around(text: string, words: string): [before: string, after: string] | null {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    if (!/[\p{L}\p{N}-]$/u.test(before) && !/^[\p{L}\p{N}-]/u.test(after)) return [before, after];
  }
  return null;
}

const OPENING =
  /^(?:(?:However|Thus|Therefore|Hence|In law|In short|Simply put|Generally|Finally|Also|Similarly|Likewise|First|Second|Third|Firstly|Secondly|Thirdly),? )?(?:(?:The|An?|the|an?) )?["“‘]?$/;
/** "(ATP)", ", or windpipe,": other names between a term and its verb. */
const ASIDE =
  /^["”’]?(?: \([^)]{1,60}\)| (?:of|in) \d{4})?(?:, (?:on the other hand|however|by contrast|therefore),|,? (?:or|also called|also known as|otherwise known as|sometimes called) [^,.;]{2,50},)?(?=[ ,])/;
const IS =
  /^ (is|are|was|were) (?:(?:simply|basically|generally|usually|often|essentially|also|in general|therefore|thus|best|commonly) )?(?:defined as |described as |understood as |taken to mean )?(?=\S)/;
const MEANS = /^ (?:means|refers? to|denotes?|signif(?:y|ies)|stands? for|is a term (?:for|used for)) (?!that\b)/;
/** What tells of a thing in a sentence of its own. */
const TELLS =
  /^ (?:(?:occurs?|arises?|happens?|exists?|takes? place|results?|appl(?:y|ies)) (?:when|if|where|whenever|from|because)\b|(?:consists? of|comprises?|means? that|involves?|describes?|states? that|states?:|holds? that|says? that|provides? that|requires? that|refers? to|deals? with|stud(?:y|ies)\b|is concerned with|(?:is|are) (?:made (?:up )?of|composed of|formed (?:when|by|from)|used (?:to|for)|responsible for|caused by|produced (?:by|when)|characteri[sz]ed by|found (?:in|on)|measured (?:in|by|with))))/;
const NAMED =
  /(?:\b(?:called|termed|named|dubbed|known as|referred to as|the term|said to be)|\bcalls? (?:this|it|them)) (?:the |an? )?["“‘]?$/i;
const SUBJECT =
  /^(.{3,}?),? (?:is|are|was|were|can be|may be)(?: (?:also|often|sometimes|usually|generally|commonly|together|then|therefore|thus|now|collectively|technically))* (?:called|termed|named|dubbed|known as|referred to as|said to be) (?:the |an? )?["“‘]?$/;
const ENDS = /^["”’]?(?: \([^)]*\))?(?:[.,;:]|$)/;
/** ", which is the …", ", that is, the …", " (the …)", " – the …": what stands beside a term and says what it is. */
const BESIDE =
  /^["”’]?(?:: |,? which (?:is|are|was|were) |, (?:that is|i\.e\.|meaning|namely),? | \((?:i\.e\.,? |that is,? |meaning )?|, | [–—-] )(.+)$/;
const SAYS_WHICH = /\b(?:that|which|who|whose|of|for|in|by|where|when|to|from|with)\b/;
/** What is named goes on, or hangs on something outside. */
const UNBOUND = /[,;:]|\b(?:it|they|them|he|she)\b| (?:which|who|that|and|this)$/;
/** "…, and specificity is the proportion of …": another term beside it. */
const SECOND = /,? and (?:[\p{L}-]+ ){1,3}(?:is|are) (?:an?|the) .*$/u;
const GOES_ON = /^(?:It|This|They|These) (?:is|are|was|were) (?=(?:an?|the|any)\b)/;

interface Reading {
  text: string;
  sentence: Sentence;
  neighbours: Neighbours;
}

/** The whole sentence, with the one before where it leans on that; '' where nothing stands before. */
function wholeOf({ text, neighbours: { before } }: Reading, needsMore = false): string {
  if (!needsMore && !opensOnOther(text) && !/\b(?:this|these|both)\b/.test(text)) return text;
  const whole = before ? `${plain(before.text)} ${text}` : '';
  return before && opensOnOther(plain(before.text)) ? '' : whole;
}

const isShort = (text: string) => text.split(' ').length <= LONGEST_BACK_WORDS;

type Told = (Pick<Explained, 'tells' | 'definition'> & { isPlural?: boolean }) | null;

/** What the words behind a term that opens its sentence say of it. */
function toldBehind(term: string, after: string, reading: Reading, isStrict: boolean): Told {
  const rest = unended(after.replace(ASIDE, ''));
  const is = IS.exec(rest);
  if (is) {
    const said = rest.slice(is[0].length).replace(SECOND, '');
    const tells = /^w/.test(is[1]!) ? 'was' : 'is';
    const plural = /re$/.test(is[1]!);
    const isDefined = /defined as|taken to mean/.test(is[0]);
    if (isDescription(said, isStrict && !isDefined ? 'said' : 'shown') && (!isStrict || tells === 'is')) {
      // "Unions are a force that …" says how they count.
      if (isStrict && plural && !isPlural(genusNoun(said) ?? '')) return null;
      if (!leans(said)) return { tells, isPlural: plural, definition: said };
      return isStrict ? null : { tells, isPlural: plural, definition: wholeOf(reading, true) };
    }
  }
  const means = MEANS.exec(rest);
  if (means) {
    const said = rest.slice(means[0].length);
    if (said.split(' ').length > 2 && !leans(said)) return { tells: 'is', definition: said };
  }
  if (isStrict) return null;
  if (TELLS.test(rest)) return { tells: 'is', definition: wholeOf(reading) };
  const verb = /^ (\p{Ll}+) \S/u.exec(rest)?.[1];
  const base =
    verb &&
    (isPlural(term)
      ? verb
      : verb.replace(/(?<=[^s])s$/, '').replace(/(?<=ss|sh|ch|x)e$|ie$/, (end) => (end === 'ie' ? 'y' : '')));
  const isDeed = verb !== undefined && (isPlural(term) || verb.endsWith('s')) && DEED_VERBS.has(base!);
  if (!isDeed) return null;
  if (/^ \p{Ll}+ (?:it|them|their|its)\b/u.test(rest)) return { tells: 'is', definition: wholeOf(reading, true) };
  return leans(rest.trim()) ? null : { tells: 'does', definition: rest.trim() };
}

/** What is called so: "The loss of water from leaves is called …". */
function toldBefore(before: string, after: string, reading: Reading): Told {
  if (
    !NAMED.test(before) ||
    !/^["”’]?(?: \([^)]*\))?(?:[.,;:)]|$| (?:and|or|because|since|when|if|after|in|by|which|while|but)\b)/.test(after)
  )
    return null;
  const subject = SUBJECT.exec(before)?.[1];
  const isUnbound = subject !== undefined && UNBOUND.test(subject);
  const whole = {
    tells: 'is',
    definition: wholeOf(reading, isUnbound && /\b(?:it|they|them)\b/.test(subject)),
  } as const;
  // "the strategy called divide and conquer" says no more than its name.
  if (!subject) return SAYS_WHICH.test(before.replace(NAMED, '').split(' ').slice(-9).join(' ')) ? whole : null;
  const isNoun = ENDS.test(after) && !/said to be (?:the |an? )?["“‘]?$/.test(before);
  const isWhole =
    isNoun && !leans(subject) && !isUnbound && !/\bboth\b/.test(subject) && isDescription(subject, 'shown');
  return isWhole ? { tells: 'is', definition: subject } : whole;
}

/** "According to the endosymbiont theory, an early cell …": what follows is the sentence itself. */
const LEADS_IN = /^(?:According to|In|Under|By|With|From|For|On|At|As|During|Unlike|Like|After|Before) [^,]*$/;

/** What stands beside a term, up to the next comma. */
function toldBeside(before: string, after: string, reading: Reading): Told {
  const match = BESIDE.exec(after);
  if (!match || LEADS_IN.test(before) || /^\W*(?:\w+ ){0,4}of (?:which|whom)\b/.test(after)) return null;
  const inBrackets = match[0].trimStart().startsWith('(');
  const end = inBrackets ? match[1]!.indexOf(')') : match[1]!.search(/[,;:]| [–—] |\.$/);
  const said = unended(end < 0 ? match[1]! : match[1]!.slice(0, end));
  const others = (reading.sentence.emphasised ?? []).some((words) => said.includes(words));
  const opens = /^(?:an?|the|any)\b/.test(said) || /^,? which (?:are|were) /.test(match[0]);
  if (others || !opens || said.split(' ').length < 4 || / and (?:an?|the) /.test(said) || leans(said)) return null;
  return isDescription(said, 'shown') && /\b(?:that|which|who|whose|of|for|by|in|to|with|where|used|from)\b/.test(said)
    ? { tells: 'is', definition: said }
    : null;
}

/** "The iyoba, or queen mother, …", "The lower chambers are the ventricles.": the other name of one thing. */
function toldAsSame(before: string, after: string, reading: Reading): Told {
  const other = /^, or (?:the |an? )?([\p{L}'’-]+(?: [\p{L}'’-]+){1,4})(?=[,.;])/u.exec(after)?.[1];
  if (other && OPENING.test(before)) return { tells: 'is', definition: other };
  const isTurned =
    /^(?:The|An?) [^,;:]{6,80} (?:is|are) (?:the |an? )?$/.test(before) && /^(?: \([^)]*\))?\.?$/.test(after);
  if (!isTurned) return null;
  const next = reading.neighbours.after && plain(reading.neighbours.after.text);
  const goesOn = next && /^(?:It|They) \S/.test(next) ? ` ${next}` : '';
  return { tells: 'is', definition: `${wholeOf(reading)}${goesOn}` };
}

/** "the loss of water from leaves (transpiration)", "the windpipe, or trachea, …": another name for what was said. */
function toldAsOther(before: string, after: string, reading: Reading): Told {
  const isBracketed = / \((?:called |known as |i\.e\. )?(?:the |an? )?$/.test(before) && /^\)/.test(after);
  const isOther = /, or (?:the |an? )?$/.test(before) && /^[,.;]/.test(after);
  const named = before
    .replace(/(?: \(|, or ).*$/, '')
    .split(/[,;:]/)
    .at(-1)!
    .split(' ')
    .slice(-8)
    .join(' ');
  const isSaid = SAYS_WHICH.test(named) && reading.text.split(' ').length <= LONGEST_OTHER;
  return (isBracketed || isOther) && isSaid ? { tells: 'is', definition: wholeOf(reading) } : null;
}

/** "The second is diffusion. This is the movement of …" */
function toldAfter(after: string, { neighbours }: Reading): (Told & { words: string }) | null {
  const next = neighbours.after && plain(neighbours.after.text);
  const match = next && /^[.]?$/.test(after) ? GOES_ON.exec(next) : null;
  const said = match ? unended(next!.slice(match[0].length)) : '';
  if (!match || leans(said) || !isDescription(said, 'said')) return null;
  return { tells: /w(?:as|ere) $/.test(match[0]) ? 'was' : 'is', definition: said, words: next! };
}

/** "rights of way": the noun that counts. */
const headOf = (term: string) => term.split(/ (?:of|in|for) /)[0]!;

function shownIn(words: string, reading: Reading): Explained | null {
  const place = around(reading.text, words);
  if (!place) return null;
  const [before, after] = place;
  const term = words.replace(/^(?:the|an?) /i, '');
  const opens = OPENING.test(before) || /^(?:the|an?) /i.test(words);
  const next = toldAfter(after, reading);
  const told =
    (opens && OPENING.test(before) ? toldBehind(term, after, reading, false) : null) ??
    toldBefore(before, after, reading) ??
    toldBeside(before, after, reading) ??
    toldAsOther(before, after, reading) ??
    next ??
    toldAsSame(before, after, reading);
  if (!told || told.definition === '' || !isShort(told.definition) || /[$\\]/.test(told.definition)) return null;
  const { tells, definition } = told;
  const isWhole = definition.includes(words);
  const article = /^the /i.test(words) ? 'the' : articleOf(before);
  return {
    term,
    article,
    isPlural: told.isPlural ?? isPlural(headOf(term)),
    tells,
    definition: isWhole ? `${unended(definition)}.` : definition,
    words: told === next ? `${reading.text} ${next.words}` : isWhole ? definition : reading.text,
    isShown: true,
  };
}

/** "An enzyme is …", "Inflation refers to …": the name that opens a sentence, up to the verb that explains it. */
const OPENS =
  /^(?:(The|An?) )?(?:term )?["“‘]?(\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?)["”’]?(?: \([^)]{1,60}\))?(?= (?:is|are|means|refers? to|denotes?)\b)/u;
const CALLED =
  /^(?!.*\b(?:is|are) called\b.*\b(?:is|are) called\b)((?:An?|The|Any|All|\p{Lu}\p{Ll}+s) .{8,160}?) (?:is|are) (?:also |often |usually |generally |commonly )?(?:called|termed|known as|referred to as) (an? |the )?((?:\p{Ll}[\p{Ll}'’-]*)(?: \p{Ll}[\p{Ll}'’-]*){0,2})\.?$/u;
/** Signs that a sentence is more than words: sums, questions, quotations. */
const MORE_THAN_WORDS = /[?!$\\=<>|{}~^*_@#]|["“”«»]|https?:|\.\.\.|…/;

/** "Frictional unemployment is unemployment that occurs while …": of its own noun, which one. */
const isKind = (term: string, rest: string) => {
  const noun = term.split(' ').at(-1)!.toLowerCase();
  return (
    term.includes(' ') &&
    new RegExp(`^ (?:is|are) (?:an? )?${escapeRegExp(noun)} (?:that|which|who|in which|caused|due)\\b`, 'u').test(rest)
  );
};
const toldByKind = (term: string, rest: string): Told => {
  const said = unended(rest.replace(/^ (?:is|are) /, ''));
  return isKind(term, rest) && !leans(said) ? { tells: 'is', definition: said } : null;
};

/** A term that the form of a sentence alone shows to be explained, or that is `isMarked` elsewhere in the text. */
function saidIn(reading: Reading, isMarked: (term: string) => boolean): Explained | null {
  const { text } = reading;
  const [opening, given = '', term = ''] = OPENS.exec(text) ?? [];
  if (opening && isMarked(term)) {
    const told = toldBehind(term, text.slice(opening.length), reading, false);
    if (told && told.definition !== '' && !told.definition.includes(text))
      return {
        term,
        article: articleOf(`${given} `),
        isPlural: isPlural(headOf(term)),
        ...told,
        words: text,
        isShown: true,
      };
  }
  if (MORE_THAN_WORDS.test(text)) return null;
  if (opening && isPlainTerm(term, /^An?$/.test(given) && !term.includes(' '))) {
    const rest = text.slice(opening.length);
    const isDefined = /^ (?:is|are) (?:defined as|anything|anyone|any) |^ (?:refers? to|denotes?) /.test(rest);
    const told = toldBehind(term, rest, reading, true) ?? toldByKind(term, rest);
    // Without "a" before it, only what it is said to be shows that it is explained, and not judged.
    const isDefining =
      told !== null && (isDoing(told.definition) || SURE_NOUNS.has((genusNoun(told.definition) ?? '').toLowerCase()));
    const isSure =
      given === 'The'
        ? term.includes(' ') && isDefining && !rest.includes(':')
        : given !== '' || isDefining || isKind(term, rest);
    if (told && (isDefined || isSure) && !/;|, (?:but|although|though|whereas|while) /.test(told.definition))
      return {
        term,
        article: articleOf(`${given} `),
        isPlural: isPlural(headOf(term)),
        ...told,
        words: text,
        isShown: false,
      };
  }
  const [, subject = '', article = '', name = ''] = CALLED.exec(text) ?? [];
  if (!name || !isPlainTerm(name, true) || leans(subject) || UNBOUND.test(subject) || !isDescription(subject, 'said'))
    return null;
  return {
    term: name,
    article: articleOf(article),
    isPlural: isPlural(name),
    tells: 'is',
    definition: subject,
    words: text,
    isShown: false,
  };
}

/** The terms that a sentence explains: those set in bold or italics, or one that it is plainly about. */
export function explainedIn(
  sentence: Sentence,
  neighbours: Neighbours,
  isMarked: (term: string) => boolean,
): Explained[] {
  const reading = { text: plain(sentence.text), sentence, neighbours };
  const marked = (sentence.emphasised ?? []).filter(isTermLike);
  const apart = marked.filter((words) => !marked.some((other) => other !== words && other.includes(words)));
  const shown = apart.length > MOST_SHOWN ? [] : apart.flatMap((words) => shownIn(words, reading) ?? []);
  if (shown.length > 0) return shown;
  const said = saidIn(reading, isMarked);
  return said ? [said] : [];
}
