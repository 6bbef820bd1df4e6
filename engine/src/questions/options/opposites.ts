import { scaledFigures } from './figures.ts';

/**
 * Pairs of words that turn the sense of a statement round when one takes the place of the other, form by form. Only
 * words of measure, direction and plain denial: the opposite of a technical word ("complex", "inductive") depends on the
 * field.
 */
const PAIRS = `
increase/decrease increases/decreases increased/decreased increasing/decreasing
rise/fall rises/falls rose/fell rising/falling raise/lower raises/lowers raised/lowered raising/lowering
reduce/increase reduces/increases reduced/increased reducing/increasing
higher/lower highest/lowest faster/slower fastest/slowest quickly/slowly rapidly/slowly
larger/smaller largest/smallest greater/smaller bigger/smaller stronger/weaker strongest/weakest strong/weak strongly/weakly
longer/shorter longest/shortest thicker/thinner thick/thin heavier/lighter warmer/cooler hotter/colder hot/cold
deeper/shallower deep/shallow wider/narrower wide/narrow wet/dry wetter/drier harder/softer richer/poorer
older/younger better/worse best/worst easier/harder
high/low large/small fast/slow rapid/slow long/short steep/gentle
maximum/minimum maximal/minimal maximise/minimise maximize/minimize maximises/minimises maximizes/minimizes upper/lower above/below
before/after inside/outside internal/external inner/outer internally/externally beginning/end
positive/negative positively/negatively direct/indirect directly/indirectly active/passive actively/passively
voluntary/involuntary aerobic/anaerobic
gain/lose gains/loses gained/lost absorb/release absorbs/releases absorbed/released absorbing/releasing
attract/repel attracts/repels attracted/repelled expand/contract expands/contracts expanding/contracting
strengthen/weaken strengthens/weakens strengthened/weakened
widen/narrow widens/narrows widened/narrowed encourage/discourage encourages/discourages encouraged/discouraged
allow/prevent allows/prevents allowed/prevented permit/forbid permits/forbids permitted/forbidden
include/exclude includes/excludes included/excluded support/oppose supports/opposes supported/opposed
win/lose won/lost
opens/closes opened/closed enter/leave enters/leaves
centralised/decentralised centralized/decentralized buyer/seller buyers/sellers borrower/lender borrowers/lenders
debtor/creditor debtors/creditors
debit/credit debits/credits debited/credited asset/liability assets/liabilities
surplus/deficit elastic/inelastic imports/exports import/export imported/exported
soluble/insoluble acidic/alkaline hydrophilic/hydrophobic reversible/irreversible stable/unstable exothermic/endothermic
anode/cathode oxidised/reduced oxidized/reduced parallel/series conductor/insulator conductors/insulators
valid/void lawful/unlawful legal/illegal legally/illegally enforceable/unenforceable
binding/non-binding
northern/southern eastern/western urban/rural
short-term/long-term temporary/permanent temporarily/permanently fixed/variable
conscious/unconscious consciously/unconsciously visible/invisible
ascending/descending horizontal/vertical horizontally/vertically clockwise/anticlockwise
earlier/later majority/minority always/never begins/ends began/ended frequent/rare
cheap/expensive cheaper/dearer scarce/abundant partial/complete partially/completely
male/female males/females acute/chronic benign/malignant arteries/veins artery/vein
input/output inputs/outputs upstream/downstream forward/backward forwards/backwards finite/infinite
sorted/unsorted ordered/unordered sufficient/insufficient
implicit/explicit
living/non-living
saturated/unsaturated homogeneous/heterogeneous symmetric/asymmetric linear/non-linear synchronous/asynchronous
convex/concave more/less broader/narrower denser/looser cheaper/costlier inhibits/activates inhibited/activated
renewable/non-renewable mutable/immutable
volatile/non-volatile lossless/lossy
`;

