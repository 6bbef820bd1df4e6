/** A rule that refuses a statement: words that only another sentence explains, with one that it refuses and one that it keeps. */
interface Rule {
  refuses: RegExp;
  refused: string;
  kept: string;
}

/** What leans on the sentence before. The examples of each rule are its test; a rule without a general example goes. */
export const OUTSIDE: readonly Rule[] = [
  {
    refuses:
      /^(?!.*\b(?:first|before|beforehand|after|during|until|when|while|initial)\b.*\b(?:afterwards|thereafter)\b).*\b(?:afterwards|thereafter)\b/i,
    refused: 'Slow drying that continues afterwards is called curing',
    kept: 'Forgetting is rapid in the first hours and slow afterwards',
  },
  {
    refuses:
      /\b[Oo]n the (?:inside|outside|(?:inner|outer|wet|dry|left|right|other|near|far|upper|lower|medial|lateral|windward|leeward) side)\b(?! of)/u,
    refused: 'On the windward side hay dries at once',
    kept: 'On the windward side of a ridge hay dries at once',
  },
  {
    refuses:
      /^the (?:reverse|opposite|corresponding|resulting|respective|additional|remaining) \p{Ll}+ (?!of\b|in\b|to\b|that\b)/iu,
    refused: 'The reverse journey takes a week',
    kept: 'The corresponding angle of a triangle is equal',
  },
  {
    refuses:
      /^an? (?:fall|rise|drop|value|reading|level|count|score|figure) (?:below|above|under|over|of) [\d.,–-]+(?! ?\S+ (?:in|of)\b)/i,
    refused: 'A fall below 7.2 is called souring',
    kept: 'A fall of 3 kPa in pressure opens the valve',
  },
  {
    refuses: /\b(?:have|has|had) values? (?!of\b)/,
    refused: 'Small mills have values below 40 per cent',
    kept: 'Small mills have values of 40 per cent',
  },
  {
    refuses: /(?<!\bfrom )\bwithin(?=[,.]|$)/,
    refused: 'Moist air is trapped within',
    kept: 'Moist air is trapped within the husk',
  },
  {
    refuses:
      /\b(?:later|earlier|previous|subsequent) (?:research|studies|work|writers|experiments|findings|authors|scholars)\b/,
    refused: 'Amina Bello settled the doubts of later writers',
    kept: 'Writers of a later age settled the doubts',
  },
  {
    refuses:
      /\b(?:needs?|requires?|gets?|receives?|costs?|takes?) (?:more|less|fewer) (?:during|when|if|after|before|because|since)\b(?!.*\bthan\b)/,
    refused: 'Kids need more during the rains',
    kept: 'Kids need more salt during the rains',
  },
  {
    refuses: /\b(?:is|was|are|were) not enough(?=[,.]|$)/,
    refused: 'A written rule was not enough',
    kept: 'A written rule was not enough to hold the herders',
  },
  {
    refuses: /\ba similar \p{Ll}+\b(?! (?:\p{Ll}+ ){0,3}to\b)/u,
    refused: 'Herders who held a similar mixture of rights left',
    kept: 'A mule has a similar shape to a horse',
  },
  {
    refuses: /\b(?:matters|things|the situation) (?:worse|better|easier|harder)\b/,
    refused: 'Stale hay makes matters worse',
    kept: 'Stale hay makes colic worse',
  },
  {
    refuses: /\b(?:looks?|is|are|was|were|seems?|appears?) similar(?! (?:to|in)\b)/,
    refused: 'Hay looks similar but serves another end',
    kept: 'Hay looks similar to straw',
  },
  {
    refuses: /\bto blame\b(?! for)/,
    refused: 'Damp hay was to blame',
    kept: 'Damp hay was to blame for the fire',
  },
  {
    refuses: /\bwhat (?:remained|was left|remains|followed|happened)\b(?! of| to| when| if)/,
    refused: 'Goats ate what remained',
    kept: 'Goats ate what remained of the hay',
  },
  {
    refuses: /\b(?:quite |something )?another thing\b/,
    refused: 'Selling the herd is another thing',
    kept: 'Selling the herd is a sale',
  },
  {
    refuses: /\b(?:lays?|puts?|places?|laid|sets?) (?:more|less|greater) (?:weight|stress|emphasis)\b(?!.*\bthan\b)/,
    refused: 'The court lays more weight on custom',
    kept: 'The court lays more weight on custom than on writing',
  },
  {
    refuses:
      /^(?!The |.*\b(?:Company|Party|Congress|League|Union|Movement|Association|Society|Council|Commission|Committee|Corporation|Board|Authority|Agency|Bank|Region|States?|Republic|Kingdom|Empire|University|Church|Court|Assembly|Service|Nations|Africa|America)\b)\p{Lu}\S+(?: \p{Lu}\S+)+ (?:also )?\p{Ll}+(?: (?:to|at|on|out|for|in))? its\b/u,
    refused: 'Amina Bello pointed to its drawbacks',
    kept: 'Kano Trading Company lost its charter',
  },
  {
    refuses:
      /\bin the (?:first|second|third|last|next|former|latter) (?:stage|phase|step|case|kind|type|group|place)\b(?! of)/,
    refused: 'Water is lost in the first stage',
    kept: 'Water is lost in the first stage of drying',
  },
  {
    refuses: /(?:^|\bthat )(?:less|more|fewer) (?:is|are|was|were) /,
    refused: 'Amina Bello thinks that less is lost than is feared',
    kept: 'Amina Bello thinks that less hay is lost than grain',
  },
  {
    refuses:
      /\b(?:a|another) (?:different|further|second|third|rival) (?:reading|view|reason|answer|account|explanation|argument|objection|solution|interpretation)\b(?! (?:of|that|for|to|from|in which)\b)/,
    refused: 'Musa Sani offered a different reading at court',
    kept: 'Musa Sani offered a different reading of the law',
  },
  {
    refuses: /\b(?:[Nn]either|[Ee]ither) (?:kind|type|sort|form|case|view|method|group)\b/,
    refused: 'Neither kind keeps in the rains',
    kept: 'Neither goats nor sheep keep in the rains',
  },
  {
    refuses: /\bkeeps? pace\b(?! with)/,
    refused: 'If the goats cannot keep pace, the herd is called a stray one',
    kept: 'Goats keep pace with cattle',
  },
  {
    refuses: /\bin the opposite (?:way|direction|sense|manner)\b(?! (?:to|from|of)\b)/,
    refused: 'A stone mill behaves in the opposite way',
    kept: 'A stone mill turns in the opposite direction to the wheel',
  },
  {
    refuses:
      /\bt(?:ook|akes?|aken) up the (?:question|problem|idea|matter|issue|challenge)\b(?! (?:of|whether|how|why)\b)/,
    refused: 'Amina Bello took up the question at court',
    kept: 'Amina Bello took up the question of grazing',
  },
  {
    refuses:
      /\ba (?:second|third|fourth|middle|further) (?:position|way|path|possibility|option|line)\b(?! (?:of|that|to|in which)\b)/,
    refused: 'Herders took a middle position at court',
    kept: 'Herders took a middle position that pleased nobody',
  },
  {
    refuses: /\b[Aa] (?:related|parallel|comparable|similar) (?:line|idea|argument|view|theory|account|point|claim)\b/,
    refused: 'A related idea came from the coast',
    kept: 'An idea related to barter came from the coast',
  },
  {
    refuses: /\bso \p{Ll}+ and so \p{Ll}+\b/u,
    refused: 'A system so large and so thrifty is the work of many',
    kept: 'A system so large that it feeds many is old',
  },
  {
    refuses: /^(?:\p{Ll}+ )?\p{Ll}+ (?:is|are|was|were) (?:necessary|needed|required|essential|possible|sufficient)$/u,
    refused: 'contact is necessary',
    kept: 'contact is necessary for infection',
  },
  {
    refuses:
      /\bthe same (?:theorem|principle|rule|method|idea|argument|technique|reasoning|approach|formula|equation|law|theory|test|term|word|name)\b(?! (?:as|to|for|in|of)\b)/,
    refused: 'Milling is a modern use of the same rule',
    kept: 'Milling follows the same rule as weaving',
  },
  {
    refuses: /\bby \p{Ll}+ing it\b(?=[,.]|$)/u,
    refused: 'A promise binds by saying it',
    kept: 'A promise binds by saying it aloud',
  },
  {
    refuses:
      /\bboth (?:methods|types|kinds|forms|cases|groups|sides|theories|views|processes|genes|parents|models|approaches|systems)\b/,
    refused: 'Smoke is used in both methods',
    kept: 'Smoke is used in both ovens and kilns',
  },
];
