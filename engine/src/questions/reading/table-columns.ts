import { singular } from '../../text/number.ts';
import { isNoun, tag } from '../../text/tagging.ts';
import { isManyFold, lowered, specified } from './table-subject.ts';

/** How the entries of a column are asked for, as a lecturer would. */
export interface Asking {
  /** The question for the entry of one row, opening with a capital. */
  ask: (row: string) => string;
  /** "its role", "what it depends on": what a row is paired with; null where no such phrase can be made. */
  paired: string | null;
  /** The question for the row of one entry, or null. */
  reverse: ((kind: string, value: string) => string) | null;
  /** What the entry is for the row, in an explanation: "the role of", or '' where it is no noun. */
  noun: string;
  /** Whether the heading names something that a row has, not a thing beside it. */
  sure: boolean;
}

/** Head nouns of headings whose entries are what a row has: "the function of the heart". */
const HAD = new Set(
  'function role definition meaning example illustration unit symbol location source cause effect use purpose product formula author founder direction colour color structure treatment complexity cost advantage disadvantage drawback description feature characteristic property name shorthand abbreviation site target result output input goal aim focus outcome duration length size mass charge value price range point temperature density speed power shape vector agent prevention symptom sign habitat diet language religion leader holder jurisdiction term tenure origin component method technique instrument quantity material reagent change test observation requirement penalty remedy principle basis order type class category kind period idea strength weakness limitation disease deficiency reason audience hormone enzyme organ gland document interest task contribution fault event fluid organism food promise person onset word height position vessel nutrient indicator simplification level mechanism duty feel mapping assumption criterion objective rule theorem tool application user consumer buyer seller consequence risk hazard measure response stimulus receptor pigment tissue fuel catalyst solvent crop pest parasite host fertiliser season area soil zone market ratio rate share proportion frequency percentage probability voltage pressure resistance capacity yield depth age stage process operator keyword command syntax protocol port address layer device standard city currency president date year style form key tempo theme genre composer figure school thinker concept theory claim emphasis evidence statistic parameter distribution model number poem work book novel play connection arrangement capital appearance grade rank'.split(
    ' ',
  ),
);
/** Those of them that are said to be of a thing: "What is the role of …?", where others only belong to it. */
const OF =
  /^(?:function|role|unit|symbol|location|source|cause|effect|use|purpose|product|formula|direction|colou?r|structure|cost|advantage|disadvantage|drawback|feature|characteristic|aim|goal|focus|outcome|result|duration|length|size|shape|habitat|diet|origin|basis|strength|weakness|limitation|consequence|objective|position|contribution|requirement|mechanism|principle|height|interest|task|duty|meaning|definition|description)$/;
/** Headings that promise nothing in particular. */
const VAGUE =
  /^(?:remarks?|notes?|comments?|observations?|details?|others?|more|information|points?|status|s\/?n|no)$/i;

/** Headings that say "sort" and not of what. */
const SORT = /^(?:kind|type|form|order|case|value|entry)s?$/;
/** Headings that name what a row is one of: "To which class does … belong?". */
const MEMBERSHIP = /^(?:class|category|group|family|phylum|genus|division|branch)$/;
/** Headings whose figures are names rather than measures: "Which port belongs to …?". */
const COUNTED_OFF = /\b(?:layer|port|number|year|date|class|grade|level|page|generation|group|section|stage|address)$/i;

const PARTICIPLE =
  '(?:\\p{L}{2,}ed|found|made|held|known|given|built|paid|taken|seen|kept|sold|grown|bound|shown|worn|spent|meant|suitable|responsible|due|sensitive|resistant|rich|subject|liable|typical)';
