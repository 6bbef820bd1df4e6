import { escapeRegExp, lowerFirst, withoutCitations } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import type { Sentence } from '../text/sections.ts';
import { plainMath } from '../text/wording.ts';
import type { TermFact } from './fact.ts';
import { isDeed, toldByLabel } from './labels.ts';
import {
  ASIDE,
  BESIDE,
  CONDITION,
  HELD,
  IS,
  NAMED,
  OPENING,
  POINTS_BACK,
  SUBJECT,
  TELLS,
  UNDER,
  WE_SPEAK,
} from './lead-ins.ts';
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
import { isPersonNoun } from './words.ts';

/** A term of a sentence, and what the sentence says it is. */
export interface Explained extends Pick<TermFact, 'article' | 'isPlural' | 'tells' | 'definition'> {
  term: string;
  /** The words of the source that say it. */
  words: string;
  /** Set in bold or italics, here or where it came up. */
  isShown: boolean;
  /** A sign parts it from what explains it. */
  isLabel?: true;
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

/** "(and I stress roughly!)": said to those who sit there. */
const ASIDE_TO_CLASS = / \([^)]*(?:!|\b(?:I|you|we)\b)[^)]*\)/g;
/** "— Jean Bodin": who said it. */
const SIGNED = / [–—] (?:\p{Lu}[\p{L}.]* ?){1,4}$/u;
const plain = (text: string) =>
  plainMath(withoutCitations(text)).replace(ASIDE_TO_CLASS, '').replace(SIGNED, '').replace(/\s+/g, ' ').trim();
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