const OPPOSITE = new Map<string, string>();
for (const pair of PAIRS.trim().split(/\s+/)) {
  const [left, right] = pair.split('/') as [string, string];
  if (!OPPOSITE.has(left)) OPPOSITE.set(left, right);
  if (!OPPOSITE.has(right)) OPPOSITE.set(right, left);
}

/** Words that are another part of speech after a determiner or preposition ("a contract", "the end", "the rise"). */
const NOUN_TOO =
  /^(?:fast|slow|large|small|strong|weak|maximum|minimum|contracts?|contracting|ends?|beginning|open|opens|closed|express|complex|series|parallel|objective|principal|agent|releases?|narrow|lower|lowers|raise|leave|leaves|left|support|supports|oppose|permit|permits|gain|gains|lose|join|separate|light|even|odd|plain|even|ended|variable|fixed|linear|known|better|best|long|short|hard|harder|fall|falls|rise|rises|increase|decrease|increases|decreases|import|export|imports|exports|output|outputs|input|inputs|civil|criminal|public|private|low|high|before|after|above|below|major|minor|primary|secondary|cheap|simple|natural|practical|complete|general|living|native|foreign|perfect|implied|innocent)$/i;

/** Whether one text has a word whose opposite stands in the other: "rises with …" and "falls with …". */
export function areOpposed(left: string, right: string): boolean {
  const others = new Set(right.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []);
  return (left.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).some((word) => others.has(OPPOSITE.get(word) ?? ''));
}

/** A place in a statement where another word or figure would make it false. */
interface Slot {
  start: number;
  end: number;
  wrong: string;
  figure: boolean;
}

const CORRELATION =
  /\b(?:when|if|as|while|whereas|once|unless|whenever|leads?|led|causes?|caused|results?|because|so|therefore|thus|than|makes?|making|depends?|proportional|until|unlike|although|though|but|by)\b|\bthe (?:more|less|higher|lower|greater)\b/i;
const UNSAFE =
  /\b(?:not|never|neither|nor|no|cannot|without|either|whether|both|or|but|although|though|yet|despite|some|may|might|sometimes|often|usually)\b|n['’]t\b/i;

/** Whether a text has a (lower-case) word in any case; a pattern made for each word would be compiled each time. */
function holdsWord(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const [before, after] = [lower.slice(0, at), lower.slice(at + word.length)];
    if (!/[\p{L}-]$/u.test(before) && !/^[\p{L}-]/u.test(after)) return true;
  }
  return false;
}

