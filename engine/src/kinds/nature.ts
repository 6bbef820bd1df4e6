import { commonAbove, depthOf, isUnder, type Meaning, meaningsOf, type Sort, sortOf } from '../lexicon/meanings.ts';
import type { Corpus } from '../reading/corpus.ts';
import { remembered, rememberedOf } from '../text/remembered.ts';
import { termKey } from '../text/terms.ts';
import { headOf } from './relations.ts';
import { genusIn, saidKinds } from './said-kinds.ts';
import { endAlike } from './siblings.ts';

/** What a thing is by nature, from what the text says of it, from the lexicon, or from how its name ends. */

/** The wide divisions of what there is; an option from another one is seen to be wrong without knowing anything. */
type Realm =
  | 'doing'
  | 'state'
  | 'quality'
  | 'thought'
  | 'field'
  | 'thing'
  | 'living'
  | 'person'
  | 'group'
  | 'place'
  | 'possession';

const REALM: Record<Sort, Realm> = {
  act: 'doing',
  event: 'doing',
  process: 'doing',
  phenomenon: 'doing',
  state: 'state',
  feeling: 'state',
  attribute: 'quality',
  quantity: 'quality',
  relation: 'quality',
  shape: 'quality',
  time: 'quality',
  cognition: 'thought',
  communication: 'thought',
  motive: 'thought',
  artifact: 'thing',
  object: 'thing',
  body: 'thing',
  substance: 'thing',
  food: 'thing',
  top: 'thing',
  animal: 'living',
  plant: 'living',
  person: 'person',
  group: 'group',
  location: 'place',
  possession: 'possession',
};

/** How far realms run into each other: what one text calls a state, another calls a process. */
const NEXT: ReadonlyMap<string, number> = new Map(
  (
    [
      ['doing state', 0.5],
      ['doing thought', 0.5],
      ['doing quality', 0.4],
      ['state quality', 0.5],
      ['state thought', 0.4],
      ['quality thought', 0.5],
      ['field thought', 0.5],
      ['field doing', 0.1],
      ['possession quality', 0.5],
      ['possession doing', 0.5],
      ['possession thought', 0.5],
      ['thing living', 0.5],
      ['thing place', 0.5],
      ['group person', 0.5],
      ['group thought', 0.3],
      ['group place', 0.5],
    ] as const
  ).flatMap(([pair, share]) => [
    [pair, share],
    [pair.split(' ').reverse().join(' '), share],
  ]),
);

export interface Nature {
  head: string;
  meanings: readonly Meaning[];
  realms: ReadonlySet<Realm>;
  /** Said to be counted or measured: "the number of …", "the ratio of …". */
  measured: boolean;
  /** What the question says that it is, where it says so. */
  genus: readonly Meaning[];
}

/** Heads of names that are measured, whether or not the text says so. */
const MEASURE_HEAD =
  /^(?:rate|ratio|index|factor|coefficient|density|mass|weight|volume|pressure|velocity|speed|level|value|cost|price|income|revenue|profit|loss|surplus|yield|time|number|quantity|amount|capacity|size|magnitude|strength|intensity|frequency|distance|length|temperature|energy|power|output|margin|share|limit|content|score|error|deviation|variance|mean|median|average|dose|intake|requirement|allowance|incidence|prevalence|mortality|fatality|current|voltage|resistance|constant|p-value|\p{L}+(?:ivity|ility|icity|meability|osity))$/u;

const MEASURED =
  /^(?:product|sum|difference|share|total|rate|ratio|number|fraction|quotient|quantity|amount|volume|interval|proportion|percentage|average|probability|time)$/;

/** What these nouns mean where something is said to be one, whatever they mean elsewhere. */
const SAID: Partial<Record<Realm, RegExp>> = {
  quality:
    /^(?:product|sum|difference|balance|excess|share|total|rate|ratio|number|fraction|quotient|property|quantity|measure|amount|volume|capacity|interval|proportion|percentage|level|figure|value|integer|existence|ability|inability|tendency|readiness|willingness|ease)$/,
  state: /^(?:state|situation|condition|existence|ability|inability|failure|tendency)$/,
  doing: /^(?:process|release|drawing|rise|fall|spread|flow|break|movement|exchange|transfer|operation|procedure|act)$/,
  thought: /^(?:rule|view|theory|principle|law|statement|set|model|approach|section|arrangement)$/,
  field: /^(?:study|science|discipline|branch)$/,
};