const MEANS = /^ (?:means|refers? to|denotes?|signif(?:y|ies)|stands? for|is a term (?:for|used for)) (?!that\b)/;
const ENDS = /^["”’]?(?: \([^)]*\))?(?:[.,;:]|$)/;
const SAYS_WHICH = /\b(?:between|that|which|who|whose|of|for|in|by|where|when|to|from|with)\b/;
/** What is named goes on, or hangs on something outside. */
const UNBOUND =
  /[,;:]|^(?!.*\ban? \p{L}+.* (?:it|they|he|she)\b).*\b(?:it|they|them|he|she)\b| (?:which|who|that|and|this)$/u;
/** "…, and specificity is the proportion of …": another term beside it. */
const SECOND = /,? and (?:[\p{L}-]+ ){1,3}(?:is|are) (?:an?|the) .*$/u;
const GOES_ON = /^(?:It|This|They|These) (?:is|are) (?=(?:an?|the|any)\b)/;

interface Reading {
  /** The part of the sentence that speaks of a term. */
  text: string;
  /** The sentence. */
  whole: string;
  sentence: Sentence;
  neighbours: Neighbours;
}

/** Where a sentence goes over to another thing. */
const CUT = /; (?:however, |but |and )?|,? whereas |, while /;

/** A sentence in its parts, each of which explains another term: "… is the solute; the solvent is …". */
function partsOf(text: string, marked: readonly string[]): string[] {
  const apart = marked.reduce((rest, words) => {
    const joined = new RegExp(`,? and ((?:the |an? )?${escapeRegExp(words)}) (?=(?:(is|are|was|were|means)|an?) )`);
    const listed = new RegExp(`(?<=\\S \\S+ \\S+), ((?:the |an? )?${escapeRegExp(words)} )(?!(?:and|or)\\b)`);
    return rest
      .replace(joined, (_, name: string, verb?: string) => `; ${name} ${verb ? '' : 'is '}`)
      .replace(listed, '; $1');
  }, text);
  return apart.split(CUT);
}

/** "After a rest it may come back; this is called …" */
const EARLY_IT = /^(?:\p{L}+ ){1,4}(?:it|they) /u;

/** The part with what it leans on: the rest of its sentence, or the sentence before; '' where neither names it. */
function wholeOf({ text, whole, neighbours: { before } }: Reading, needsMore = false): string {
  const isOpen = opensOnOther(text) || /\b(?:this|these)\b|\bthe two (?:is|are)\b/.test(text);
  if (!needsMore && !isOpen) return text;
  if (text !== whole && !opensOnOther(whole) && !EARLY_IT.test(whole)) return whole;
  const first = before && !/^(?:He|She|We|His|Her)\b/.test(whole) ? plain(before.text) : '';
  return first === '' || opensOnOther(first) ? '' : `${first} ${whole}`;
}

const isShort = (text: string) => text.split(' ').length <= LONGEST_BACK_WORDS;

type Told = (Pick<Explained, 'tells' | 'definition'> & { isPlural?: boolean; isLabel?: true }) | null;

/** What the words behind a term that opens its sentence say of it. */
function toldBehind(term: string, after: string, reading: Reading, isStrict: boolean): Told {
  const rest = unended(after.replace(ASIDE, ''));
  const is = IS.exec(rest);
  if (is) {
    const said = rest.slice(is[0].length).replace(SECOND, '');
    const tells = /^w/.test(is[1] ?? '') ? 'was' : 'is';
    const plural = is[1] ? /re$/.test(is[1]) : isPlural(headOf(term));
    if (!isStrict && /^the one\b/.test(said)) return { tells: 'is', definition: wholeOf(reading, true) };
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
  const verb = /^ (\p{Ll}+) \S+ \S/u.exec(rest)?.[1] ?? '';
  const isSeveral = isPlural(headOf(term)) && !/[^s]s$/.test(verb);
  if (!verb || !isDeed(rest.trim(), isSeveral ? 'They' : 'It')) return null;
  if (/^ \p{Ll}+ (?:\p{Ll}+ ){0,2}(?:it|them|their|its)\b|\b(?:it|them)$/u.test(rest))
    return { tells: 'is', definition: wholeOf(reading, true) };
  return leans(rest.trim()) ? null : { tells: 'does', isPlural: isSeveral, definition: rest.trim() };
}

/** What is called so: "The loss of water from leaves is called …". */
function toldBefore(before: string, after: string, reading: Reading): Told {
  if (
    !NAMED.test(before) ||
    !/^["”’]?(?: \([^)]*\))?(?:[.,;:)]|$| (?:and|or|because|since|when|if|after|in|by|which|while|but)\b)/.test(after)
  )
    return null;
  // "The two strands of a chromosome, called chromatids, …"
  const apposed =
    after.startsWith(',') &&
    /^((?:The|An?|Those|Any) [^,;:]{6,80}), (?:called|known as|termed) (?:the |an? )?$/.exec(before)?.[1];
  if (apposed && !leans(apposed) && isDescription(lowerFirst(apposed), 'shown'))
    return { tells: 'is', definition: apposed };
  const subject = SUBJECT.exec(before)?.[1];
  const isUnbound = subject !== undefined && UNBOUND.test(subject);
  const whole = {
    tells: 'is',
    definition: wholeOf(reading, isUnbound && /\b(?:it|they|them)\b(?! takes?\b)/.test(subject)),
  } as const;
  // "the strategy called divide and conquer" says no more than its name.
  if (!subject) return SAYS_WHICH.test(before.replace(NAMED, '').split(' ').slice(-9).join(' ')) ? whole : null;
  const isNoun = ENDS.test(after) && !/said to be (?:the |an? )?["“‘]?$/.test(before);
  const isWhole =
    isNoun && !leans(subject) && !isUnbound && !/\bboth\b/.test(subject) && isDescription(subject, 'shown');
  return isWhole ? { tells: 'is', definition: subject } : whole;
}

/** "According to the endosymbiont theory, an early cell …": what follows is the sentence itself. */
const LEADS_IN =
  /^(?:According to|In(?! \d{4})|Under|By|With|From|For|On|At|As|During|Unlike|Like|After|Before) [^,]*$/;

/** "(something pleasant is given)": no other name, no remark. */
const GLOSS =
  /^(?!(?:or|also|see|e\.g\.|plural|from|for|in|of|formerly|usually|especially|including|such|about) )(?:[\p{Ll}'’-]+ ){3,}[\p{Ll}-]+$/u;
const PAST = /^, (?:\p{Ll}+ed|was|had|got|kept|went|wrote|made|led|found|built|came|took|gave|became|taught) /u;

/** What stands beside a term, up to the next comma. */
function toldBeside(before: string, after: string, reading: Reading): Told {
  const deed = /^, (?:which|who) ([^,;]+?)(?:;|, (?!.* (?:and|or) )|\.?$)/.exec(after)?.[1];
  if (deed && isDeed(deed) && deed.split(' ').length > 2 && !leans(deed) && !/^\S+ (?:it|them)\b/.test(deed))
    return { tells: 'does', isPlural: false, definition: deed };
  const match = BESIDE.exec(after);
  const isSaid = /^, (?:that is|i\.e\.)/.test(after);
  if (!match || (LEADS_IN.test(before) && !isSaid) || /^\W*(?:\w+ ){0,4}of (?:which|whom)\b/.test(after)) return null;
  const inBrackets = match[0].trimStart().startsWith('(');
  const end = inBrackets ? match[1]!.indexOf(')') : match[1]!.search(/[,;:]| [–—] |\.$/);
  const said = unended(end < 0 ? match[1]! : match[1]!.slice(0, end));
  const bare = said.replace(/^(?:an?|the) /, '');
  const others = (reading.sentence.emphasised ?? []).some((words) => bare.startsWith(words));
  const opens = /^(?:an?|the|any)\b/.test(said) || isSaid || /^,? which (?:are|were) /.test(after);
  if (inBrackets && !opens && GLOSS.test(said) && !leans(said)) return { tells: 'label', definition: said };
  if (others || !opens || /^the .* and (?:an?|the) /.test(said) || leans(said) || !isDescription(said, 'shown'))
    return null;
  const isPerson = isPersonNoun(genusNoun(said) ?? '');
  const isWhich = said.split(' ').length > 3 && SAYS_WHICH.test(said);
  const isPast = isPerson && PAST.test(match[1]!.slice(end));
  return isPerson || isWhich ? { tells: isPast ? 'was' : 'is', definition: said } : null;
}

/** "The unit of force is the …" */
const TURNED =
  /^((?:The|An?|Those|Any(?:thing|one)?) [^,;:]{6,120}) (?:is|are) (?:(?:the|an?|its|their) )?(?:[\p{Ll}-]+ of |so-called |\p{Ll}+ed )?$/iu;

/** "The iyoba, or queen mother, …", "The lower chambers are the ventricles.": the other name of one thing. */
function toldAsSame(words: string, before: string, after: string, reading: Reading): Told {
  // "A flaw of cheap cloth is pilling: …" is told by what follows.
  if (!(/^the /i.test(before) ? /^(?: \([^)]*\))?(?:\.?$|: )/ : /^(?: \([^)]*\))?\.?$/).test(after)) return null;
  const isBack = POINTS_BACK.test(before) && (/ (?:the|an?|of) $/.test(before) || isPlainTerm(words));
  if (isBack) return { tells: 'is', definition: wholeOf(reading) };
  // "…; one without is afebrile", "a more dilute one is hypotonic"
  if (/^(?:the )?one .*(?:is|are) |\bone (?:is|are) (?:the |an? )?$/.test(before))
    return { tells: 'is', definition: wholeOf(reading, true) };
  const subject = TURNED.exec(before)?.[1];
  if (!subject || leans(subject) || UNBOUND.test(subject) || !isDescription(lowerFirst(subject), 'shown')) return null;
  return SAYS_WHICH.test(subject) ? { tells: 'is', definition: subject } : null;
}

/** "Round Robin. Each process gets …", "Apnoea – absence of breathing": a heading that stands in its text. */
function toldAsLabel(words: string, before: string, after: string, { neighbours }: Reading): Told {
  const [sign = ''] =
    /^(?: \([^)]{1,40}\))?(?:\.$|: | [–—-] |, (?:where|in which|whereby) | (?=(?:The|An?|This|It|Each|All) ))/.exec(
      after,
    ) ?? [];
  const behind = after.slice(sign.length);
  // Inside of a sentence, a colon may also lead to a list, and a dash may open an aside.
  const isInside = before !== '';
  const isFit = isInside
    ? /[:hey] $/.test(sign) &&
      !isPlural(headOf(words)) &&
      !/\b(?:not|no|never)\b/.test(before) &&
      behind.split(',').length < 3 &&
      !LEADS_IN.test(before)
    : sign !== '' && !sign.startsWith(', ');
  if (!isFit) return null;
  const told = toldByLabel(sign.endsWith('.') ? plain(neighbours.after?.text ?? '') : behind.split(/ [–—] /)[0]!);
  return told && (isInside ? { ...told, tells: 'label' } : { ...told, isLabel: true });
}

/** "The second is diffusion. This is the movement of …" */
function toldAfter(after: string, { neighbours }: Reading): (Told & { words: string }) | null {
  const next = neighbours.after && plain(neighbours.after.text);
  const match = next && after === '.' ? GOES_ON.exec(next) : null;
  const said = match ? unended(next!.slice(match[0].length)) : '';
  // "This was a blow to …" says how it counted.
  if (!match || leans(said) || !isDescription(said, 'said') || !SURE_NOUNS.has(genusNoun(said) ?? '')) return null;
  return { tells: 'is', definition: said, words: next! };
}

/** "rights of way": the noun that counts. */
const headOf = (term: string) => term.split(/ (?:of|in|for) /)[0]!;

function shownIn(shown: string, reading: Reading): Explained | null {
  const found = around(reading.text, shown);
  if (!found) return null;
  // "The **solubility** of a salt is …"
  const [owner = ''] = /^ of (?:an?|the) [\p{L}-]+(?= (?:is|are) )/u.exec(found[1]) ?? [];
  const [before, after, words] = [found[0], found[1].slice(owner.length), shown + owner];
  const term = words.replace(/^(?:the|an?) /i, '');
  const next = toldAfter(after, reading);
  const told: Told =
    (before === '' ? toldAsLabel(term, before, after, reading) : null) ??
    (OPENING.test(before) ? toldBehind(term, after, reading, false) : null) ??
    toldBefore(before, after, reading) ??
    toldBeside(before, after, reading) ??
    next ??
    toldAsSame(words, before, after, reading) ??
    (before === '' ? null : toldAsLabel(term, before, after, reading)) ??
    ((WE_SPEAK.test(before) && ENDS.test(after)) ||
    (CONDITION.test(before) && /^ (?:if|when) (?:\S+ ){4}/.test(after)) ||
    (UNDER.test(before) && HELD.test(words) && after.length > LONGEST_OTHER)
      ? { tells: 'is', definition: wholeOf(reading, WE_SPEAK.test(before) && EARLY_IT.test(reading.text)) }
      : null);
  if (!told || told.definition === '' || !isShort(told.definition) || /[$\\]/.test(told.definition)) return null;
  const { tells, definition } = told;
  const isWhole = definition.includes(words) && !told.isLabel;
  const ends = told.isLabel && /\.$/.test(after) && !after.includes(definition);
  return {
    term,
    article: /^the /i.test(words) ? 'the' : articleOf(before),
    isPlural: told.isPlural ?? isPlural(headOf(term)),
    tells,
    definition: isWhole ? `${unended(definition)}.` : definition,
    words:
      told === next
        ? `${reading.whole} ${next.words}`
        : isWhole
          ? definition
          : ends
            ? `${reading.whole} ${definition}.`
            : reading.whole,
    isShown: true,
    ...(told.isLabel ? { isLabel: true } : {}),
  };
}

/** "An enzyme is …", "Inflation refers to …": the name that opens a sentence, up to the verb that explains it. */
const OPENS =
  /^(?:(The|An?) )?(?:term )?["“‘]?(\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?)["”’]?(?: \([^)]{1,60}\))?(?= (?:is|are|was|were|means|refers? to|denotes?)\b)/u;
const CALLED =
  /^(?!.*\b(?:is|are) called\b.*\b(?:is|are) called\b)((?:An?|The|Any|All|\p{Lu}\p{Ll}+s) .{8,160}?) (?:is|are) (?:also |often |usually |generally |commonly )?(?:called|termed|known as|referred to as) (an? |the )?((?:\p{Ll}[\p{Ll}'’-]*)(?: \p{Ll}[\p{Ll}'’-]*){0,2})\.?$/u;
/** Signs that a sentence is more than words: sums, questions, quotations. */
const MORE_THAN_WORDS = /[?!$\\=<>|{}~^*_@#]|["“”«»]|https?:|\.\.\.|…/;

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
    const told = toldBehind(term, rest, reading, true);
    // Without "a" before it, only what it is said to be shows that it is explained, and not judged.
    const isDefining =
      told !== null && (isDoing(told.definition) || SURE_NOUNS.has((genusNoun(told.definition) ?? '').toLowerCase()));
    const isSure =
      given === 'The' ? term.includes(' ') && isDefining && !rest.includes(':') : given !== '' || isDefining;
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
  const whole = plain(sentence.text);
  const marked = (sentence.emphasised ?? []).filter((words) =>
    isTermLike(words.replace(/^The (?=.* )| \([^)]*\)$/g, '')),
  );
  const apart = marked.filter(
    (words) => !marked.some((other) => other !== words && ` ${other} `.includes(` ${words} `)),
  );
  const parts = apart.length === 0 ? [whole] : partsOf(whole, apart);
  const partWith = (words: string) => parts.find((part) => around(part, words)) ?? whole;
  const shown =
    apart.length > MOST_SHOWN
      ? []
      : apart.flatMap((words) => shownIn(words, { text: partWith(words), whole, sentence, neighbours }) ?? []);
  if (shown.length > 0) return shown;
  const said = saidIn({ text: whole, whole, sentence, neighbours }, isMarked);
  return said ? [said] : [];
}
