import { kindOf } from '../kinds/kinds.ts';
import { singular } from '../text/number.ts';
import { isNoun, tag } from '../text/tagging.ts';
import type { RowName } from './row-name.ts';
import { isManyFold, lowered, specified } from './table-subject.ts';
import { whQuestion } from './wh-question.ts';

/** How the entries of a column are asked for, as a lecturer would. */
export interface Asking {
  /** The question for the entry of one row, opening with a capital. */
  ask: (row: RowName) => string;
  /** "its role", "what it depends on": what a row is paired with; null where no such phrase can be made. */
  paired: string | null;
  /** The question for the row of one entry, or null. */
  reverse: ((kind: string, value: string) => string) | null;
  /** What an entry is to its row, in an explanation: "is the role of", or '' where the heading is no noun. */
  says: string;
  /** Whether the heading names something that a row has, not a thing beside it. */
  sure: boolean;
  /** Whether an entry that begins with a verb says what the row does: "delays setting". */
  deeds?: boolean;
}

/** Head nouns of headings whose entries are what a row has: "the function of the heart". */
const OF = new Set(
  'function role location source cause effect use purpose product formula direction colour color structure cost advantage disadvantage drawback feature characteristic property aim goal focus outcome result duration length size shape habitat diet origin basis strength weakness limitation consequence objective position contribution mechanism principle height interest task duty meaning definition description name mass charge value price range temperature density speed power material component jurisdiction tenure capital currency language religion idea theme claim emphasis concept promise assumption mapping appearance arrangement connection order capacity depth style simplification point rank feel criticism texture composition mood tone danger nature objection benefit merit demerit importance significance action activity content behaviour pattern attitude approach view thesis argument reaction constituent optimum minimum maximum character limit'.split(
    ' ',
  ),
);
/** Those that are said to be for a thing: "What is the treatment for …?" */
const FOR = new Set(
  'unit symbol term word treatment remedy test prevention penalty requirement reagent criterion standard reason evidence reagent instrument statistic parameter syntax keyword command shorthand abbreviation grade yield ratio rate share proportion frequency percentage probability voltage pressure resistance period age complexity'.split(
    ' ',
  ),
);
/** Those that stand beside a thing: "Which author is associated with …?" */
const BESIDE = new Set(
  'example illustration author proponent poet scholar writer inventor discoverer originator philosopher economist founder site target output input audience technique method agent vector symptom sign leader holder change observation type class category kind disease deficiency hormone enzyme organ gland document fault event fluid organism food person onset vessel nutrient indicator level rule theorem tool application user consumer buyer seller risk hazard measure response stimulus receptor pigment tissue fuel catalyst solvent crop pest parasite host fertiliser season area soil zone market stage process operator protocol port address layer device city president date year form key tempo genre composer figure school thinker theory distribution model number poem work book novel play quantity strategy driver case subunit statute act law equation gene ion monomer scholar setting policy'.split(
    ' ',
  ),
);
const HAD = { has: (head: string) => OF.has(head) || FOR.has(head) || BESIDE.has(head) };

/** "Main achievement", "Typical variables": what is main or typical of a row is the row's, whatever the noun. */
const WEIGHED = /^(?:main|chief|key|typical|usual|special|principal|basic|common|major|characteristic|essential) /i;

/** Headings that promise nothing in particular. */
const VAGUE =
  /^(?:remarks?|notes?|comments?|observations?|details?|others?|more|information|points?|status|s\/?n|no)$/i;

/** Headings that say "sort" and not of what. */
const SORT = /^(?:kind|type|form|order|case|value|entry|point|rank)s?$/;
/** Headings that name what a row is one of: "To which class does … belong?". */
const MEMBERSHIP = /^(?:class|category|group|family|phylum|genus|division|branch)$/;
/** Headings whose figures are names rather than measures: "Which port belongs to …?". */
const COUNTED_OFF = /\b(?:layer|port|number|year|date|class|grade|level|page|generation|group|section|stage|address)$/i;
/** Headings whose entries tell what a row does. */
const DEEDS = /^(?:role|effect|function|contribution|action|task|duty|job|result)$/;

const PARTICIPLE =
  '(?:\\p{L}{2,}ed|found|made|held|known|given|built|paid|taken|seen|kept|sold|grown|bound|shown|worn|spent|meant|suitable|responsible|due|sensitive|resistant|rich|subject|liable|typical)';