const PREPOSITION = '(?:to|for|by|in|as|at|on|from|with|of|against|under|into|through)';
const ADVERB = '(?:best|mainly|usually|most|often|commonly|mostly|chiefly|first|normally|typically|generally)';
const SAID_OF_IT = new RegExp(`^(?:${ADVERB} )?${PARTICIPLE}(?: (?:after|up|out|off))? ${PREPOSITION}$`, 'iu');
/** "Virtue gained", "Reagent used". */
const DONE =
  /^([\p{L}' -]+?) (gained|used|needed|required|formed|produced|involved|affected|released|lost|added|obtained|applied|recommended)$/iu;
const SAID_OF_ANOTHER = new RegExp(`^([\\p{L}' -]+?) (${PARTICIPLE}) (${PREPOSITION})$`, 'iu');
const WH_IT = /^(what|where|how|when|why|whom) (.*\b)?(?:it|they)\b(.*)$/i;
const WH_PARTICIPLE = new RegExp(`^(where|how|when|why) (${ADVERB} )?(${PARTICIPLE})$`, 'iu');
const WH_VERB = /^(what|who) (?!it\b|they\b|the\b|an?\b)(\p{L}+.*)$/iu;
const WH_CLAUSE = /^(?:where|how|when|why|what) (?:the |an? )?\p{L}+.* \p{L}+/iu;

const asClause = (clause: string, paired: string | null): Asking => ({
  ask: (row) => `Which of these says ${clause.replace('·', row)}?`,
  paired,
  reverse: null,
  noun: '',
  sure: true,
});

/** "What it does", "Where used", "What happens", "How losses are shared". */
function askingWh(name: string): Asking | null {
  if (/^where$/i.test(name)) return asClause('where · is found', 'where it is found');
  const it = WH_IT.exec(name);
  if (it) {
    const [word, before, after] = [it[1]!.toLowerCase(), it[2] ?? '', it[3]!];
    return asClause(`${word} ${before}·${after}`, `${word} ${before}it${after}`);
  }
  const used = WH_PARTICIPLE.exec(name);
  if (used) {
    const rest = `${used[2] ?? ''}${used[3]!.toLowerCase()}`;
    return asClause(`${used[1]!.toLowerCase()} · is ${rest}`, `${used[1]!.toLowerCase()} it is ${rest}`);
  }
  const use = /^(?:when|how|where) to \p{L}+$/iu.test(name);
  if (use) return asClause(`${lowered(name)} ·`, `${lowered(name)} it`);
  const own = WH_VERB.exec(name);
  if (own && tag(`it ${own[2]!}`)[1]?.pos === 'VERB')
    return {
      ask: (row) => `In the case of ${row}, ${own[1]!.toLowerCase()} ${own[2]!}?`,
      paired: null,
      reverse: null,
      noun: '',
      sure: true,
    };
  if (!WH_CLAUSE.test(name)) return null;
  return {
    ask: (row) => `In the case of ${row}, which of these says ${lowered(name)}?`,
    paired: null,
    reverse: null,
    noun: '',
    sure: true,
  };
}

/** "Describes", "Depends on", "Best suited to", "Heat added at", "Interest must exist". */
function askingVerb(name: string): Asking | null {
  const lower = lowered(name);
  if (SAID_OF_IT.test(name))
    return {
      ask: (row) => `Which of these is ${row} ${lower}?`,
      // “what it is headed by” would call a person a thing.
      paired: / by$/.test(lower) ? null : `what it is ${lower}`,
      reverse: null,
      noun: '',
      sure: true,
    };
  const another = SAID_OF_ANOTHER.exec(name);
  if (another && isNoun(tag(another[1]!).at(-1))) {
    const be = isManyFold(another[1]!) ? 'are' : 'is';
    const clause = `the ${lowered(another[1]!)} ${be} ${another[2]!} ${another[3]!}`;
    return { ask: (row) => `In the case of ${row}, ${clause}:`, paired: null, reverse: null, noun: '', sure: true };
  }
  const done = DONE.exec(name);
  if (done && isNoun(tag(done[1]!).at(-1))) {
    const be = isManyFold(done[1]!) ? 'are' : 'is';
    return {
      ask: (row) => `Which ${lowered(done[1]!)} ${be} ${done[2]!} in the case of ${row}?`,
      paired: `its ${lower}`,
      reverse: null,
      noun: '',
      sure: true,
    };
  }
  const tokens = tag(`the ${lower}`);
  const modal = tokens.findIndex((token) => /^(?:must|may|can|should|is|are|has|have)$/.test(token.lower));
  if (modal > 1 && isNoun(tokens[modal - 1]))
    return { ask: (row) => `In the case of ${row}, the ${lower}:`, paired: null, reverse: null, noun: '', sure: true };
  const first = tag(`it ${lower}`)[1];
  const ends = new RegExp(`^\\p{L}+s ${PREPOSITION}$`, 'iu').test(name);
  const isVerb = first?.pos === 'VERB' && /s$/.test(first.lower) && (ends || tokens[1]?.pos === 'VERB');
  if (!isVerb) return null;
  const rest = lower.split(' ').slice(1).join(' ');
  return {
    ask: (row) => `What does ${row} ${[first.lemma, rest].filter(Boolean).join(' ')}?`,
    paired: `what it ${lower}`,
    reverse: null,
    noun: '',
    sure: true,
  };
}

const headOf = (name: string) =>
  singular(
    name
      .split(/ (?:of|to|for|in|per|from|at|by|on) /)[0]!
      .split(' ')
      .at(-1)!
      .toLowerCase(),
  );

/** "Role", "Typical use", "Examples": what a row has. */
function askingNoun(name: string, told: readonly string[]): Asking | null {
  const head = headOf(name);
  if (/[?/]/.test(name) || !(HAD.has(head) || isNounPhrase(name))) return null;
  const lower = lowered(name);
  if (!HAD.has(head))
    return {
      ask: (row) => `Which entry for “${name}” belongs to ${row}?`,
      paired: null,
      reverse: null,
      noun: '',
      sure: false,
    };
  const many = isManyFold(name);
  if (head === 'example' || head === 'illustration') {
    const one = `an ${head}`;
    return {
      ask: (row) => `Which of these ${many ? `are ${head}s` : `is ${one}`} of ${row}?`,
      paired: `its ${lower}`,
      reverse: (kind, value) => `Which ${kind} has “${value}” as ${many ? `${head}s` : one}?`,
      noun: many ? '' : one,
      sure: true,
    };
  }
  // "Sign" under "Deficiency signs": of what it is one stands in the line before.
  const full = name.includes(' ') ? lower : (specified(lower, told) ?? lower);
  if (SORT.test(full)) return null;
  if (MEMBERSHIP.test(head) && !many)
    return {
      ask: (row) => `To which ${full} does ${row} belong?`,
      paired: `its ${full}`,
      reverse: null,
      noun: `the ${full}`,
      sure: true,
    };
  const of = OF.test(head);
  return {
    ask: (row) =>
      of
        ? `What ${many ? 'are' : 'is'} the ${full} of ${row}?`
        : `Which ${full} ${many ? 'belong' : 'belongs'} to ${row}?`,
    paired: `its ${full}`,
    reverse: many
      ? null
      : (kind, value) => {
          if (head === 'meaning' && /^(?:term|name|word)$/.test(kind)) return `Which ${kind} means “${value}”?`;
          if (of) return `Which ${kind} has the ${full} “${value}”?`;
          return `To which ${kind} does the ${full} “${value}” belong?`;
        },
    noun: of && !many ? `the ${full}` : '',
    sure: true,
  };
}

function isNounPhrase(name: string): boolean {
  const tokens = tag(lowered(name)).filter((token) => token.pos !== 'PUNCT');
  return tokens.some(isNoun) && !tokens.some((token) => token.pos === 'AUX' || token.pos === 'PRON');
}

/** Figures are asked for as such: "Which figure for “days to maturity” belongs to …?". */
function askingFigure(name: string): Asking {
  return {
    ask: (row) => `Which figure for “${lowered(name)}” belongs to ${row}?`,
    paired: `its figure for “${lowered(name)}”`,
    reverse: null,
    noun: '',
    sure: HAD.has(headOf(name)),
  };
}

/** How a column can be asked about; null where its heading makes no natural question. */
export function askingOf(name: string, figures: boolean, told: readonly string[]): Asking | null {
  if (!name || VAGUE.test(name) || /[?]$/.test(name)) return null;
  if (
    figures &&
    !COUNTED_OFF.test(name) &&
    !(HAD.has(headOf(name)) && /^[\p{L}' -]+$/u.test(name) && !/ in /.test(name))
  )
    return askingFigure(name);
  if (/^(?:what|where|how|when|why|who|whom|which)\b/i.test(name)) return askingWh(name);
  return askingVerb(name) ?? askingNoun(name, told);
}
