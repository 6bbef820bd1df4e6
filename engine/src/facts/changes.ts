import { parseClause, splitClauses } from '../grammar/clause.ts';
import { type HalfClause, readHalf } from '../grammar/half-clause.ts';
import { isSureBase, isSureThird } from '../grammar/sure-verbs.ts';
import { isUnparseable, leansOnContext, plainSentence } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import { meaningsOf, type Sort, sortOf } from '../lexicon/meanings.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isKnownThing } from '../reading/pointing.ts';
import { capitalise } from '../text/normalise.ts';
import { isPlural, singular } from '../text/number.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, type Token, tagQuickly } from '../text/tagging.ts';

/** One thing makes another more or less, or changes along with it. */
export interface Change {
  /** "In a good loam", or ''. */
  lead: string;
  /** What brings the change about, or ''. */
  cause: string;
  causePlural: boolean;
  /** "as the temperature rises", where nothing is said to bring it about; or ''. */
  when: string;
  /** What changes. */
  measure: string;
  measurePlural: boolean;
  /** The bare verb that is true, and its contrary. */
  verb: string;
  contrary: string;
  origin: Origin;
}

/** Verbs that make something more or less, with their contraries. */
const MAKES = new Map<string, string>(
  Object.entries({
    increase: 'reduce',
    decrease: 'increase',
    reduce: 'increase',
    raise: 'lower',
    lower: 'raise',
    strengthen: 'weaken',
    weaken: 'strengthen',
    lengthen: 'shorten',
    shorten: 'lengthen',
    widen: 'narrow',
    narrow: 'widen',
    'slow down': 'speed up',
    'speed up': 'slow down',
    slow: 'speed up',
    diminish: 'increase',
    inhibit: 'stimulate',
    stimulate: 'inhibit',
    suppress: 'stimulate',
    promote: 'hinder',
    hinder: 'promote',
    improve: 'worsen',
    worsen: 'improve',
    delay: 'speed up',
    accelerate: 'slow down',
    enhance: 'weaken',
  }),
);
/** Verbs that do something to a thing, whether or not there can be more or less of it. */
const DOES = new Map<string, string>(
  Object.entries({
    constrict: 'dilate',
    dilate: 'constrict',
    inhibit: 'stimulate',
    stimulate: 'inhibit',
    suppress: 'stimulate',
    activate: 'inhibit',
    attract: 'repel',
    repel: 'attract',
    promote: 'hinder',
    hinder: 'promote',
    stabilise: 'destabilise',
    stabilize: 'destabilize',
  }),
);
/** Verbs that say that something becomes more or less. */
const BECOMES = new Map<string, string>(
  Object.entries({
    increase: 'decrease',
    decrease: 'increase',
    rise: 'fall',
    fall: 'rise',
    grow: 'shrink',
    shrink: 'grow',
    decline: 'increase',
  }),
);

/** Verbs that say what becomes of a thing. */
const TURNS = new Map<string, string>(
  Object.entries({
    expand: 'contract',
    contract: 'expand',
    dilate: 'constrict',
    constrict: 'dilate',
    swell: 'shrink',
    widen: 'narrow',
    narrow: 'widen',
    harden: 'soften',
    soften: 'harden',
    open: 'close',
    close: 'open',
    improve: 'deteriorate',
    deteriorate: 'improve',
    weaken: 'strengthen',
  }),
);

const bare = (verb: string) => (/(?:sh|ss)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/(?<=[^s])s$/, ''));

/** What can be more or less. */
const MEASURES =
  /^(?:demand|supply|output|yields?|risks?|pH|acidity|solubility|revenue|profits?|sales|costs?|capital|reserves|absorption|secretion|production|consumption|appetite|viscosity|workability|permeability|fertility|productivity|efficiency|accuracy|mortality|inflation|unemployment|employment|savings?|investment|imports|exports|erosion|leaching|evaporation|transpiration|respiration|resistance|sensitivity|activity|conductivity|elasticity|stability|turbulence|errors?|variance|power|utility|welfare|expenditure|spending|shrinkage|setting|hardening|contrast|brightness|rainfall|humidity|visibility|literacy|turnout|trust|chances?|likelihood|probability|melting point|boiling point|freezing point|stroke volume|cardiac output|heart rate)$/i;