const PREPOSITION = '(?:to|for|by|in|as|at|on|from|with|of|against|under|into|through)';
const ADVERB = '(?:best|mainly|usually|most|often|commonly|mostly|chiefly|first|normally|typically|generally)';
const SAID_OF_IT = new RegExp(`^(?:${ADVERB} )?${PARTICIPLE}(?: (?:after|up|out|off))? ${PREPOSITION}$`, 'iu');
/** "Virtue gained", "Reagent used". */
const DONE =
  /^([\p{L}' -]+?) (gained|used|needed|required|formed|produced|involved|affected|released|lost|added|obtained|applied|recommended|prevented|caused|detected|measured|treated|recorded|tested|selected|covered|allowed|repeated|charged)$/iu;
const SAID_OF_ANOTHER = new RegExp(`^([\\p{L}' -]+?) (${PARTICIPLE}) (${PREPOSITION})$`, 'iu');
const WH_PARTICIPLE = new RegExp(`^(where|how|when|why) (${ADVERB} )?(${PARTICIPLE})$`, 'iu');

/** What somebody did once, and is known by name for. */
const DONE_BY =
  /^(?:first )?(proposed|discovered|introduced|invented|founded|developed|formulated|written|described|coined|advanced|designed|stated|built) by$/;

const be = ({ many }: RowName) => (many ? 'are' : 'is');
const begun = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const plain = (ask: (row: RowName) => string, paired: string | null): Asking => ({
  ask,
  paired,
  reverse: null,
  says: '',
  sure: true,
});

/** "What it does", "Where used", "What happens", "How losses are shared". */
function askingWh(name: string): Asking | null {
  const used = WH_PARTICIPLE.exec(name);
  if (used) {
    const [word, rest] = [used[1]!.toLowerCase(), `${used[2] ?? ''}${used[3]!.toLowerCase()}`];
    return plain((row) => `${begun(word)} ${be(row)} ${row.text} ${rest}?`, `${word} it is ${rest}`);
  }
  const ask = whQuestion(name);
  if (!ask) return null;
  const lower = name[0]!.toLowerCase() + name.slice(1);
  const pairs: [RegExp, string][] = [
    [/^where$/, 'where it is found'],
    [/ to \p{L}+$/u, `${lower} it`],
    [/\bit\b/, lower],
  ];
  const asking = plain(ask, pairs.find(([form]) => form.test(lower))?.[1] ?? null);
  if (lower === 'how it works')
    return { ...asking, reverse: (kind, value) => `Which ${kind} works as follows: “${value}”?` };
  if (lower === 'what happens')
    return { ...asking, reverse: (kind, value) => `In which ${kind} does the following happen: “${value}”?` };
  return { ...asking, deeds: lower === 'what it does' };
}

/** Verbs that may be taken for a noun in the plural, where the entries are no several things. */
const MEASURES = /^(?:measures|controls|causes|tests|uses|needs|shows|limits|affects|drains|supports|powers)$/i;

/** "Describes", "Depends on", "Best suited to", "Heat added at", "Interest must exist". */
function askingVerb(name: string, single: boolean): Asking | null {
  const lower = lowered(name);
  if (/^(?:best|used|preferred|useful|suitable|chosen) when$/i.test(name)) {
    const state = lower.replace(/ when$/, '');
    return plain((row) => `When ${be(row)} ${row.text} ${state}?`, `when it is ${state}`);
  }
  if (SAID_OF_IT.test(name)) {
    const past = DONE_BY.exec(lower)?.[1];
    if (past) return plain((row) => `Who ${past === 'written' ? 'wrote' : past} ${row.text}?`, null);
    // What one sort of people uses others use too.
    if (/\b(?:used|needed|preferred|favoured|bought|read|eaten|grown) by$/.test(lower)) return null;
    // “what it is headed by” would call a person a thing.
    if (/ by$/.test(lower))
      return plain((row) => `By which of these ${be(row)} ${row.text} ${lower.replace(/ by$/, '')}?`, null);
    const what = / (?:to|for|as|with|from|of)$/.test(lower) ? 'What' : 'Which of these';
    return plain((row) => `${what} ${be(row)} ${row.text} ${lower}?`, `what it is ${lower}`);
  }
  const another = SAID_OF_ANOTHER.exec(name);
  if (another && isNoun(tag(another[1]!).at(-1))) {
    const is = isManyFold(another[1]!) ? 'are' : 'is';
    const clause = `the ${lowered(another[1]!)} ${is} ${another[2]!} ${another[3]!}`;
    return plain((row) => `${begun(row.during)}, ${clause}:`, null);
  }
  const done = /^examples?\b/i.test(name) ? null : DONE.exec(name);
  if (done && isNoun(tag(done[1]!).at(-1))) {
    const is = isManyFold(done[1]!) ? 'are' : 'is';
    const [thing, deed] = [lowered(done[1]!), done[2]!.toLowerCase()];
    return plain((row) => `Which ${thing} ${is} ${deed} ${row.during}?`, `the ${thing} ${deed}`);
  }
  const tokens = tag(`the ${lower}`);
  const modal = tokens.findIndex((token) => /^(?:must|may|can|should|is|are|has|have)$/.test(token.lower));
  if (modal > 1 && isNoun(tokens[modal - 1])) return plain((row) => `${begun(row.during)}, the ${lower}:`, null);
  const first = tag(`it ${lower}`)[1];
  const ends = new RegExp(`^\\p{L}+s ${PREPOSITION}$`, 'iu').test(name);
  if (single && MEASURES.test(name))
    return plain((row) => `What ${row.many ? 'do' : 'does'} ${row.text} ${lower.slice(0, -1)}?`, `what it ${lower}`);
  const isVerb = first?.pos === 'VERB' && /s$/.test(first.lower) && (ends || tokens[1]?.pos === 'VERB');
  if (!isVerb) return null;
  const rest = [first.lemma, ...lower.split(' ').slice(1)].join(' ');
  return plain((row) => `What ${row.many ? 'do' : 'does'} ${row.text} ${rest}?`, `what it ${lower}`);
}

export const headNoun = (name: string) =>
  singular(
    name
      .split(/ (?:of|to|for|in|per|from|at|by|on) /)[0]!
      .split(' ')
      .at(-1)!
      .toLowerCase(),
  );

/** "Number of moons", "Atoms per cell". */
const howMany = (counted: string): Asking => ({
  ...plain((row) => `How many ${counted} ${row.many ? 'do' : 'does'} ${row.text} have?`, `its number of ${counted}`),
  says: `is the number of ${counted} of`,
});

/** "Example", "Examples of source": the row is what they are examples of. */
function askingExample(name: string, head: string): Asking | null {
  // "Example of a drug affected": of what sort it is one, the phrase does not say in one word.
  if (/ of an? /.test(name)) return null;
  const of = / of (?:its |their |the )?(.+)$/.exec(name)?.[1];
  const many = isManyFold(name);
  const one = `an ${head}`;
  const it = many ? `${head}s` : one;
  if (of)
    return plain(
      (row) => `Which of these ${many ? 'are' : 'is'} ${it} of the ${lowered(of)} of ${row.text}?`,
      `${it} of its ${lowered(of)}`,
    );
  return {
    ask: (row) =>
      row.many && !many
        ? `Which of these is one of the ${row.text}?`
        : `Which of these ${many ? 'are' : 'is'} ${it} of ${row.text}?`,
    paired: `its ${lowered(name)}`,
    reverse: (kind, value) => `Which ${kind} has “${value}” as ${it}?`,
    says: `${many ? 'are' : 'is'} ${it} of`,
    sure: true,
  };
}

/** "Role", "Typical use", "Examples": what a row has. */
function askingNoun(name: string, told: readonly string[]): Asking | null {
  const head = headNoun(name);
  const known = HAD.has(head);
  if (/[?/]/.test(name) || !(known || (WEIGHED.test(name) && isNounPhrase(name)))) return null;
  if (head === 'example' || head === 'illustration') return askingExample(name, head);
  const counted = /^number of (\p{Ll}[\p{Ll} -]+s)$/iu.exec(name)?.[1];
  if (counted) return howMany(counted);
  const lower = lowered(name);
  const many = isManyFold(name);
  // "Sign" under "Deficiency signs": of what it is one stands in the line before.
  const full = name.includes(' ') ? lower : (specified(lower, told) ?? lower);
  if (SORT.test(full)) return null;
  if (MEMBERSHIP.test(head) && !many)
    return {
      ...plain((row) => `To which ${full} ${row.many ? 'do' : 'does'} ${row.text} belong?`, `its ${full}`),
      says: `is the ${full} of`,
    };
  const link = FOR.has(head) || / of /.test(full) ? 'for' : 'of';
  // A person is not what a thing has: "Which chief delegate is associated with …?"
  const beside = BESIDE.has(head) || kindOf(head) === 'person';
  // A task is done in a phase, not of it.
  const linked = (row: RowName) =>
    /^(?:task|duty|activity|action)$/.test(head) && /^in .*\b(?:phase|stage|step|process|period)\b/.test(row.during)
      ? row.during
      : `${link} ${row.text}`;
  const is = many ? 'are' : 'is';
  const whatIs = (row: RowName) =>
    row.person && / of /.test(full)
      ? `According to ${row.text}, what ${is} the ${full}?`
      : `What ${is} the ${full} ${linked(row)}?`;
  return {
    ask: (row) => (beside ? `Which ${full} ${many ? 'are' : 'is'} associated with ${row.text}?` : whatIs(row)),
    paired: partnerOf(full),
    reverse: many
      ? null
      : (kind, value) => {
          if (head === 'meaning' && /^(?:term|name|word)$/.test(kind)) return `Which ${kind} means “${value}”?`;
          if (beside || FOR.has(head) || / on /.test(full))
            return `Which ${kind} is associated with the ${full} “${value}”?`;
          return `Which ${kind} has the ${full} “${value}”?`;
        },
    says: `${many ? 'are' : 'is'} the ${full} ${beside ? 'given for' : link}`,
    sure: known,
    // "Effect on K" is what something else does.
    deeds: DEEDS.test(head) && !/ (?:on|of|in) /.test(name),
  };
}

/** "its role", "the effect of religion on society", "a food in which it is a problem". */
function partnerOf(name: string): string {
  if (/ (?:in|to|for|by|on|with|from|at) which /.test(name)) return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
  return / of /.test(name) ? `the ${name}` : `its ${name}`;
}

function isNounPhrase(name: string): boolean {
  const tokens = tag(lowered(name)).filter((token) => token.pos !== 'PUNCT');
  return isNoun(tokens.at(-1)) && !tokens.some((token) => token.pos === 'AUX' || token.pos === 'PRON');
}

const COUNTED = /^(?:days|hours|weeks|months|years|minutes|seconds|members|seats|marks|pages)\b/i;

/** "CEC (cmol/kg)" → "What is the CEC of …, in cmol/kg?": figures are asked for with their unit. */
function askingFigure(name: string): Asking | null {
  const [, what = name, unit] =
    /^(.+?)(?: \(([^)]+)\)| in (\S*[/²³°%]\S*|percent|per cent|millions?|billions?))$/
      .exec(name)
      ?.map((part, i, all) => (i === 2 ? (part ?? all[3]) : part)) ?? [];
  // "Mass (Sun = 1)": against what it is measured, no unit.
  const measure = !unit ? '' : /=/.test(unit) ? ` (${unit})` : `, in ${unit}`;
  const counted = COUNTED.test(what) ? `number of ${lowered(what)}` : lowered(what);
  const link = / (?:of|to|per) /.test(counted) ? 'for' : 'of';
  const many = isManyFold(counted);
  // "Usual number in an orchestra" needs more words than a question has.
  if (/\bnumber (?:in|on|at|with) /i.test(what)) return null;
  if (many && !unit && /^\p{Ll}/u.test(counted)) return howMany(counted.replace(/^number of /, ''));
  // "Began (million years ago)" names nothing that a row has.
  if (!HAD.has(headNoun(what)) && !isNounPhrase(what.split(/ (?:of|to|for|in|per|from|at|by|on) /)[0]!)) return null;
  return {
    ask: (row) => `What ${many ? 'are' : 'is'} the ${counted} ${link} ${row.text}${measure}?`,
    paired: `the ${counted}${measure.replace(/^, (.*)$/, ' ($1)')}`,
    reverse: null,
    says: `is the ${counted} ${link}`,
    sure: HAD.has(headNoun(name)),
  };
}

/** How a column can be asked about, `single` where its entries name one thing each; null where its heading makes no natural question. */
export function askingOf(heading: string, figures: boolean, told: readonly string[], single = false): Asking | null {
  // "% N" is read as it is said.
  const name = heading.replace(/^% (?=\p{L})/u, 'Percentage of ');
  if (!name || VAGUE.test(name) || /[?]$/.test(name)) return null;
  if (
    figures &&
    !COUNTED_OFF.test(name) &&
    !(HAD.has(headNoun(name)) && /^[\p{L}' -]+$/u.test(name) && !/ in /.test(name))
  )
    return askingFigure(name);
  if (/^(?:what|where|how|when|why|who|whom|which)\b/i.test(name)) return askingWh(name);
  return askingVerb(name, single) ?? askingNoun(name, told);
}
