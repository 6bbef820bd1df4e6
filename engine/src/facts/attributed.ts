import { cutSecondClause } from '../grammar/clause.ts';
import { isUnparseable, plainSentence } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Name } from '../kinds/names.ts';
import { FINDS, RULES, SAYS } from '../kinds/person-verbs.ts';
import { antecedentOf, personNamed } from '../kinds/persons.ts';
import { type Corpus, inSentence, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isKnownThing, leansOnIdea, leansOnPair, pointsBack, withoutBoundWords } from '../standing/pointing.ts';
import { leansOnContext } from '../standing/words.ts';
import { contentStems } from '../text/stems.ts';

/** What somebody held, found or brought into the world. */
export interface Attributed {
  person: Name;
  /** "argued in 1970 that …", "invented the symphonic poem": what follows "Who". */
  text: string;
  /** "In 1739" in front, or ''. */
  lead: string;
  stems: readonly string[];
  origin: Origin;
}

const DOES = `${FINDS}|${RULES}`;

const WHEN = '(?:as early as |about |around )?(?:in|of) (?:the )?(?:early |late )?1\\d{3}s?|in (?:the )?20\\d\\ds?';
const PERSON =
  "(?!(?:When|Where|While|After|Before|The|In|As|If|Since)\\b)(?:\\p{Lu}\\. ?)*\\p{Lu}[\\p{L}'’-]+(?: (?:(?:dan|ibn|al|de|von|van) )?\\p{Lu}[\\p{L}'’-]+)*";
/** "The Brazilian pharmacologist", "an English herald" before a name: what he was is not asked. */
const CALLING = '(?:(?:[Tt]he|[Aa]n?) (?:\\p{Lu}[\\p{L}-]+ )?(?:\\p{Ll}+ ){1,2})?';
/** " of Toronto" and ", who had been a sailor," behind it. */
const BESIDE = '(?: of (?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*| in \\p{Lu}[\\p{L}-]+)?(?:, [^;:]{3,140}?,)?';
const OPENING = new RegExp(
  `^(?:((?:In|By|Around|About) (?:the )?(?:early |late )?(?:1\\d{3}|20\\d\\d)s?),? )?(?:(?:Later|Elsewhere|Afterwards|Earlier),? )?${CALLING}(${PERSON}|[Hh]e|[Ss]he)${BESIDE} ((?:has |had |has since |had already |had earlier |later |first |once |rightly |therefore |also |even |himself |too |moreover )*)((?:${SAYS})|(?:${DOES})) (.+)$`,
  'u',
);
const CLEFT = new RegExp(`^[Ii]t was (${PERSON}) who `, 'u');
const IN_WORK = new RegExp(
  `^In [^,;:]{4,60}?(?:, [^,;:]{4,40},)? (${PERSON}|he|she) (${SAYS})(?= [^,;:]{0,60}?that )`,
  'u',
);
const ASIDE = new RegExp(
  `^(.{4,160}?), (?:(he|she|${PERSON}) (?:had )?(${SAYS})|(${SAYS}) (${PERSON}))((?: ${WHEN}| (?:in|at|from|to|with|later|again|afterwards) [^,]{2,60})?), (.+)$`,
  'u',
);

const RELATIVE = new RegExp(`\\b(${PERSON}),? who (?:(in (?:1\\d{3}|20\\d\\d)) )?(${DOES}) (.+)$`, 'u');

const SECOND = new RegExp(
  `^(?:In \\d{4},? )?${CALLING}(${PERSON}|He|She)${BESIDE} \\p{Ll}[^;:]{5,120}? and (?:(in \\d{4}) )?(${SAYS})((?: in \\d{4})?) that (.+)$`,
  'u',
);

const VIEW = new RegExp(
  `^(${PERSON})['’]s? (?:\\p{Ll}+ )?(?:claim|view|thesis|argument|conclusion|lesson|answer|theory|idea|point|reply|objection|hypothesis|contention|suggestion|proposal|insight|message) (?:was|is) that (.+)$`,
  'u',
);