const ENDINGS: readonly (readonly [RegExp, Realm])[] = [
  [/(?:itis|aemia|emia|pathy|plegia|algia|penia|uria)$/, 'state'],
  [/(?:ation|ition|ution|ction|ption|sion|lysis|genesis|poiesis|phagy|tomy|scopy|graphy|ing)$/, 'doing'],
  [/ism$/, 'thought'],
  [/(?:ology|ics|onomy)$/, 'field'],
  [/(?:ity|ness)$/, 'quality'],
  [/(?:ancy|ency)$/, 'state'],
  [/(?:ase|ide|ine|ose|ane|ene|ol|cillin|mycin|gen|phore|ite|ome|cyte|blast|plast|meter|graph|scope)$/, 'thing'],
  [/(?:phyte|coccus|bacillus|virus|zoan|saur|pod)$/, 'living'],
  [/(?:ist|ician)$/, 'person'],
  [/(?:[aeiy]ser|[aeiy]zer|[aeiou][tdrlm]er|ator|itor|uctor)$/, 'thing'],
];

const byEnding = (head: string): readonly Realm[] =>
  head.length < 6 ? [] : ENDINGS.filter(([ending]) => ending.test(head)).map(([, realm]) => realm);

/** The meanings of a name by its last words: "guinea pig", or "pressure" of "pore pressure". */
function meaningsByName(key: string): readonly Meaning[] {
  const head = headOf(key);
  const own = key.slice(0, key.indexOf(head) + head.length).split(' ');
  if (own.length > 1) {
    const two = meaningsOf(own.slice(-2).join(' '));
    if (two.length > 0) return two;
  }
  return meaningsOf(head);
}

/** "Phonetics" is studied; "elision" is met there. */
const isField = (meaning: Meaning) => isUnder(meaning, meaningsOf('discipline')[0]!);

const realmsOf = (meanings: readonly Meaning[]) => meanings.map((one) => (isField(one) ? 'field' : REALM[sortOf(one)]));

/** What a noun stands for where something is said to be it: "view", "ratio". */
export const natureOfNoun = remembered((noun): Nature => {
  const said = (Object.keys(SAID) as Realm[]).filter((realm) => SAID[realm]!.test(noun));
  const meanings = said.length > 0 ? [] : meaningsOf(noun).slice(0, 2);
  const realms = new Set(said.length > 0 ? said : realmsOf(meanings));
  return { head: noun, meanings, realms, measured: MEASURED.test(noun), genus: [] };
}, 1000);

/** More than a chapter asks for; then the memory starts afresh. */
const REMEMBERED = 4000;

/** What a name of the text stands for, by what the text says that it is and by its own words. */
export const natureOf = rememberedOf((name: string) => name, readNature, REMEMBERED);

function readNature(name: string, corpus: Corpus): Nature {
  const key = termKey(name.replace(/^(?:the|an?) /i, ''));
  const said = (saidKinds(corpus).get(key) ?? []).slice(0, 2).map(natureOfNoun);
  const head = headOf(key);
  const own = meaningsByName(key).slice(0, said.length > 0 ? 1 : 2);
  const meanings = [...said.flatMap((nature) => [...nature.meanings]), ...own];
  const realms = new Set([...said.flatMap((nature) => [...nature.realms]), ...realmsOf(own)]);
  if (realms.size === 0) for (const realm of byEnding(head)) realms.add(realm);
  return {
    head,
    meanings,
    realms,
    genus: [],
    measured: MEASURE_HEAD.test(head) || said.some((one) => one.measured),
  };
}

/** How deep two meanings must have something in common to be of one sort, whatever they are filed under. */
const CLOSE_KIN = 6;

const areClose = (own: Nature, other: Nature) =>
  own.meanings.some((one) => other.meanings.some((two) => depthOf(commonAbove(one, two)) >= CLOSE_KIN));

/** Parts of plants and animals are filed now with the body, now with the plant. */
const areFiledAlike = (left: Sort, right: Sort) =>
  left === right || (left === 'body' && LIVING.has(right)) || (right === 'body' && LIVING.has(left));
const LIVING: ReadonlySet<Sort> = new Set(['plant', 'animal']);

/** "Thing" is wide: an organ is not taken for a substance, nor a tool for a hill. */
const shareSort = (own: Nature, other: Nature) =>
  own.meanings.some((one) => other.meanings.some((two) => areFiledAlike(sortOf(one), sortOf(two))));

/** How near two things of one realm are whose sorts differ or are not known. */
function withinRealm(realm: Realm, own: Nature, other: Nature): number {
  if (realm === 'thing' || realm === 'living') return 0.5;
  const bothKnown = own.meanings.length > 0 && other.meanings.length > 0;
  if (realm === 'thought' || realm === 'quality' || realm === 'state') return bothKnown ? 0.7 : 1;
  // Lightning happens, and is no process.
  const befalls = ({ meanings }: Nature) =>
    meanings.length > 0 && meanings.every((one) => /^(?:phenomenon|event)$/.test(sortOf(one)));
  return realm === 'doing' && (befalls(own) || befalls(other)) ? 0.7 : 1;
}

/** The meaning above all others. */
const ANYTHING: Meaning = 0;

/** From so deep a meaning on, a noun tells more than its sort: "protein", "gland", "cable". */
const SPECIFIC = 6;

