/** Verbs of expository prose whose forms are hardly ever nouns. */
const LEMMAS =
  `absorb accelerate accept accompany accumulate acquire act adapt add admit affect allot allow alter amplify appear apply
argue arise assert assign assume attach attract avoid become begin behave belong bend bind bring break build carry catch cause
choose circulate claim coat collect combine compare compensate compete compose compress comprise concern condense conduct
confer connect consist constitute construct consume contain contribute convert convey correspond corrode cover create
deal decay declare define deliver demand demonstrate denote depend derive describe destroy detect determine develop differ
diffuse discharge discourage display dissolve distinguish distort divide dominate draw drive ease eliminate embody emerge emphasise
emit employ enable enclose encourage enforce enhance ensure enter entitle evaporate examine exceed exclude exempt exert
exist expand explain expose express extend extract facilitate fall favour favor feed fill flow focus follow forbid force form
fulfil gain generate give govern grow guarantee guide happen harden help hold identify ignore illustrate imply impose improve
include increase decrease indicate induce infect influence inhibit interact interfere interpret introduce involve join keep kill lack
lead leave lie limit link lose lower maintain make mean measure melt migrate modify monitor move multiply need neutralise
obey observe obtain occupy occur offer operate oppose originate overcome overlap oxidise pass penetrate perform permit
possess predict prefer prepare preserve press prevent proceed produce prohibit promote protect prove provide pump punish
push raise reach react recognise record recover reduce refer reflect regulate reject relate release rely remain remove
render repel replace represent reproduce require resemble resist respond rest restrain restrict result retain reveal
rise rotate satisfy secrete see select sell send separate serve settle shape shield show shrink slow solve specify
speed split spread stabilise stand stem stimulate store strengthen stress study suffer suggest supply support surround survive
sustain swell synthesise take teach tell tend tolerate trace transfer transform transmit transport treat trigger turn
undergo underlie use utilise vary vibrate view violate weaken weather widen withstand work yield activate allocate amend assume bear bombard breed consult carve catalyse constrict damage deactivate decompose deflect degrade
dehydrate delete denature depreciate deprive digest dilate dissociate encode encrypt erode excite execute ferment germinate harm
heat hydrolyse impair inactivate indemnify ingest inhabit inherit insert insulate insure invade ionise irritate legislate
lubricate nourish obstruct paralyse pollute precipitate purify radiate refract repeal ripen scatter secure soften sterilise
stiffen suppress swallow terminate thicken tighten unite urge warm wrap`
    .split(/\s+/)
    .filter(Boolean);

const THIRD = new Set<string>();
const BASE = new Set<string>(LEMMAS);
for (const lemma of LEMMAS) {
  if (/(?:s|sh|ch|x|z)$/.test(lemma)) THIRD.add(`${lemma}es`);
  else if (/[^aeiou]y$/.test(lemma)) THIRD.add(`${lemma.slice(0, -1)}ies`);
  else THIRD.add(`${lemma}s`);
}

/** "produces", "ionises", "classifies": after a noun in the singular hardly anything but the verb. */
export function isSureThird(word: string): boolean {
  if (THIRD.has(word)) return true;
  return (
    /(?:[^cpr]i[sz]es|ifies)$/.test(word) &&
    !/(?:sizes|prizes|rises|crises|premises|promises|exercises|enterprises)$/.test(word)
  );
}

/** "produce", "contain": after a noun in the plural hardly anything but the verb. */
export function isSureBase(word: string): boolean {
  return (
    BASE.has(word) &&
    !/^(?:force|form|limit|link|record|result|stem|study|supply|support|transport|use|view|work|yield|press|shape|shield|store|store|rest|force|focus|demand|claim|decay|need|display|influence|flow|gain|move|offer|pump|guide|coat|cover|trace|trigger|turn|tend|weather|fall|rise|lower|help|kill|measure|increase|decrease|spread|split|slow|speed|stand|draw|drive|act|catch|release|transfer|treat|pass|lack|lead|lie|push|bend|break|ease|experience|discharge|mean|feed|fill|damage|harm|heat|warm|precipitate|secure|swallow|wrap|breed|bear)$/.test(
      word,
    )
  );
}