/** "According to Max Weber, …", "In Weber's view, …" */
const ACCORDING = new RegExp(
  `^(?:(?:According to|For|In the (?:view|opinion|eyes) of) ${CALLING}(${PERSON})|(?:In|On) (${PERSON})['’]s? (?:view|opinion|account|theory|analysis|reading|model)), (.+)$`,
  'u',
);

/** "Cesare Beccaria's On Crimes and Punishments argued that …" */
const WORK = new RegExp(`^(${PERSON})['’]s? \\p{Lu}[^,;:]{3,60} (${SAYS}) that (.+)$`, 'u');

const IS_SAID = new RegExp(`^(?:${SAYS})$`);
const IS_DEED = new RegExp(`^(?:${DOES})$`);
const YEAR_IN = new RegExp(`\\b(?:${WHEN})\\b`, 'u');

/** "…, a finding which has been confirmed since": a remark on what was said, or a second sentence. */
function withoutRemarks(text: string): string {
  return (
    text
      .split('; ')[0]!
      // ": size, density and heterogeneity" belongs to what was said; ": he had seen it" does not.
      .replace(
        /: (?!(?:[\p{L}-]+(?: [\p{L}-]+)?, ){1,4}?(?:[\p{L}-]+(?: [\p{L}-]+)? )?and [\p{L}-]+(?: [\p{L}-]+)?$).*$/u,
        '',
      )
      .replace(
        /, an? (?:\p{L}+ )?(?:property|fact|finding|claim|view|idea|result|figure|point|remark|phrase|opinion|conclusion|argument|discovery) (?:that|which|of|on) .*$/u,
        '',
      )
      .replace(
        /, (?:and|but|so|yet|though|although|while|whereas|since|because|which|who|where|for) (?:he|she|it|they|we|this|these|that|the two|his|her|their|is|was|are|were|has|had)\b.*$/u,
        '',
      )
      .replace(/[,.]\s*$/, '')
  );
}

/** Whether a statement can be understood without the sentences around it. */
function standsAlone(statement: string): boolean {
  const words = statement.split(' ').length;
  if (words < 4 || words > 34 || isUnparseable(statement) || /\bbetween\b(?!.*\band\b)/.test(statement)) return false;
  // "no such things as electrons" names what it means; "Galileo won his case" says whose.
  const named = statement
    .replace(/\bno such things? as\b/, 'no')
    .replace(/\ban? (?:earlier|later) (?=\p{Ll})/u, 'a ')
    .replace(' and then ', ' and ');
  const own = /^\p{Lu}\p{L}+ /u.test(named) ? named.replace(/\b(?:his|he|him)\b/g, '') : named;
  const subject = UNNAMED_SUBJECT.exec(own)?.[1];
  // "the voter listens to friends": whoever holds the part.
  if (subject && !isKnownThing(subject) && kindOf(subject) !== 'person') return false;
  if (/\b(?:to blame|responsible|at fault|the (?:answer|cause|reason|culprit|case))$/.test(own)) return false;
  if (pointsBack(own) || leansOnIdea(own) || leansOnPair(own) || POINTS.test(own) || NAMELESS.test(own)) return false;
  return !leansOnContext(withoutBoundWords(own)) && new Set(contentStems(own)).size >= 3;
}

/** The whole of what was said, or the first part of it, as far as it can stand alone. */
function understood(statement: string): string | null {
  const short = statement.replace(
    /, (?:and|but|because|since|although|though|while|whereas|so that|as|for|which) .*$/,
    '',
  );
  return [statement, cutSecondClause(statement), short].find(standsAlone) ?? null;
}

/** "some stand over a hot spot": some of what was spoken of before. */
const NAMELESS = /^(?:some|many|several|others?|both|another|few|none|all of)\b(?! \p{Ll}+s\b)/u;

