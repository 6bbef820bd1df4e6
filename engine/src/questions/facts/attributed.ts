import { contentStems } from '../../text/stems.ts';
import { cutSecondClause } from '../clause.ts';
import { type Corpus, inSentence, originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import type { Name } from '../names.ts';
import { antecedentOf, personNamed } from '../persons.ts';
import { leansOnIdea, leansOnPair, pointsBack, withoutBoundWords } from '../pointing.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, leansOnContext, plainSentence } from '../wording.ts';

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

const SAYS =
  'argued|claimed|held|said|wrote|insisted|thought|believed|maintained|declared|concluded|proposed|suggested|noticed|observed|showed|found|discovered|pointed out|reported|predicted|warned|taught|objected|replied|explained|demonstrated|announced|noted|stressed|estimated|remarked|recognised|recognized|realised|realized|supposed|asserted|saw|proved|stated|feared|hoped|contended|reasoned|reckoned|calculated|denied';
const DOES =
  'invented|introduced|discovered|devised|coined|proposed|founded|defined|distinguished|opposed|rejected|abandoned|developed|formulated|demonstrated|proved|isolated|synthesised|named|divided|classified|described|criticised|attacked|compared|attributed|traced|explained|identified|regarded|treated|saw|likened|derived|predicted|measured|advocated|recommended|set out|called for|drew attention to|distinguishes|defines|showed how|asked why';

const WHEN = '(?:as early as |about |around )?(?:in|of) (?:the )?(?:early |late )?1\\d{3}s?|in (?:the )?20\\d\\ds?';
const PERSON =
  "(?!(?:When|Where|While|After|Before|The|In|As|If|Since)\\b)(?:\\p{Lu}\\. ?)*\\p{Lu}[\\p{L}'’-]+(?: (?:(?:dan|ibn|al|de|von|van) )?\\p{Lu}[\\p{L}'’-]+)*";
/** "The Brazilian pharmacologist", "an English herald" before a name: what he was is not asked. */
const CALLING = '(?:(?:[Tt]he|[Aa]n?) (?:\\p{Lu}[\\p{L}-]+ )?(?:\\p{Ll}+ ){1,2})?';
/** " of Toronto" and ", who had been a sailor," behind it. */
const BESIDE = '(?: of (?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*| in \\p{Lu}[\\p{L}-]+)?(?:, [^;:]{3,140}?,)?';
const OPENING = new RegExp(
  `^(?:((?:In|By|Around|About) (?:the )?(?:early |late )?(?:1\\d{3}|20\\d\\d)s?),? )?${CALLING}(${PERSON}|He|She)${BESIDE} ((?:has |had |has since |had already |had earlier |later |first |once |rightly |therefore |also |even |himself |too |moreover )*)((?:${SAYS})|(?:${DOES})) (.+)$`,
  'u',
);
const ASIDE = new RegExp(
  `^(.{8,160}?), (?:(he|she|${PERSON}) (?:had )?(${SAYS})|(${SAYS}) (${PERSON}))((?: ${WHEN}| (?:in|at|from|to|with|later|again|afterwards) [^,]{2,60})?), (.+)$`,
  'u',
);

const RELATIVE = new RegExp(`\\b(${PERSON}), who (?:(in (?:1\\d{3}|20\\d\\d)) )?(${DOES}) (.+)$`, 'u');

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
  if (words < 5 || words > 34 || isUnparseable(statement)) return false;
  if (pointsBack(statement) || leansOnIdea(statement) || leansOnPair(statement)) return false;
  return !leansOnContext(withoutBoundWords(statement)) && new Set(contentStems(statement)).size >= 4;
}

const single = (text: string) => text.replace(/["“”]([^"“”]*)["“”]/g, '‘$1’');

interface Found {
  who: string;
  text: string;
  lead: string;
  /** What must be understood by itself. */
  statement: string;
}

/** "Social facts, he insisted in 1895, must be treated as things." */
function fromAside(sentence: string, corpus: Corpus): Found | null {
  const match = ASIDE.exec(sentence);
  if (!match) return null;
  const [, before, left, verbLeft, verbRight, right, when, after] = match;
  const statement = withoutRemarks(`${inSentence(before!, corpus)} ${after}`);
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

/** "He concluded that …", "Liszt invented the symphonic poem, …". */
function fromOpening(sentence: string): Found | null {
  const match = OPENING.exec(sentence);
  if (!match) return null;
  const [, lead, who, between, verb, rest] = match;
  const has = /\b(?:has|had)\b/.exec(between!)?.[0];
  const told = rest!.replace(/^too(?= that\b)/, '').trim();
  const claim = /^((?:[^,;:]{0,60}? )?)that (.+)$/.exec(told);
  const said = IS_SAID.test(verb!);
  if (claim && said && !/\b(?:that|which|who|whose|the|an?)$/.test(claim[1]!.trim())) {
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

/** What a sentence says that a person held or did, with the person even where only "he" stands there. */
export function attributedIn(entry: Entry, corpus: Corpus): Attributed | null {
  const sentence = single(plainSentence(entry.sentence.text));
  const found = fromAside(sentence, corpus) ?? fromOpening(sentence) ?? fromRelative(sentence);
  if (!found || !standsAlone(found.statement)) return null;
  const pronoun = /^(?:he|she)$/i.test(found.who);
  const antecedent = pronoun ? antecedentOf(entry, corpus) : null;
  const person = pronoun ? antecedent?.person : personNamed(found.who, corpus);
  if (!person || found.text.includes(person.text.split(' ').at(-1)!)) return null;
  const origin = originOf(entry);
  return {
    person,
    text: found.text,
    lead: found.lead,
    stems: contentStems(found.statement),
    origin: antecedent ? { ...origin, sentence: `${antecedent.sentence} ${origin.sentence}` } : origin,
  };
}
