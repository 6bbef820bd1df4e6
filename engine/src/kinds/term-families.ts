import pluralize from 'pluralize';
import { ACCOUNTS } from './families/accounts.ts';
import { BODY } from './families/body.ts';
import { BUILDING } from './families/building.ts';
import { BUSINESS } from './families/business.ts';
import { CARE } from './families/care.ts';
import { CELLS_AND_GENES } from './families/cells-and-genes.ts';
import { CHEMISTRY } from './families/chemistry.ts';
import { CIRCUITS } from './families/circuits.ts';
import { COMPUTING } from './families/computing.ts';
import { DISEASE_AND_DRUGS } from './families/disease-and-drugs.ts';
import { EARTH } from './families/earth.ts';
import { ECONOMY } from './families/economy.ts';
import { ENGINEERING } from './families/engineering.ts';
import { FARMING } from './families/farming.ts';
import { GENES } from './families/genes.ts';
import { GOVERNMENT } from './families/government.ts';
import { HEALTH } from './families/health.ts';
import { HUMANITIES } from './families/humanities.ts';
import { LAND_AND_WEATHER } from './families/land-and-weather.ts';
import { LANGUAGE_STUDY } from './families/language-study.ts';
import { LAW } from './families/law.ts';
import { LETTERS_AND_ARTS } from './families/letters-and-arts.ts';
import { LIFE } from './families/life.ts';
import { MACHINES } from './families/machines.ts';
import { MANAGEMENT } from './families/management-and-marketing.ts';
import { MEDIA } from './families/media.ts';
import { MICROBES } from './families/microbes.ts';
import { MIND_AND_SCHOOL } from './families/mind-and-school.ts';
import { NUMBERS } from './families/numbers.ts';
import { ORGANISMS } from './families/organisms.ts';
import { PAST } from './families/past.ts';
import { PEOPLE_AND_CULTURE } from './families/people-and-culture.ts';
import { PHYSICAL } from './families/physical.ts';
import { PHYSICS } from './families/physics.ts';
import { PHYSIOLOGY } from './families/physiology.ts';
import { PLANTS_AND_ANIMALS } from './families/plants-and-animals.ts';
import { PROGRAMS_AND_SYSTEMS } from './families/programs-and-systems.ts';
import { SIGNS_AND_MEDICINES } from './families/signs-and-medicines.ts';
import { SOCIETY } from './families/society.ts';
import { THOUGHT_AND_BELIEF } from './families/thought-and-belief.ts';
import { TRADES_AND_SERVICES } from './families/trades-and-services.ts';

/**
 * Terms that are taught together and told apart, family by family: general knowledge of the fields that universities
 * teach. None of a family is a kind of another, or means the same, so that what one means is said of no other.
 */
const FIELDS = [
  LIFE,
  HEALTH,
  EARTH,
  PHYSICAL,
  ENGINEERING,
  BUSINESS,
  SOCIETY,
  HUMANITIES,
  COMPUTING,
  PROGRAMS_AND_SYSTEMS,
  NUMBERS,
  ECONOMY,
  ACCOUNTS,
  MANAGEMENT,
  LAW,
  MIND_AND_SCHOOL,
  GOVERNMENT,
  PEOPLE_AND_CULTURE,
  LAND_AND_WEATHER,
  THOUGHT_AND_BELIEF,
  CELLS_AND_GENES,
  GENES,
  BODY,
  PHYSIOLOGY,
  DISEASE_AND_DRUGS,
  SIGNS_AND_MEDICINES,
  MICROBES,
  ORGANISMS,
  PLANTS_AND_ANIMALS,
  FARMING,
  CHEMISTRY,
  PHYSICS,
  MACHINES,
  CIRCUITS,
  BUILDING,
  CARE,
  LANGUAGE_STUDY,
  LETTERS_AND_ARTS,
  PAST,
  MEDIA,
  TRADES_AND_SERVICES,
];

let familiesOf: ReadonlyMap<string, string[][]> | null = null;

/** The families of each term; read at the first question: whoever only looks for a passage does not pay for it. */
function readFamilies(): ReadonlyMap<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const line of FIELDS.join('').split('\n')) {
    if (line === '') continue;
    const family = line.split(', ');
    for (const term of family) {
      const key = term.toLowerCase();
      const known = found.get(key);
      if (known) known.push(family);
      else found.set(key, [family]);
    }
  }
  return found;
}

const UNCOUNTED = /(?:a|[st]ion|ity|ing|ism|ment|ance|ence|ness|sis|us|fever|disease|syndrome|jaundice)$/;
/** "covenant running with the land": the noun that would be put in the plural is not the last. */
const PHRASE = / (?:of|with|in|for|to|at|on|by|from) |['’]s /;

/** The families of a term (its key, in the singular), each without the term itself. */
export function termFamilies(key: string, plural: boolean): readonly (readonly string[])[] {
  familiesOf ??= readFamilies();
  const families = (familiesOf.get(key) ?? []).map((family) => family.filter((term) => term.toLowerCase() !== key));
  if (!plural) return families;
  // What is not counted ("magma", "erosion") has no plural that anybody says.
  return families.map((family) =>
    family.filter((term) => !UNCOUNTED.test(term) && !PHRASE.test(term)).map((term) => pluralize.plural(term)),
  );
}
