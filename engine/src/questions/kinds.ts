/** What sort of thing a noun names, as far as its form or a short list tells. */
export type Kind = 'process' | 'measure' | 'person' | 'body' | 'idea' | 'thing';

const LISTS: Record<Exclude<Kind, 'thing'>, string> = {
  process:
    'process breach mistake fraud duress remedy assent harm damage movement release uptake act action activity flow transfer change loss gain growth rise fall increase decrease breakdown use removal arrival spread exchange transport practice procedure event operation stage phase step period war revolution conquest strike struggle attack trade sale purchase payment death birth disease disorder infection reaction cycle search sort method technique strategy way attempt effort approach study analysis synthesis osmosis diffusion mitosis meiosis',
  measure:
    'rate ratio amount number quantity level degree measure value price cost force pressure potential energy power speed velocity mass weight length size temperature area volume density charge current voltage resistance frequency time age sum total average mean proportion share percentage ability capacity tendency extent difference distance coefficient constant index income wage interest profit revenue elasticity probability strength concentration unit work heat',
  person:
    'person people man woman child worker farmer judge lawyer doctor nurse student teacher king queen emir chief governor officer minister president leader member citizen buyer seller consumer producer owner author writer scientist economist philosopher engineer patient party offeror offeree plaintiff defendant user customer manager employee employer infant minor adult spouse tenant landlord borrower lender debtor creditor trader merchant soldier missionary slave',
  body: 'company firm organisation organization government court state country nation bank union council committee party commission agency ministry board parliament assembly church school university institution team army colony protectorate kingdom empire caliphate community society group tribe',
  idea: 'principle rule law theory concept idea doctrine belief theorem hypothesis model view claim statement argument assumption condition requirement term word name question problem reason cause purpose aim right duty obligation promise agreement contract offer policy plan system set sequence list class type kind category form example notation formula equation account record document entry book statement report rule clause market control scheme tax subsidy constitution treaty election code language protocol algorithm program function variable operator',
};
const KNOWN = new Map<string, Kind>(
  Object.entries(LISTS).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind as Kind] as const)),
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
  if (/(?:tion|sion|ment|ysis|esis|osis|ing|ance|ence|age|ery|ture|al)s?$/.test(word) && word.length > 6)
    return 'process';
  if (/(?:ity|ness|th|ancy|ency|hood|dom|ism|ship)$/.test(word) && word.length > 5) return 'measure';
  if (/(?:ist|ician|ologist|eer)s?$/.test(word)) return 'person';
  return 'thing';
}

/** The kind of thing that a name stands for, by the words in it; a name of two words or more is mostly a person's. */
export function kindOfName(name: string): Kind {
  if (
    /\b(?:Act|Law|Treaty|Constitution|Code|Ordinance|Agreement|Convention|Charter|Bill|Principle|Theory|Theorem|Rule)\b/.test(
      name,
    )
  )
    return 'idea';
  if (
    /\b(?:Company|Council|Party|Union|Congress|League|Bank|Commission|Army|Government|Court|Assembly|University|Church|Association|Society|Kingdom|Empire|Caliphate|Federation|Republic|Nations|States|Protectorate|Ministry|Senate|House)\b/.test(
      name,
    ) ||
    /^\p{Lu}{2,}$/u.test(name)
  )
    return 'body';
  if (
    /\b(?:War|Revolution|Conference|Movement|Rebellion|Strike|Crisis|Election|Riot|Scheme|Plan|Method|Process|Test|System)s?\b/.test(
      name,
    )
  )
    return 'process';
  if (
    /^(?:River|Lake|Mount|North|South|East|West|New|Upper|Lower)\b|\b(?:River|Delta|Sea|Ocean|Region|City|Desert|Dam|Island|Africa|Asia|Europe|America|Valley|Plateau|Province)s?$/.test(
      name,
    )
  )
    return 'thing';
  return /^\p{Lu}[\p{L}'’.-]+(?: (?:of|de|von|van|al|ibn|dan) [\p{Lu}]?[\p{L}'’-]+| \p{Lu}[\p{L}'’.-]*)+$/u.test(name)
    ? 'person'
    : 'thing';
}

/** Whether one may stand for the other among the options of a question: both happen, both are measured, or both exist. */
export function sameSort(left: Kind, right: Kind): boolean {
  if (left === right) return true;
  const pair = `${left}/${right}`;
  return [
    'process/idea',
    'idea/process',
    'measure/idea',
    'idea/measure',
    'process/measure',
    'measure/process',
    'body/person',
    'person/body',
    'thing/body',
    'body/thing',
    'idea/thing',
    'thing/idea',
  ].includes(pair);
}
