import { words } from '../../text/stems.ts';

/** Greek, Latin and learned words, and what they say in plain English: "temporal" beside "time" is told by the language. */
const ROOTS: readonly (readonly [learned: RegExp, plain: RegExp])[] = (
  [
    ['tempor|chron', 'times?|moments?'],
    ['spatial', 'place|location|space|where'],
    ['locat|local', 'places?|where'],
    ['arid|xero', 'dry|drought'],
    ['hydr|aqua|aque', 'water|wet'],
    ['therm|calor|pyro', 'heat|hot|temperature|fire'],
    ['photo|lumin|optic', 'light|eye'],
    ['legal|legis|juri|judic', '(?:by-)?laws?|courts?|judges?'],
    ['lubric', 'friction|oil'],
    ['life|vital', 'death|surviv\\p{L}+|living'],
    ['audit|acoust|phon', 'hear\\p{L}*|sounds?|ears?'],
    ['visual|ocul|ophthal', 'see\\p{L}*|sight|eyes?'],
    ['tactile', 'touch'],
    ['olfact', 'smell'],
    ['gustat', 'taste'],
    ['cardi', 'heart'],
    ['renal|nephr', 'kidneys?'],
    ['hepat', 'liver'],
    ['pulmon|pneumo', 'lungs?'],
    ['cerebr|encephal', 'brain'],
    ['neur', 'nerves?'],
    ['derm|cutane', 'skin'],
    ['osteo|osse', 'bones?'],
    ['haem|hemat|sangu', 'blood'],
    ['gastr', 'stomach'],
    ['muscul|myo', 'muscles?'],
    ['mental|psych', 'minds?'],
    ['verbal', 'words?|spoken'],
    ['lingu', 'languages?'],
    ['fiscal', 'tax\\p{L}*|spending'],
    ['monetar', 'money|interest'],
    ['agri|agro', 'farm\\p{L}*|crops?'],
    ['arbor|silv', 'trees?|forests?'],
    ['marine|marit|naval|nautic', 'sea|ships?'],
    ['aeri', 'air'],
    ['aeol|eol', 'wind'],
    ['glaci', 'ice'],
    ['fluvi|alluvi', 'rivers?|streams?'],
    ['volcan', 'craters?|lava|eruptions?|magma'],
    ['tecton', 'fault\\p{L}*|plates?'],
    ['solution|solub', 'dissol\\p{L}+'],
    ['terrest', 'land|earth'],
    ['volunt', 'choice|will|free'],
    ['manual', 'hands?'],
    ['annual|perenn', 'years?'],
    ['diurn', 'day'],
    ['noctur', 'night'],
    ['retard', 'delay\\p{L}*|slow\\p{L}*'],
    ['acceler', 'speed\\p{L}*|fast\\p{L}*|hasten\\p{L}*'],
    ['initi|prima', 'first|beginning|start\\p{L}*'],
    ['termin|final', 'end\\p{L}*|last'],
    ['intermitt|sporad|occasion', 'now and then|at times|from time to time|irregular'],
    ['continu|constan', 'all the time|without (?:a )?(?:break|stop)\\p{L}*'],
    ['mono(?!pol)|unilat|unicam|unicell', 'one|single'],
    ['bilat|bicam|binar|bipart|dual', 'two|both'],
    ['tri(?:part|lat|pl|ang)', 'three'],
    ['quadr|tetra', 'four'],
    ['multi|poly', 'many|several'],
    ['retro', 'back|past|backwards?'],
    ['prospect', 'future|ahead|forwards?'],
    ['intra|endo|intern', 'inside|within|inner'],
    ['exo|ecto|extern', 'outside|outer'],
    ['subterr|undergr', 'below|beneath'],
    ['employ|staff|worker', 'jobs?|wages?|salar\\p{L}+'],
    ['resid|domicil', 'live[sd]?|home'],
    ['maxim', 'most|highest|largest|greatest'],
    ['minim', 'least|lowest|smallest'],
    ['lend|credit', 'loans?|lend\\p{L}*'],
    ['resale|resell|sale', 'sell\\p{L}*|resell\\p{L}*|sold'],
    ['infant|paediat|pediat', 'child\\p{L}*|bab(?:y|ies)'],
    ['matern', 'mothers?'],
    ['patern', 'fathers?'],
    ['urban|civic|munic', 'cit(?:y|ies)|towns?'],
    ['rural', 'countryside|villages?'],
    ['luna', 'moon'],
    ['solar', 'sun'],
    ['stellar|astro', 'stars?'],
    ['dent', 'tooth|teeth'],
    ['oral', 'mouth|spoken'],
    ['pecuni|financ', 'money'],
    ['franc', 'french'],
    ['greece', 'greeks?'],
    ['spain', 'spanish|spaniards?'],
    ['netherland|holland', 'dutch'],
    ['poland', 'polish|poles?'],
    ['denmark', 'danish|danes?'],
    ['switzerland', 'swiss'],
    ['wales', 'welsh'],
    ['equal|equi|iso', 'same|equal|constant'],
  ] as const
).map(([learned, plain]) => [new RegExp(`^(?:${learned})`, 'u'), new RegExp(`(?<!\\p{L})(?:${plain})(?!\\p{L})`, 'u')]);

/** Whether the one text has in plain words what a learned word of the other says. */
export function isPlainFor(left: string, right: string): boolean {
  const says = (learned: string, plain: string) => {
    const parts = words(learned.toLowerCase());
    const other = plain.toLowerCase();
    return ROOTS.some(([root, common]) => common.test(other) && parts.some((word) => root.test(word)));
  };
  return says(left, right) || says(right, left);
}

const SIGN = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** Words so long that they are made of several: "aminolevulinic". */
const COMPOUND = 9;

/** Whether the letters of a short form open the words of a text in turn: "ALA" in "aminolevulinic acid". */
function standsFor(sign: string, text: string): boolean {
  const letters = sign.toLowerCase();
  let at = 0;
  for (const word of words(text.toLowerCase())) {
    if (at === letters.length || word[0] !== letters[at]) {
      if (at > 0 && at < letters.length) at = word[0] === letters[0] ? 1 : 0;
      continue;
    }
    at++;
    // The further parts of a long word may give the next letters.
    if (word.length < COMPOUND) continue;
    let from = 1;
    while (at < letters.length - 1) {
      const next = word.indexOf(letters[at]!, from + 2);
      if (next < 0) break;
      from = next;
      at++;
    }
  }
  return at === letters.length;
}

/** Whether one of two texts has the short form of words in the other. */
export function isShortFor(left: string, right: string): boolean {
  const has = (short: string, long: string) => [...short.matchAll(SIGN)].some(([sign]) => standsFor(sign, long));
  return has(left, right) || has(right, left);
}
