const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words in bold that only stress something, or open a remark. */
export const STRESSED = setOf(
  `advice after all always any assignment attention before beware both caution do don't each every example examples
  exercise false figure finally first hence hint hints how however i ii iii iv v important illustration less more most must
  nb never next no none not note notes only question questions read recall remember same second see solution table third
  tip tips true very warning what when where which who why yes`,
);

/** Words before a colon that say what sort of remark follows: no terms. */
export const REMARKS = setOf(
  `abstract activity activities advantage advantages aim aims amount answer answers application applications assessment
  assignment attention author background basis beware calculation cases cause causes caution chapter characteristics
  class code comment comments conclusion conclusions consequence consequences contact content contents cost course
  criticism criticisms data date day definition definitions department diagnosis diagram disadvantage disadvantages
  discussion duration effect effects email end equation essay evaluation evidence example examples exception exceptions
  exercise exercises explanation fact facts faculty feature features figure finally first formula found function
  functions given goal goals group hence heading hint hints how however illustration importance important input
  instructions introduction investigations issue issues key keyword keywords lecture lecturer lesson level level limitation limitations
  location management material materials meaning merits demerits method methods mnemonic module name names nb next note notes number objective
  objectives observation observations outcome output overview page part parts phase place point points practice
  prevention principle principles problem problems procedure process proof purpose purposes question questions quiz
  read reason reasons recall reference references remark remarks remember result results revision role roles rule rules
  sample scope second section see semester session signs size solution solutions source sources stage stages start step
  steps strengths strength structure student study summary symptoms symptom table task tasks telephone test thanks theme third time
  tip tips title today topic topics total treatment tutor type types kinds kind unit units use uses value venue warning weakness weaknesses
  week weeks what when where which who why year years advice before after always never not only must all any none
  both each every very more most less same yes no true false do don't i ii iii iv v`,
);

/** Nouns that say how a thing counts for somebody, not what it is. */
export const JUDGING_NOUNS = setOf(
  `advantage challenge concern consequence danger difficulty disadvantage example examples failure fact goal issue key
  lesson matter mistake must necessity need pillar point priority problem question reason result results shame success
  surprise symbol thing threat topic triumph turning victory way ways worry`,
);

/** Adjectives that judge, count or compare. */
export const JUDGING_ADJECTIVES = setOf(
  `bad beautiful best better big biggest brilliant chief classic clear common complex crucial current dangerous difficult easy
  essential evil excellent famous favourite first frequent general good great greatest happy hard ideal important
  interesting key last leading likely little main major mere minor modern more most much natural necessary new next
  obvious old only other particular perfect perpetual poor popular possible powerful principal prominent proper rare real recent sad same second
  serious significant similar sure third tough true typical urgent useful usual valuable vital wonderful worse worst terrible`,
);

/** What a thing does without doing anything. */
export const NO_DEEDS = setOf(
  `appear arise become begin belong come depend differ end exist follow go ha happen include involve lie look mean need occur play range
  refer remain require rest result seem stand start stem take tend vary wa want i`,
);

/** Nouns for persons, besides those in -ist and -ian. */
const PERSONS = setOf(
  `administrator ambassador archbishop architect author bishop brother caliph captain chief clergyman commander
  composer daughter dictator diplomat emir emperor engineer explorer founder general governor inventor judge king
  lawyer leader lecturer man merchant minister missionary monarch monk nurse oba officer painter philosopher
  playwright poet pope preacher president priest prince princess prophet publisher queen reformer ruler sailor
  scholar sculptor sister slave soldier son sultan surveyor teacher trader traveller warrior woman writer`,
);
export const isPersonNoun = (noun: string) => PERSONS.has(noun.toLowerCase()) || /(?:ist|[^m]ian|grapher)$/i.test(noun);

/** Plural nouns that announce a list: "types of rock". */
export const LIST_NOUNS = setOf(
  `advantages aims approaches aspects assumptions barriers benefits branches causes challenges characteristics classes concepts
  classifications components conditions consequences constraints constituents criteria criticisms demerits departments dimensions
  disadvantages duties effects elements essentials examples exceptions factors features forms functions goals
  grounds indicators ingredients instruments kinds laws layers levels limitations means measures members merits methods models modes
  motives objectives operations organs parts phases pillars powers practices principles problems procedures processes properties purposes qualities
  reasons requirements responsibilities rights risks roles rules signs sources stages steps strategies strengths structures
  symptoms systems techniques theories tools types uses ways weaknesses`,
);

/** Of these a numbered list is a course of events. */
export const STEP_WORDS = setOf(
  'algorithm cycle life-cycle how method phases procedure procedures process sequence stages steps',
);