function wordSlots(text: string, from: number): Slot[] {
  const found: Slot[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\d-])\p{L}+(?:-\p{L}+)*/gu)) {
    const wrong = OPPOSITE.get(match[0].toLowerCase());
    if (!wrong || match.index < from || (/^\p{Lu}/u.test(match[0]) && match.index > 0)) continue;
    const before = text.slice(0, match.index);
    // "even on sorted input", "always", "all": what holds of everything still holds of the opposite.
    if (/\b(?:even|always|all|every|any|including|especially|particularly|mainly)\b/i.test(before)) continue;
    if (holdsWord(text, wrong)) return [];
    // "prevents it from spreading" has another grammar than "allows"; "raises money" has no opposite in "lowers".
    const after = text.slice(match.index + match[0].length);
    if (/^prevent/i.test(match[0]) && /\bfrom\b/.test(after)) continue;
    if (
      /^(?:raise|lower)/i.test(match[0]) &&
      /^(?:raises?|raised|raising|lowers|lowered|lowering)$/i.test(match[0]) &&
      !/^\s+(?:the |its |their |an? )?(?:\p{L}+ )?(?:levels?|rates?|prices?|temperatures?|pressure|pH|costs?|risks?|concentrations?|yields?|points?|standards?|values?|wages?|demand|output|blood|revenue|efficiency|activity|number|amount|quality|chance|probability|frequency|speed)\b/u.test(
        after,
      )
    )
      continue;
    // "absorbs at 1,715": nothing is released there.
    if (/^absorb/i.test(match[0]) && /^ (?:at|in|between|near)\b/.test(after)) continue;
    // "dry out", "fixed by two properties": no opposite can stand there.
    if (/^ (?:out|up|off|down|away)\b/.test(after)) continue;
    if (
      /^ by\b/.test(after) &&
      /^(?:fixed|variable|active|passive|open|closed|direct|indirect|complete|partial)$/i.test(match[0])
    )
      continue;
    // "begins to deform", "the active site": no opposite can stand there.
    if (/^(?:begins|began|ends|ended)$/i.test(match[0]) && /^ to\b/.test(after)) continue;
    if (/^(?:active|passive)$/i.test(match[0]) && /^ (?:sites?|ingredients?|voice|force)\b/.test(after)) continue;
    // "reduces the matrix to echelon form": brings, not lessens.
    if (/^reduc/i.test(match[0]) && / to (?:an? |the )?(?:\p{L}+ )?(?:form|forms|ash|powder|state)\b/u.test(after))
      continue;
    // "leaves the offer open": keeps it so.
    if (/^(?:leaves?|left)$/i.test(match[0]) && /\b(?:open|unchanged|alone|behind|out|free|intact)\b/.test(after))
      continue;
    // "greater care": not "smaller care".
    if (
      /^greater$/i.test(match[0]) &&
      /^ (?:care|importance|extent|emphasis|attention|skill|freedom|use|weight|interest)\b/.test(after)
    )
      continue;
    // "connected in series" has an opposite; "a homologous series" has none.
    if (/^(?:series|parallel)$/i.test(match[0]) && !/\bin $/.test(before)) continue;
    // "enter into a contract": nobody leaves into one.
    if (/^enter/i.test(match[0]) && /^ into\b/.test(after)) continue;
    // "tolerate cold": a noun; "a type of success": no adjective either.
    if (/^(?:hot|cold|wet|dry|heavy|light|gentle|steep)$/i.test(match[0]) && !isBeforeNoun(after)) continue;
    // "more soluble than": the comparison turns round; "more than" and "more water" do not.
    const compared = /^(?:more|less)$/i.test(match[0]) ? (/^ (\p{Ll}+) than\b/u.exec(after)?.[1] ?? '') : null;
    // Of "more strongly" one word is turned, not each for itself: both would say the same.
    if (compared !== null && (!/(?:[^s]|[us]s)$/.test(compared) || OPPOSITE.has(compared))) continue;
    const afterDeterminer =
      /\b(?:the|an?|its|their|this|each|of|in|to|for|by|at|is|are|be|named|called|soon|shortly)\s$/i.test(before);
    if (NOUN_TOO.test(match[0]) && !isAdjectival(match[0], text.slice(match.index + match[0].length), afterDeterminer))
      continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      wrong: /^\p{Lu}/u.test(match[0]) ? wrong[0]!.toUpperCase() + wrong.slice(1) : wrong,
      figure: false,
    });
  }
  return found;
}

function isBeforeNoun(after: string): boolean {
  return /^ (?!and\b|or\b|but\b|although\b|when\b|if\b|as\b|in\b|at\b|on\b|for\b|by\b|to\b|from\b|with\b|than\b)\p{Ll}/u.test(
    after,
  );
}

