import { isPlural } from '../text/number.ts';
import { isNoun, tagQuickly } from '../text/tagging.ts';
import { isEverydayWord, isQuantity, looksTechnical } from './term-evidence.ts';

/** Ways of running prose to say what a term means in which neither the term nor what is said of it stands first. */

/** A term with its article, and what is said of it. */
export interface Put {
  term: string;
  determiner: string;
  description: string;
  plural?: boolean;
}

const TERM = String.raw`\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,2}`;

/** What goes on, can be done or is studied: only such a noun, with what it is of, says by itself what a bare name means. */
const GOES_ON =
  '(?:process|study|science|branch|practice|property|ability|inability|tendency|capacity|willingness|movement|motion|loss|spread|flow|passage|conversion|transfer|transformation|removal|splitting|breakdown|breaking|formation|release|separation|absorption|deposition|destruction|division|exchange|growth|decay|settling|sinking|shrinking|swelling|bending|spreading|mixing|joining|fusion|union|turning|washing|wearing|killing|theft|use|resistance|reluctance|belief|doctrine|view|theory|rule|art|technique|method|treatment|measurement|inflammation|infection|enlargement|narrowing|hardening|softening|production|secretion|reproduction|transport|transmission|interbreeding|crossing|keeping|rearing|growing|cultivation|worship|marriage|government|rivalry|hatred|fear|state|condition|phenomenon)';

/** A word that a learner has to be taught, and not one that everybody uses. */
function isRare(term: string): boolean {
  const tokens = tagQuickly(term);
  const last = tokens.at(-1)!;
  if (!isNoun(last) || tokens.some((token) => !isNoun(token) && token.pos !== 'ADJ')) return false;
  return !isEverydayWord(last.text) || (tokens.length > 1 && !isEverydayWord(tokens[0]!.text));
}

/** "The movement of water from the leaves into the air is transpiration", "This loss of water, transpiration, pulls …" */
const NAMED_BARE = new RegExp(
  String.raw`^(?:The|This|That) ((?:\p{Ll}+ )?${GOES_ON} (?:of|in|by which|in which|through which|that|which|to|from|between) [^,;:]{8,110})(?: is |, (?:called |or )?)(${TERM})(?:$|, (?=\p{Ll}+))`,
  'u',
);
/** "The resistance of a fluid to flow is its viscosity" */
const ITS =
  /^The ((?:\p{Ll}+ )?\p{Ll}+ (?:of|by|that|which|at which|in which|taken|needed|required) (?:[^,;:]{0,80} )?an? [^,;:]{4,90})(?: is |, )(?:its|their) ([\p{Ll}-]+(?: [\p{Ll}-]+){0,2})(?:$|, (?=\p{Ll}+))/u;
/** "An organism which makes its own food is an autotroph"; "Bacteria that live without oxygen are anaerobes" */
const ONE_OF =
  /^((?:An|A|Any) (?:[\p{Ll}-]+ ){1,2}(?:which|whose|with|used|made|formed|built|designed) [^,;:]{12,110}) is (an? )([\p{Ll}-]+(?: [\p{Ll}-]+)?)$/u;
const MANY_OF =
  /^((?:\p{Lu}\p{Ll}+ )?([\p{L}-]+)(?: of (?:an? |the )?\p{Ll}+)? (?:that|which|who|whose|formed|made|used) [^,;:]{10,110}) are ([\p{Ll}-]+(?: [\p{Ll}-]+)?)(?=$|, (?:and|but|while|whereas) )/u;
/** "…, and those which have the same meaning are synonyms" */
const MANY_OTHERS =
  /, (?:and|but|while|whereas) those ((?:that|which|who|whose|with|formed|made|used) [^,;:]{8,110}) are ([\p{Ll}-]+(?: [\p{Ll}-]+)?)$/u;
/** "Taking property by force is robbery" */
const DOING = /^(\p{Lu}\p{Ll}+ing (?!of\b)[^,;:]{12,110}) is ([\p{Ll}-]+)$/u;
/** "Precipitation that falls as pellets of ice is hail" */
const MATTER = /^(\p{Lu}\p{Ll}{3,} (?:that|which) [^,;:]{12,110}) is ([\p{Ll}-]+)$/u;
/** "By osmosis we mean the passage of …", "By a tort is meant a civil wrong for which …" */
const BY_MEANT =
  /^By (the |an? )?([\p{Ll}-]+(?: [\p{Ll}-]+){0,3}) (?:(?:we|one|\p{Ll}+s|\p{Lu}\p{Ll}+) (?:usually |commonly |generally )?(?:means?|meant|understands?)|(?:is|was) (?:usually |commonly |generally )?(?:meant|understood)) ((?:the|an?|any) .{12,170})$/u;