/** Of the sort that is asked for, but not what the question says that it is: salt where a protein is asked for. */
const isBeside = (own: Nature, other: Nature) =>
  own.genus.length > 0 &&
  own.genus.every((one) => depthOf(one) >= SPECIFIC && THINGS.has(REALM[sortOf(one)])) &&
  !own.genus.some((one) => other.meanings.some((two) => depthOf(commonAbove(one, two)) >= depthOf(one) - 1));
const THINGS: ReadonlySet<Realm> = new Set(['thing', 'living']);

/** Nobody knows what it is. */
const UNKNOWN = 0.4;

/** How well the one passes for the other: 1 of one nature, a half where they border on each other or nobody knows. */
export function passesFor(own: Nature, other: Nature): number {
  // "acrolect" and "mesolect" are of one row, known or not.
  if (own.head === other.head || endAlike(own.head, other.head)) return 1;
  if (own.realms.size === 0 || other.realms.size === 0) return UNKNOWN;
  // What is counted or measured is told from what is not.
  const limit = own.measured === other.measured ? (isBeside(own, other) ? 0.7 : 1) : own.genus.length > 0 ? 0.3 : 0.6;
  if (areClose(own, other) || shareSort(own, other)) return limit;
  let most = 0;
  for (const left of own.realms)
    for (const right of other.realms)
      most = Math.max(most, left === right ? withinRealm(left, own, other) : (NEXT.get(`${left} ${right}`) ?? 0));
  return Math.min(limit, most);
}

const CONCRETE: ReadonlySet<Realm> = new Set(['thing', 'living', 'person', 'place', 'group']);

/** What is asked for, as the question shows it. */
export interface Wanted {
  nature: Nature;
  /** How many options must be of its kind: more where the question itself says what it is ("a condition called _____"). */
  least: number;
}

const NAMED_KIND =
  /\b(?:an?|small|large|\p{Ll}+s) (\p{Ll}+),? (?:(?:that|which) (?:is|are) )?(?:called|known as|termed) (?:the |an? )?_____/u;
const NAMED_SUBJECT =
  /^((?:An?|The|Any) .+?),? (?:is|are|was|were) (?:\p{Ll}+ly |often |also )?(?:called|known as|termed|named) (?:the |an? )?_____/u;
const NAMED_CLAUSE =
  /\b(?:this|that|which) (?:is|was) (?:\p{Ll}+ly |often |also )?(?:called|known as|termed) (?:the |an? )?_____/u;
/** "A squatter settlement is one whose …; it goes by the name of _____" */
const NAMED_AFTER = /^((?:An?|The) .+?) (?:is|are) [^;]+; (?:it|they) (?:is|are|goes?|was) [^;]*_____/u;

/** What the words that ask for a name say of it: "condition" of "…, a condition called _____". */
function genusAsked(said: string): { noun: string; named: boolean } {
  const kind = genusIn(NAMED_KIND.exec(said)?.[1] ?? '');
  if (kind !== '') return { noun: kind, named: true };
  if (NAMED_CLAUSE.test(said)) return { noun: 'process', named: false };
  const subject = (NAMED_SUBJECT.exec(said) ?? NAMED_AFTER.exec(said))?.[1];
  if (subject) return { noun: genusIn(subject.toLowerCase()), named: true };
  return { noun: /^(?:(?:is|are) )?(?:an?|the|any) /.test(said) ? genusIn(said) : '', named: false };
}

/** What a question by these words asks for: what they say that it is, or what its name stands for. */
export function wantedBy(said: string, name: string, corpus: Corpus): Wanted {
  const { noun, named } = genusAsked(said);
  const own = natureOf(name, corpus);
  const asked = noun === '' ? null : natureOfNoun(noun);
  if (!asked || asked.realms.size === 0) return { nature: own, least: 1 };
  // A word with one meaning only, "estuary", is what it is, whatever it is compared with ("a river mouth").
  const sure = meaningsOf(name);
  const genus = meaningsOf(noun).slice(0, 1);
  if (sure.length !== 1) return { nature: { ...asked, genus, head: own.head }, least: named ? 2 : 1 };
  const nature = {
    ...asked,
    genus: sure.some((one) => genus.some((above) => isUnder(one, above))) ? genus : [ANYTHING],
    head: own.head,
    meanings: [...asked.meanings, ...sure],
    realms: new Set([...asked.realms, ...realmsOf(sure)]),
  };
  return { nature, least: named ? 2 : 1 };
}

/** From here on an option is of the kind that is asked for. */
export const FITS = 0.9;

/** What three options must reach together: more where things are asked for that can be seen to differ. */
const enoughFor = ({ realms }: Nature) => ([...realms].every((realm) => CONCRETE.has(realm)) ? 2 : 1.4);

/** Whether an answer hides among three options, by how well each passes for it. */
export function hidesAmong({ nature, least }: Wanted, shares: readonly number[]): boolean {
  if (nature.realms.size === 0) return true;
  if (shares.filter((share) => share >= FITS).length < least) return false;
  return shares.reduce((sum, share) => sum + share, 0) >= enoughFor(nature);
}
