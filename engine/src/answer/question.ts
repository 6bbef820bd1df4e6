import { type SearchWord, searchWords } from './search-stems.ts';
import { writtenOut } from './shorthand.ts';

/** What kind of answer a question wants; it decides which sentences are preferred, never which are found. */
export type QuestionKind =
  | 'define'
  | 'why'
  | 'how'
  | 'when'
  | 'condition'
  | 'who'
  | 'where'
  | 'quantity'
  | 'compare'
  | 'list'
  | 'name'
  | 'money'
  | 'formula'
  | 'other';

export interface ParsedQuestion {
  text: string;
  kind: QuestionKind;
  /** The words that must be met, in order, each once. */
  words: SearchWord[];
  /** Stems of words that begin with a capital inside the question: names weigh more. */
  names: Set<string>;
}

/** Words by which a question is put, not what it is about. */
const ASKING = new Set(
  `explain describe define definition discuss tell give mean meaning meant
  please know understand according lesson document text lecture chapter note notes passage author example examples
  difference differences differ different distinguish compare comparison contrast versus vs similarity similarities
  reason reasons happen happens happened happening called call phrase thing things want need help question answer exactly actually really bad problem problems wrong main basically simple simply terms many
  much long get gets got going let say said think talk like lot don doesn didn isn aren wasn won can couldn cannot
  someone something anything everything anywhere everywhere nowhere somewhere anyone anybody nobody somebody myself yourself himself herself itself oneself ourselves themselves people person you briefly detail details e.g i.e etc`.split(
    /\s+/,
  ),
);

/** "What type of …", "the word …": frames of a question. Elsewhere the same words may be its subject ("counting sort"). */
const FRAMES =
  /\b(?:types?|kinds?|sorts?|ways?|words?|terms?|names?|examples?) (?:of|for|in which|to|that)\b|\b(?:the|a) (?:word|term|phrase|name)\b|\b(?:which|what) (?:person|scientist|author|scholar|researcher|year|date)\b|\b(?:mr|mrs|dr|prof)\b\.?/gi;

/** The scene of nearly every lesson of the product. */
const SETTING = /\bin (?:nigeria|africa|west africa|our country|this country|nigerian law)\b/gi;