/** "Chemists define molarity as the number of …", "viscosity is to be understood as the resistance …" */
const DEFINED =
  /\b(?:defines?|defined) (the |an? )?((?!it\b|them\b|this\b|these\b)\p{Ll}[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}) as ((?:the|an?|any) .{12,170})$/u;
const THOUGHT_OF =
  /^(The |An? )?(\p{L}[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}) (?:is|are|can be|may be|is to be|should be) (?:best )?(?:thought of|understood|conceived) as ((?:the|an?) .{12,170})$/u;
/** "Economists call the value of what is given up the opportunity cost (of a choice)" */
const CALLS =
  /^[\p{L} ,.’'-]{2,50}? (?:calls?|called|terms?|termed) ((?:the|an?) (?!(?:new|same)\b)[^,;:]{12,120}(?<!\b(?:of|in|by|for|to|from|with|on|at|between|and|or|that|which|into|over|under|as|is|are|was|than))) (the |an? )((?!\p{Ll}+ (?:that|which|of|in)\b)[\p{Ll}-]+ [\p{Ll}-]+)(?: of an? \p{Ll}+)?$/u;
/** "The half-life of a nuclide is the time in which half of its atoms decay" */
const OF_ONE =
  /^The ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) of (an? (?:\p{Ll}+ )?\p{Ll}+) (?:is|means|is defined as) ((?:the|its|a measure of) .{14,150})$/u;
/** "Some bacteria form spores, resting bodies that withstand heat" */
const MANY_IN_APPOSITION =
  /(?:^|\b)(\p{L}[\p{Ll}-]+s), ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s (?:that|which|who|made|used|formed|filled|covered|built|composed) [^,;:]{10,110})(?:$|, \p{Ll})/u;
/** "… is known as a doubtful debt, and one that will not be paid as a bad debt" */
const SECOND =
  /^(An?|The|Any) ([\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:that|which|who|whose|in which|with) [^;]{10,110}?(?:,|;)(?: (?:and|while|whereas|but))? (?:one|an? \2) ((?:that|which|who|whose|in which|with) [^,;:]{8,110}?) (?:(?:is|are) (?:called|known as|termed)|is|as) (an? )([\p{Ll}-]+(?: [\p{Ll}-]+)?)$/u;
/** "Hysteresis — the lag of magnetisation behind the field — wastes energy", "Osmosis (the movement of water …) keeps …" */
const SET_APART =
  /(?:^|\b(?:of|to|by|in|from|with|for|is|called|as) )(The |the |[Aa]n? )?(\p{L}[\p{Ll}-]+(?: [\p{Ll}-]+)?) ?(?:[—–] ?|\()((?:the|an?) [^—–;:()]{14,140})(?: ?[—–]|\)|[.]?$)/u;

const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1);

/** "is its liquid limit": two words are a name where a clause says what is named. */
const isItsName = (said: string, term: string) =>
  isRare(term) ||
  (term.includes(' ') &&
    looksTechnical(term) &&
    / (?:that|at which|in which|by which|needed|required|taken) /.test(said) &&
    !/(?:owner|author|member|head|leader|name|part|form)s?$/.test(term));

function bare(plain: string): Put[] {
  const found: Put[] = [];
  const named = /^Th(?:e|is|at) /.test(plain) ? NAMED_BARE.exec(plain) : null;
  if (named && isRare(named[2]!) && !isPlural(named[2]!))
    found.push({ term: named[2]!, determiner: '', description: `the ${named[1]}` });
  const its = / (?:its|their) /.test(plain) ? ITS.exec(plain) : null;
  if (its && isItsName(its[1]!, its[2]!)) found.push({ term: its[2]!, determiner: '', description: `the ${its[1]}` });
  return found;
}

