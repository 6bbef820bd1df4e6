/** What sort of thing a noun names, as far as its form or a short list tells. */
export type Kind = 'process' | 'measure' | 'person' | 'body' | 'idea' | 'living' | 'substance' | 'part' | 'thing';

const LISTS: Record<Exclude<Kind, 'thing'>, string> = {
  process:
    'process breach mistake fraud duress remedy assent harm damage movement release uptake act action activity flow transfer change loss gain growth rise fall increase decrease breakdown use removal arrival spread exchange transport practice procedure event operation stage phase step period war revolution conquest strike struggle attack trade sale purchase payment death birth disease disorder infection reaction cycle search sort method technique strategy way attempt effort approach study analysis synthesis response reflex osmosis diffusion mitosis meiosis',
  measure:
    'rate ratio amount number quantity level degree measure value price cost force pressure potential energy power speed velocity mass weight length size temperature area volume density charge current voltage resistance frequency time age sum total average mean proportion share percentage ability capacity tendency extent difference distance coefficient constant index income wage interest profit revenue elasticity probability strength concentration unit work heat yield surplus magnitude intensity output',
  person:
    'person narrator character reader writer speaker listener delegate trustee voter candidate people man woman child worker farmer judge lawyer doctor nurse student teacher king queen emir chief governor officer minister president leader member citizen buyer seller consumer producer owner author writer scientist economist philosopher engineer patient party offeror offeree plaintiff defendant user customer manager employee employer infant minor adult spouse tenant landlord borrower lender debtor creditor trader merchant soldier missionary slave',
  living:
    'organism animal plant tree root bacterium bacteria virus fungus fungi insect mosquito worm earthworm termite lichen alga algae fish bird mammal parasite host cell microbe pathogen grass crop weed seed yeast mould predator prey herbivore carnivore species legume cereal reptile amphibian vertebrate invertebrate larva larvae vector prokaryote eukaryote primate shrub livestock cattle goat sheep',
  substance:
    'substance acid base salt metal oxide water gas liquid solid mineral rock clay sand silt soil steel iron cement concrete polymer protein enzyme hormone vitamin drug antibiotic sugar glucose fat lipid starch alcohol oxygen carbon nitrogen hydrogen compound chemical fuel oil catalyst solvent solution mixture alloy fertiliser fertilizer pesticide nutrient molecule ion toxin material plastic glass aggregate admixture inhibitor antibody antigen coenzyme cofactor pigment limestone granite basalt quartz gypsum powder',
  part: 'organ tissue membrane wall nucleus layer tube filament flagellum capsule pilus organelle ribosome mitochondrion chloroplast muscle nerve bone vessel artery vein gland structure body region surface slope face cliff valley hill ridge site area zone chamber channel device machine instrument tool pump engine circuit wire cable beam column slab bar pipe valve plate building bridge road dam segment fragment location place position spot',
  body: 'association union federation company firm organisation organization government court state country nation bank union council committee party commission agency ministry board parliament assembly church school university institution team army colony protectorate kingdom empire caliphate community society group tribe',
  idea: 'principle rule law theory concept idea doctrine belief theorem hypothesis model view claim statement argument assumption condition requirement term word name question problem reason cause purpose aim right duty obligation promise agreement contract offer policy plan system set sequence list class type kind category form example notation formula equation account record document entry book statement report rule clause market control scheme tax subsidy constitution treaty election code language protocol algorithm program function variable operator',
};
const KNOWN = new Map<string, Kind>(
  Object.entries(LISTS).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind as Kind] as const)),
);

/** Nouns whose ending looks like that of a process or a measure, and which are none. */
const MISLEADING = new Set(
  `filament segment element cement instrument sediment pigment ligament garment compartment fragment monument ornament
  population station nation section fraction ration portion region building ring string spring wing king thing being
  substance sentence science evidence audience instance language village image cartilage message passage hospital capital
  journal coral animal chemical crystal canal signal mineral metal material structure mixture culture literature battery
  gallery cemetery structure institution generation vegetation location position season information moisture furniture
  ceiling clothing earth tooth month path youth faith truth birth north south length authority university community society city`.split(
    /\s+/,
  ),
);

/** The kind of a noun in the singular or plural. */
export function kindOf(noun: string): Kind {
  const word = noun.toLowerCase();
  const known =
    KNOWN.get(word) ??
    KNOWN.get(word.replace(/s$/, '')) ??
    KNOWN.get(word.replace(/es$/, '')) ??
    KNOWN.get(word.replace(/ies$/, 'y'));
  if (known) return known;
  if (MISLEADING.has(word) || MISLEADING.has(word.replace(/s$/, ''))) return 'thing';
  if (/(?:phile|phyte|troph|aerobe|coccus|cocci|bacillus|bacilli|zoan|virus)s?$/.test(word)) return 'living';
  if (/(?:ide|ine|ase|ose|ate|gen|cillin|cycline|olone|amide|oxide)s?$/.test(word) && word.length > 6)
    return 'substance';
  if (
    /(?:ation|ition|ution|ction|ption|sion|ment|lysis|esis|osis|ing|ance|ence|age|overy)s?$/.test(word) &&
    word.length > 6
  )
    return 'process';
  if (
    /(?:removal|arrival|approval|refusal|renewal|withdrawal|survival|denial|disposal|retrieval|reversal|fracture|capture|departure|failure)s?$/.test(
      word,
    )
  )
    return 'process';
  if (/(?:ism)s?$/.test(word) && word.length > 5) return 'idea';
  if (/(?:ity|ness|th|ancy|ency|hood|dom|ship)$/.test(word) && word.length > 5) return 'measure';
  if (
    /(?:ist|ician|ologist|eer|chairman|spokesman|woman|chairperson|councillor|senator|secretary|treasurer|auditor|commissioner|ambassador|inspector|clerk|magistrate|solicitor|barrister|midwife|pharmacist)s?$/.test(
      word,
    )
  )
    return 'person';
  return 'thing';
}

const EVENT_VERB =
  /^(?:(?:\w+ly|often|always|usually|sometimes|also) )?(?:occurs?|occurred|happens?|happened|arises?|arose|takes? place|took place|lasts?|lasted)\b/;
const LIVING_VERB =
  /^(?:(?:\w+ly|often|always|usually|sometimes|also) )?(?:grows?|secretes?|feeds?|lives?|reproduces?|thrives?|eats?|tolerates?|breathes?|germinates?|breeds?|multiply|multiplies|hunts?|inhabits?)\b/;

/** What sort of subject a predicate calls for, where its verb tells: only events occur, only what lives feeds. */
export function kindFromVerb(predicate: string): 'process' | 'living' | null {
  if (EVENT_VERB.test(predicate)) return 'process';
  return LIVING_VERB.test(predicate) ? 'living' : null;
}