const KINDS: [QuestionKind, RegExp][] = [
  ['list', /^(?:list|enumerate)\b/i],
  [
    'money',
    /\bhow much\b.*\b(?:costs?|prices?|paid|pay|salar\w+|fees?|charged?|wages?|earn\w*|worth|spent|spend)\b|^what (?:is|was) the (?:\w+ )?(?:price|salary|fee|wage) (?:of|for)\b/i,
  ],
  [
    'name',
    /\bwhat (?:do|does|did) (?:you|we|they|people|one|\w+s) call\b|\b(?:what|which) (?:is|was) the (?:name|term|word) (?:for|of|given|used)\b|\b(?:give|state) the (?:name|term) (?:for|of|given)\b|\b(?:what|which) (?:term|word|name)\b|\bwhat (?:is|are) .*\bcalled\b/i,
  ],
  ['formula', /\b(?:formula|equation|expression) (?:of|for|that|by|used|to)\b|\b(?:formula|equation)$/i],
  ['compare', /\b(?:differences?|differ|distinguish\w*|compar\w+|contrast\w*|versus|vs\.?|similarit\w+|tell apart)\b/i],
  [
    'quantity',
    /\bhow (?:many|much|long|old|far|often|high|large|big|tall|deep|fast|heavy|hot|cold|wide|thick|soon|strong)\b|\bwhat (?:percentage|proportion|share|number|fraction|amount|age|temperature|speed|distance|is the (?:size|length|value|number|rate|ratio|temperature|cost|price|weight|mass|speed))\b/i,
  ],
  [
    'when',
    /\bwhen (?:was|were|did|has|have|had)\b|\b(?:what|which) (?:year|date|century|day|month|period|decade)\b|^since when/i,
  ],
  [
    'condition',
    /^when (?:is|are|does|do|can|should|would|will|must)\b|\b(?:under|in|on) (?:what|which) (?:conditions?|circumstances?|situations?|cases?)\b|^what if\b|^what must\b/i,
  ],
  [
    'who',
    /^who(?:m|se)?\b|\b(?:which|what) (?:person|scientist|author|scholar|economist|psychologist|philosopher|king|president|judge|researcher)\b|\bby whom\b/i,
  ],
  ['where', /^where\b|\b(?:in|at|on) (?:which|what) (?:place|country|part|state|organ|city|town|region|area|court)\b/i],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bwhat (?:causes?|caused|makes?|made|leads?|led)\b|\b(?:reasons?|causes?|purpose|importance|significance|benefits?|point) (?:of|for|why)\b|\bwhat (?:is|are|was|were) .* for\??$/i,
  ],
  [
    'list',
    /^(?:list|name|mention|enumerate|outline|state)\b|\bwhat (?:are|were) (?:the|some|its|their)\b|\b(?:types|kinds|examples|stages|steps|phases|parts|components|functions|features|characteristics|advantages|disadvantages|factors|properties|methods|conditions|elements|principles|sources|uses|ways) (?:of|in|for|to|that|by)\b|\b(?:which|what) (?:\w+ ){0,2}(?:types|kinds|stages|steps|phases|parts|components|functions|features|factors|conditions|methods|elements|ways)\b/i,
  ],
  [
    'define',
    /^(?:so |and |ok |please )?(?:what(?:'s|’s|\s+(?:is|are|was|were))|who (?:is|was)|define|explain|describe|meaning of|definition of)\b|\bwhat (?:does|do|did|is) .*\b(?:mean|meant|stand for)\b|\bwhat do (?:you|we) (?:mean|understand) by\b|\b(?:meaning|definition) of\b/i,
  ],
  ['how', /\bhow\b|\bwhat (?:happens|happened|occurs)\b|\bprocess of\b|\bsteps?\b/i],
];

/** "can't", and "doesnt" as typed on a phone. */
const NOT = /\b(can|won)['’]?t\b|\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n['’]?t\b/gi;

/** Reads a question: its kind, the words that carry it and what it is about. */
export function parseQuestion(text: string): ParsedQuestion {
  const clean = writtenOut(text.replace(/\s+/g, ' ').trim().slice(0, 600));
  let plain = clean.replace(NOT, '$1$2 not').replace(/(\p{L})['’](?:s|re|ve|ll|d|m)\b/giu, '$1');
  plain = plain.replace(/^(?:please )?(?:state|name|list|mention|identify|outline|give)\b/i, '');
  plain = plain.replace(FRAMES, ' ');
  // "in Nigeria" says where the learner is, not what is asked, unless little else is.
  const elsewhere = plain.replace(SETTING, ' ');
  if (searchWords(elsewhere).length >= 2) plain = elsewhere;
  const all = searchWords(plain);
  const unique: SearchWord[] = [];
  const seen = new Set<string>();
  for (const entry of all) {
    if (seen.has(entry.stem) || ASKING.has(entry.word)) continue;
    seen.add(entry.stem);
    unique.push(entry);
  }
  // A question made only of asking words ("What is the difference?") still has to look for something.
  const words = unique.length > 0 ? unique : all;
  let kind = KINDS.find(([, pattern]) => pattern.test(clean))?.[0] ?? 'other';
  // "What is the effect of rain on maize in June?" asks for more than a definition.
  if (kind === 'define' && words.length > 4) kind = 'other';
  return {
    text: clean,
    kind,
    words,
    names: namesIn(clean, words),
  };
}

function namesIn(text: string, words: readonly SearchWord[]): Set<string> {
  const names = new Set<string>();
  if (text === text.toUpperCase()) return names;
  const capitals = new Set<string>();
  text.split(/\s+/).forEach((token, i) => {
    const bare = token.replace(/^[^\p{L}\p{N}]+/u, '');
    if (i > 0 && /^\p{Lu}/u.test(bare)) capitals.add(bare.toLowerCase().replace(/[^\p{L}\p{N}-].*$/u, ''));
  });
  for (const entry of words) if (capitals.has(entry.word)) names.add(entry.stem);
  return names;
}