function ofOneSort(plain: string): Put[] {
  const one = / is an? /.test(plain) ? ONE_OF.exec(plain) : null;
  if (one && isRare(one[3]!)) return [{ term: one[3]!, determiner: one[2]!.trim(), description: lower(one[1]!) }];
  const many = / are \p{Ll}/u.test(plain) ? MANY_OF.exec(plain) : null;
  if (many && !/^(?:The|These|Those|Most|Some|Many|All)\b/.test(many[1]!)) {
    const [, said, head, term] = many as unknown as [string, string, string, string];
    const others = MANY_OTHERS.exec(plain);
    return [
      { term, description: lower(said) },
      ...(others ? [{ term: others[2]!, description: `${lower(head)} ${others[1]}` }] : []),
    ]
      .filter((item) => isPlural(item.term) && (isRare(item.term) || item.term.endsWith(` ${lower(head)}`)))
      .map((item) => ({ ...item, determiner: '', plural: true }));
  }
  const matter = / is [\p{Ll}-]+$/u.test(plain) ? MATTER.exec(plain) : null;
  if (matter && isRare(matter[2]!) && !/^(?:This|That|What|Which|Those|These)\b/.test(matter[1]!))
    return [{ term: matter[2]!, determiner: '', description: lower(matter[1]!) }];
  const doing = / is [\p{Ll}-]+$/u.test(plain) ? DOING.exec(plain) : null;
  if (doing && isRare(doing[2]!)) return [{ term: doing[2]!, determiner: '', description: lower(doing[1]!) }];
  const second = /(?:,|;) (?:\p{Ll}+ )?(?:one|an?) /u.test(plain) ? SECOND.exec(plain) : null;
  return second
    ? [
        {
          term: second[5]!,
          determiner: second[4]!.trim(),
          description: `${lower(second[1]!)} ${second[2]} ${second[3]}`,
        },
      ]
    : [];
}

function meant(plain: string): Put[] {
  const match =
    (plain.startsWith('By ') ? BY_MEANT.exec(plain) : null) ??
    (/ defined? /.test(plain) ? DEFINED.exec(plain) : null) ??
    (/ (?:thought of|understood|conceived) as /.test(plain) ? THOUGHT_OF.exec(plain) : null);
  if (match)
    return [{ term: lower(match[2]!), determiner: (match[1] ?? '').trim().toLowerCase(), description: match[3]! }];
  const called = /\b(?:call|term)(?:s|ed)? (?:the|an?) /.test(plain) ? CALLS.exec(plain) : null;
  if (called) return [{ term: called[3]!, determiner: called[2]!.trim(), description: called[1]! }];
  return [];
}

function setApart(text: string): Put[] {
  const match = /[—–(] ?(?:the|an?) /.test(text) ? SET_APART.exec(text) : null;
  if (!match || !isRare(lower(match[2]!)) || !/ (?:of|that|which|in which|by which|between|who) /.test(match[3]!))
    return [];
  return [{ term: lower(match[2]!), determiner: (match[1] ?? '').trim().toLowerCase(), description: match[3]! }];
}

/** Nouns that say what part something plays, and not what it is. */
const PLAYS_A_PART =
  /(?:^| )(?:aim|purpose|role|function|task|job|duty|goal|effect|cause|result|value|cost|price|name|part|end|beginning|start|heart|core|essence|advantage|disadvantage|strength|weakness|importance|meaning|test|example|source|basis|key|mark|sign|size|shape|colour)$/;

function ofOne(plain: string): Put[] {
  const match = plain.startsWith('The ') && / of an? /.test(plain) ? OF_ONE.exec(plain) : null;
  if (!match || PLAYS_A_PART.test(match[1]!)) return [];
  const [, term, owner, said] = match as unknown as [string, string, string, string];
  // "half of its atoms": whose, the question has to say as well.
  const description = said.replace(/\bits\b/, `${owner}’s`).replace(/\b(?<=that |which |when )it\b/, owner);
  if (!isQuantity(description) && !isRare(term)) return [];
  return [{ term, determiner: 'the', description }];
}

function inApposition(plain: string): Put[] {
  const match = /s, [^,;:]*s (?:that|which|who|\p{Ll}+ed|made|built) /u.test(plain)
    ? MANY_IN_APPOSITION.exec(plain)
    : null;
  if (!match || isEverydayWord(match[1]!) || !isPlural(match[1]!)) return [];
  // "goats, animals that eat nearly everything": said by the way.
  if (/\b(?:nearly|almost|mostly|often|usually|sometimes|still|can|may|also|was|were|had)\b/.test(match[2]!)) return [];
  // "… teeth, gums, bones that …": one of a row.
  if (/, (?:and|or) |\bs, $/.test(plain.slice(plain.indexOf(match[2]!) + match[2]!.length))) return [];
  return [{ term: lower(match[1]!), determiner: '', description: match[2]!, plural: true }];
}

/** The terms that a sentence, without its insertions and as it was `written`, explains in one of these ways. */
export function putInProse(plain: string, written: string): Put[] {
  return [
    ...plain.split('; ').flatMap(bare),
    ...ofOneSort(plain),
    ...meant(plain),
    ...ofOne(plain),
    ...inApposition(plain),
    ...setApart(written),
  ];
}