/** "the exchange takes place in …": which one, the sentence before tells. */
const UNNAMED_SUBJECT =
  /^the (\p{Ll}+) (?!of\b|that\b|which\b|who\b|in\b|for\b|between\b|to\b|on\b|from\b|with\b|by\b|at\b)(?:\p{Ll}+s|is|are|was|were|had|has|can|could|must|may|would|took|came|lies|lay) /u;

/** "the two mistakes", "his method": of whom or of which only the text before tells. */
const POINTS = /^(?:their|its)\b|\b(?:the (?:two|three) \p{Ll}+|his|her) (?=\p{Ll})/u;

const single = (text: string) => text.replace(/["“”]([^"“”]*)["“”]/g, '‘$1’');

interface Found {
  who: string;
  text: string;
  lead: string;
  /** What must be understood by itself: `text` ends with it. */
  statement: string;
}

/** "Social facts, he insisted in 1895, must be treated as things." */
function fromAside(sentence: string, corpus: Corpus): Found | null {
  const match = ASIDE.exec(sentence);
  if (!match) return null;
  const [, before, left, verbLeft, verbRight, right, when, after] = match;
  const joint = /^(?:If|When|Where|Unless|Since|Because|Although|As long as|Once|In|At|For|Under|Without) /.test(
    before!,
  )
    ? ', '
    : ' ';
  const statement = withoutRemarks(`${inSentence(before!, corpus)}${joint}${after}`);
  if (/\b(?:that|which|who|as|when|if|because)$/.test(before!) || /^(?:and|but|or|so|that|which|who)\b/.test(after!))
    return null;
  const year = YEAR_IN.exec(when ?? '')?.[0];
  return {
    who: left ?? right!,
    text: `${verbLeft ?? verbRight}${year ? ` ${year}` : ''} that ${statement}`,
    lead: '',
    statement,
  };
}

/** "It was Achebe who showed that …", "In Decolonising the Mind he argued that …": what comes before the person is not asked for. */
const withoutLead = (sentence: string) =>
  sentence.replace(CLEFT, '$1 ').replace(IN_WORK, (lead, person: string, verb: string) => {
    if (/^In (?:the )?(?:early |late |mid-)?\d|^In (?:an? |the )?(?:fact|general|practice|turn|return)\b/.test(lead))
      return lead;
    const year = /\b(?:1\d{3}|20\d\d)\b/.exec(lead)?.[0];
    return `${person} ${verb}${year ? ` in ${year}` : ''}`;
  });

/** "He concluded that …", "Liszt invented the symphonic poem, …". */
function fromOpening(whole: string): Found | null {
  const sentence = withoutLead(whole);
  const match = OPENING.exec(sentence);
  if (!match) return null;
  const [, lead, who, between, verb, rest] = match;
  const has = /\bhas\b/.exec(between!)?.[0];
  const told = rest!.replace(/^,? ?(?:too|moreover|also|further|instead|furthermore),? (?=that\b)/, '');
  const claim = /^((?:[^,;:]{0,60}? )??)that (.+)$/.exec(told);
  const said = IS_SAID.test(verb!);
  if (
    claim &&
    said &&
    /^$|^(?:in|as early as|at|from|to|later|with|after|about|around|by|during|again|once|on)\b/.test(claim[1]!)
  ) {
    const statement = withoutRemarks(claim[2]!);
    if (claim[1] && leansOnContext(claim[1])) return null;
    return {
      who: who!,
      text: `${has ? `${has} ` : ''}${verb} ${claim[1]}that ${statement}`,
      lead: lead ?? '',
      statement,
    };
  }
  const done = deed(verb!, told);
  return (
    done && { who: who!, text: `${has ? `${has} ` : ''}${done.text}`, lead: lead ?? '', statement: done.statement }
  );
}

/** "introduced in 1959 the term diglossia for …": a verb and what was brought into the world. */
function deed(verb: string, rest: string): { text: string; statement: string } | null {
  const dated = /^(in (?:1\d{3}|20\d\d),? )?(.+)$/.exec(rest)!;
  if (!IS_DEED.test(verb) || /^(?:that|in|at|on|from|by|with|to|for|it|them|him|her|this|himself)\b/.test(dated[2]!))
    return null;
  const object = cutSecondClause(withoutRemarks(dated[2]!));
  return { text: `${verb} ${dated[1] ?? ''}${object}`, statement: object };
}

/** "Hermann Ebbinghaus learnt lists of syllables and showed in 1885 that …": the second of two things that somebody did. */
function fromSecondVerb(sentence: string): Found | null {
  const match = SECOND.exec(sentence);
  if (!match) return null;
  const [, who, lead, verb, when, claim] = match;
  const statement = withoutRemarks(claim!);
  return { who: who!, text: `${verb}${when || (lead ? ` ${lead}` : '')} that ${statement}`, lead: '', statement };
}

/** "… by Edwin Sutherland, who in 1939 coined the expression …". */
function fromRelative(sentence: string): Found | null {
  const match = RELATIVE.exec(sentence);
  if (!match || /, /.test(match[4]!)) return null;
  const done = deed(match[3]!, match[4]!);
  if (!done) return null;
  const [verb, ...rest] = done.text.split(' ');
  return {
    who: match[1]!,
    text: match[2] ? `${verb} ${match[2]} ${rest.join(' ')}` : done.text,
    lead: '',
    statement: done.statement,
  };
}

/** "Kuhn's claim was that …", "Beccaria's On Crimes argued that …" */
function fromView(sentence: string): Found | null {
  const match = VIEW.exec(sentence) ?? WORK.exec(sentence);
  if (!match) return null;
  const statement = withoutRemarks(match.at(-1)!);
  return { who: match[1]!, text: `${match.length > 3 ? match[2] : 'held'} that ${statement}`, lead: '', statement };
}

function fromAccording(sentence: string, corpus: Corpus): Found | null {
  const match = ACCORDING.exec(sentence);
  if (!match) return null;
  const statement = withoutRemarks(inSentence(match[3]!, corpus));
  // Figures that somebody counted are no view of his.
  if ((statement.match(/\d+/g)?.length ?? 0) > 1) return null;
  return { who: match[1] ?? match[2]!, text: `held that ${statement}`, lead: '', statement };
}

/** What a sentence says that a person held or did, with the person even where only "he" stands there. */
export function attributedIn(entry: Entry, corpus: Corpus): Attributed | null {
  const sentence = single(plainSentence(entry.sentence.text).replace(/:$/, ''));
  const found =
    fromAccording(sentence, corpus) ??
    fromAside(sentence, corpus) ??
    fromOpening(sentence) ??
    fromSecondVerb(sentence) ??
    fromView(sentence) ??
    fromRelative(sentence);
  const statement = found && understood(found.statement);
  // "that neither kind of reason …", "that less is lost than is feared": of what was told before.
  if (!found || !statement || /^(?:neither|either|both|such|less|more|fewer) /i.test(statement)) return null;
  if (
    /\b(?:a|another|one) (?:different|further|second|third|similar|new) (?:reading|view|reason|answer|account|explanation|argument|objection|solution|interpretation)\b(?! of| that| for)/.test(
      statement,
    )
  )
    return null;
  const text = found.text.slice(0, found.text.length - found.statement.length) + statement;
  const pronoun = /^(?:he|she)$/i.test(found.who);
  const antecedent = pronoun ? antecedentOf(entry, corpus) : null;
  const person = pronoun ? antecedent?.person : personNamed(found.who.replace(/^(?:\p{Lu}\. ?)+/u, ''), corpus);
  if (!person || text.includes(person.text.split(' ').at(-1)!)) return null;
  const origin = originOf(entry);
  return {
    person,
    // To what somebody replied, only the text before tells; what he said stands by itself.
    text: text.replace(/^(?:replied|answered|responded) (?=(?:in|at) .* that\b|that\b)/, 'argued '),
    lead: found.lead,
    stems: contentStems(statement),
    origin: antecedent ? { ...origin, sentence: `${antecedent.sentence} ${origin.sentence}` } : origin,
  };
}