const NOUN_PHRASE =
  /^(?!with\b|by\b|in\b|as\b|to\b|when\b|if\b|from\b|at\b|on\b)((?:the |an? )?(?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+(?: (?:of|in|for|to(?! (?:the|an?) )) (?:the |an? )?[\p{L}\p{N}-]+(?: (?:and )?[\p{L}\p{N}-]+){0,2}?)?)(?=$|[,;]| (?:and|but|by|to|from|at|so|when|if|as|because|since|with|without|until|while|which|after|during|only|slowly|quickly|rapidly|sharply|slightly|greatly|considerably|more)\b)/u;

/** What happens, a quality or a state may be more or less of it; a question that is raised is none. */
const DEGREES: ReadonlySet<Sort> = new Set([
  'attribute',
  'quantity',
  'process',
  'phenomenon',
  'act',
  'state',
  'possession',
]);
const isOfDegrees = (noun: string) =>
  !/^(?:question|issue|matter|matters|problem|doubt|objection|money|fund|arm|hand|voice|alarm|way|case|others?|person|form)s?$/i.test(
    noun,
  ) &&
  meaningsOf(noun)
    .slice(0, 2)
    .some((meaning) => DEGREES.has(sortOf(meaning)));

/** The measure that a text begins with, where it is one that can be understood alone. */
function measureIn(text: string): string | null {
  const found = NOUN_PHRASE.exec(text)?.[1];
  if (!found) return null;
  const own = found.split(/ (?:of|in|for|to) /)[0]!.replace(/^(?:the|an?) /i, '');
  const head = own.split(' ').at(-1)!;
  if (!MEASURES.test(own) && !MEASURES.test(head) && kindOf(head) !== 'measure' && !isOfDegrees(head)) return null;
  // "the rate": of what?
  if (/^the /i.test(found) && !/ (?:of|in|for|to) /.test(found) && !own.includes(' ')) return null;
  if (/^(?:time|age|number|unit|work|way|mass|total|sum|interest)$/.test(own) || leansOnContext(found)) return null;
  return found;
}

/** The thing that a text begins with, where it needs no sentence before: "arterioles", "large parties", "the heart". */
function thingIn(text: string): string | null {
  const found = NOUN_PHRASE.exec(text)?.[1];
  if (!found || leansOnContext(found) || /\b(?:its|their|his|her|many|some|most|all)\b|\d/.test(found)) return null;
  const single = /^the ([\p{L}-]+)$/u.exec(found)?.[1];
  if (single && !isKnownThing(single)) return null;
  const head = found.split(/ (?:of|in|for|to) /)[0]!;
  // Whoever is encouraged to do something is not what changes.
  if (/^ to\b/.test(text.slice(found.length)) || !isNoun(tagQuickly(head).at(-1))) return null;
  return found;
}

function isNamed({ name, head, proper }: HalfClause): boolean {
  // "smaller ones": of what was spoken of before. "Raising r": a letter that stands for something.
  if (leansOnContext(name) || /\b(?:its|their|his|her)\b|\d|\bones?$|(?:^| )[b-z](?: |$)/i.test(name)) return false;
  return (
    !/^the /i.test(name) ||
    proper ||
    head.includes(' ') ||
    / of | for | in /.test(name) ||
    isKnownThing(head.toLowerCase())
  );
}

/** A piece of a sentence taken apart; one whose subject has an aside is read as a sentence of its own. */
function readPiece(piece: string): HalfClause | null {
  const half = readHalf(piece);
  if (half || !/^[^,]{3,50}, [^,]{3,60}, \p{Ll}+s? /u.test(piece)) return half;
  const clause = parseClause(capitalise(piece));
  if (!clause || clause.lead || clause.members.length > 0) return null;
  const { determiner, subject, head, plural, proper, verb, tense, predicate } = clause;
  return { name: determiner ? `${determiner} ${subject}` : subject, head, plural, proper, verb, tense, predicate };
}

const isSomebody = (noun: string) =>
  kindOf(noun) === 'person' ||
  meaningsOf(singular(noun))
    .slice(0, 1)
    .some((meaning) => sortOf(meaning) === 'person');

/** Whether a phrase ends in what the thing is made to do. */
function isMadeTo(phrase: string): boolean {
  const word = / to ([\p{Ll}-]+)/u.exec(phrase)?.[1];
  return word !== undefined && tagQuickly(phrase).some(({ lower, pos }) => lower === word && pos === 'VERB');
}

const PHRASAL = /^(slows?|speeds?) (down|up) /;

function makes(half: HalfClause, lead: string, origin: Origin): Change | null {
  if (half.tense !== 'present' || !isNamed(half) || !half.predicate.startsWith(half.verb)) return null;
  const phrasal = PHRASAL.exec(half.predicate);
  const verb = phrasal ? `${bare(phrasal[1]!)} ${phrasal[2]}` : bare(half.verb);
  const contrary = MAKES.get(verb) ?? DOES.get(verb);
  // What composers or farmers do, they do in a case that the sentence before tells.
  if (!contrary || isSomebody(half.head.split(' ').at(-1)!)) return null;
  const object = half.predicate.slice(phrasal ? phrasal[0].length : half.verb.length + 1);
  const measure = (measureIn(object) ?? (DOES.get(verb) ? thingIn(object) : null))?.replace(
    / (?:again|further|still)$/,
    '',
  );
  // "stimulates the pituitary to secrete …": what is done in turn is no part of the thing.
  if (!measure || / to (?:an? |the )/.test(object) || isMadeTo(measure)) return null;
  // "lowers pressure more than …", "the cost of pipes, roads and buses": only a part of what is said.
  const after = object.slice(measure.length);
  // "the risk in women": of what?
  if (/^the (?:risk|chance|danger|cost|rate|level)s? in \p{L}+$/u.test(measure)) return null;
  if (/\d| for (?:a|the) /.test(measure) || /^ (?:more|less|for a)\b|^, [^,]+(?:,| and )/.test(after)) return null;
  if (/\b(?:not|only|but|although|unless|until)\b/.test(half.predicate)) return null;
  return {
    lead,
    cause: half.name,
    causePlural: half.plural,
    when: '',
    measure,
    measurePlural: isPlural(measure.split(/ (?:of|in|for|to|that|which|who) /)[0]!),
    verb: verb === 'slow' ? 'slow down' : verb,
    contrary,
    origin,
  };
}

const OPENED = /^(When|As|If) ([^,]{6,80}), (.+)$/;
const ALONG = /^(?:\p{L}+ly )?(?:(as|when|if) (.{6,80})|with ((?:the )?[\p{L}-]+(?: [\p{L}-]+){0,2}))$/u;

function becomes(piece: string, lead: string, origin: Origin): Change | null {
  const opened = OPENED.exec(piece);
  const half = readPiece(opened ? opened[3]! : piece);
  if (half?.tense !== 'present' || !isNamed(half) || !half.predicate.startsWith(half.verb)) return null;
  const verb = bare(half.verb);
  const contrary = BECOMES.get(verb) ?? TURNS.get(verb);
  const rest = half.predicate.slice(half.verb.length).trim();
  if (!contrary || (!TURNS.get(verb) && measureIn(half.name) === null)) return null;
  const along = opened ? null : ALONG.exec(rest.replace(/(?:,| and| but) .*$/, ''));
  if (opened ? !/^(?:$|,| and | in proportion| by | too$)/.test(rest) : !along) return null;
  const when = opened
    ? `${opened[1]!.toLowerCase()} ${opened[2]}`
    : along![1]
      ? `${along![1]} ${along![2]}`
      : `as ${along![3]} ${isPlural(along![3]!) ? 'increase' : 'increases'}`;
  // "rises as the square of the mass": how much, not when.
  const says = ({ pos, lower }: Token) => /^(?:VERB|AUX)$/.test(pos) || isSureThird(lower) || isSureBase(lower);
  if (along?.[1] === 'as' && !tagQuickly(when).some(says)) return null;
  // "Dense sand expands when it is sheared": the pronoun is the thing that is asked about.
  const own = half.plural ? /\b(?:they|them|their)\b/g : /\b(?:it|its)\b/g;
  const bound = opened ? when.replace(/\b(?:its|their)\b/g, '') : when.replace(own, '');
  if (leansOnContext(bound) || contentStems(when).length < (bound === when ? 2 : 1)) return null;
  return {
    lead,
    cause: '',
    causePlural: false,
    when,
    measure: half.name,
    measurePlural: half.plural,
    verb,
    contrary,
    origin,
  };
}

const LEAD = /^((?:In|At|On|Under|During|Among|For|Within|When|If) [^,]{3,60}), (.+)$/;

/** Where a clause begins that may be read by itself: what is found or given as a reason. What somebody holds is his view. */
const INNER =
  /(?:,? (?:because|since|so that)|\b(?:shows?|showed|found|means?|observed|confirms?)(?: in \d{4})? that(?:, [^,]{4,40},)?) (?=\p{L})/u;

/** What somebody holds may be denied in the next sentence. */
const VIEW =
  /\b(?:argue[sd]?|claim(?:s|ed)?|believe[sd]?|held|holds|maintain(?:s|ed)?|thought|thinks|suggest(?:s|ed)?|propose[sd]?|according to|in (?:his|her|their) view)\b/i;

const CHANGES =
  /\b(?:increases?|decreases?|reduces?|raises?|lowers?|rises?|falls?|grows?|shrinks?|declines?|strengthens?|weakens?|lengthens?|shortens?|widens?|narrows?|slows?|speeds?|diminish(?:es)?|inhibits?|stimulates?|suppress(?:es)?|promotes?|hinders?|improves?|worsens?|delays?|accelerates?|enhances?|constricts?|dilates?|activates?|attracts?|repels?|stabili[sz]es?|expands?|contracts?|swells?|hardens?|softens?|opens?|closes?|deteriorates?)\b/;

/** Every change that a sentence tells of as a rule. */
export function changesIn(entry: Entry): Change[] {
  const plain = plainSentence(entry.sentence.text);
  // What limits the truth of a statement must not be cut off.
  if (
    isUnparseable(plain) ||
    /\b(?:at first|initially|temporarily|eventually|unless|provided that|except|most|usually|in general)\b/i.test(
      plain,
    ) ||
    VIEW.test(plain) ||
    !CHANGES.test(plain)
  )
    return [];
  const origin = originOf(entry);
  const opened = LEAD.exec(plain);
  if (opened && leansOnContext(opened[1]!)) return [];
  const pieces = splitClauses(opened ? opened[2]! : plain).flatMap((piece) => piece.split(INNER));
  return pieces.flatMap((piece, i) => {
    if (!CHANGES.test(piece)) return [];
    const half = readPiece(piece);
    const lead = opened?.[1] ?? '';
    const made = half ? makes(half, lead, origin) : null;
    // "When income rises, demand rises": here the opening is what it changes with.
    const found =
      made ??
      (/^(?:When|If)\b/.test(lead)
        ? becomes(`${lead}, ${piece}`, '', origin)
        : i > 0 && /^the /.test(piece)
          ? null
          : becomes(piece, lead, origin));
    return found ? [found] : [];
  });
}