/** Words with a second reading are turned round only where the next word shows which reading it is. */
function isAdjectival(word: string, after: string, afterDeterminer: boolean): boolean {
  if (
    /^(?:high|low|long|short|major|minor|primary|secondary|public|private|natural|fixed|variable|foreign|simple|complex|complete|perfect|living|hard|cheap|light|parallel|series)$/i.test(
      word,
    )
  ) {
    return (
      /^\s+(?!of\b|and\b|or\b|in\b|to\b|for\b|as\b|the\b|an?\b|its\b|their\b|each\b|enough\b|term\b|range\b|way\b|time\b|key\b|school\b|policy\b|law\b|image\b|cost\b|intestine\b|wage\b|gas\b|business)\p{Ll}/u.test(
        after,
      ) || /^(?:parallel|series)$/i.test(word)
    );
  }
  if (/^(?:rise|fall|increase|decrease)$/i.test(word)) return /^\s+in\b/.test(after);
  if (/^(?:rises|falls|increases|decreases|imports|exports)$/i.test(word))
    return !afterDeterminer && !/^\s+in\b/.test(after);
  if (/^(?:before|after|above|below)$/i.test(word))
    return !afterDeterminer && /^\s+(?:the|an?|its|their|each|every|\p{Ll}+ing)\b/u.test(after);
  if (/^(?:lower|lowers|raise|gains?|lose|supports|permits|leaves|opens|releases|better|best)$/i.test(word))
    return !afterDeterminer && /^\s+(?:the|an?|its|their|\p{Ll}+s)\b/u.test(after);
  return false;
}

function with1(text: string, slots: readonly Slot[]): string {
  let result = text;
  for (const slot of [...slots].sort((a, b) => b.start - a.start))
    result = result.slice(0, slot.start) + slot.wrong + result.slice(slot.end);
  return result.replace(/\b([Aa])n?(?= [\p{L}\d])/gu, (article, letter: string, at: number) => {
    // Only the article right before a changed word may need to change with it.
    const next = result.slice(at + article.length + 1);
    const changed = slots.some((slot) => next.startsWith(slot.wrong));
    if (!changed || !/^an?$/i.test(article)) return article;
    return /^(?:[aeiou]|8|1[18](?!\d))/i.test(next) ? `${letter}n` : letter;
  });
}

function figureSlots(text: string, from: number): Slot[] {
  const figures = scaledFigures(text).filter((figure) => figure.start >= from);
  // A single figure gives several wrong values; of several each gives one.
  const many = figures.length === 1 ? 3 : 1;
  return figures.flatMap((figure) =>
    figure.wrong.slice(0, many).map((wrong) => ({ start: figure.start, end: figure.end, wrong, figure: true })),
  );
}

/** "X increases Y" → "X leaves Y unchanged"; "X rises …" → "X stays the same …". */
function unchanged(text: string): string | null {
  const transitive =
    /^(.{3,80}?) (?:increases|reduces|raises|lowers|decreases) ((?:the |its |their )?[\p{L}-]+(?: [\p{L}-]+){0,3})$/u.exec(
      text,
    );
  if (transitive && !CORRELATION.test(transitive[2]!)) return `${transitive[1]} leaves ${transitive[2]} unchanged`;
  const rising = /^(.{3,60}?) (?:rises|falls|increases|decreases)$/u.exec(text);
  // "5 per cent of observed falls": things that fell.
  return rising && !/(?:ed|ing|\bof|\bthe|\ban?|\bin|\bby|\ball|\bmost)$/.test(rising[1]!)
    ? `${rising[1]} stays the same`
    : null;
}

/**
 * False forms of a true statement, surest first: each changes one word into its opposite or one figure into another.
 * Both changes together are added only where the two have nothing to do with each other. Nothing before `from` changes:
 * a changed subject would be another subject.
 */
export function falseForms(text: string, from = 0): string[] {
  if (UNSAFE.test(text)) return [];
  const slots = [...wordSlots(text, from), ...figureSlots(text, from)].sort((a, b) => a.start - b.start).slice(0, 3);
  if (slots.length === 0) return [];
  const forms = slots.map((slot) => with1(text, [slot]));
  const words = slots.filter((slot) => !slot.figure);
  const independent =
    words.length < 2 || (!CORRELATION.test(text) && /,|\band\b/.test(text.slice(words[0]!.end, words[1]!.start)));
  const [first, second] = slots;
  const apart = first !== undefined && second !== undefined && first.start !== second.start;
  if (apart && independent) forms.push(with1(text, slots.slice(0, 2)));
  const still = unchanged(text);
  if (still) forms.splice(1, 0, still);
  return [...new Set(forms)];
}
