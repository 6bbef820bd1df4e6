/** One of the phrases of a table, as a part of a pattern. */
const oneOf = (table: string) =>
  `(?:${table
    .trim()
    .split(/\s*\|\s*/)
    .join('|')})`;

const OPENERS = oneOf(`However | Thus | Therefore | Hence | In law | In short | Simply put | Generally | Finally | Also
  | Similarly | Likewise | First | Second | Third | Firstly | Secondly | Thirdly`);
const ADVERBS = oneOf(`simply | merely | basically | generally | usually | often | essentially | also | in general
  | therefore | thus | best | commonly | together | then | now | collectively | technically`);
const BY_NAME = oneOf('called | termed | named | dubbed | known as | referred to as | said to be');
const ASIDES = oneOf('on the other hand | however | by contrast | in contrast | therefore | which [^,]{4,60}');
const OTHERWISE = oneOf('or | also called | also known as | otherwise known as | sometimes called');
const ARISES = oneOf('occurs? | arises? | happens? | exists? | takes? place | results? | appl(?:y|ies)');
const OUT_OF = oneOf('when | if | where | whenever | from | because');
const CONSISTS =
  oneOf(`consists? of | contains? | holds? (?!that) | lacks? | equals? | comprises? | means? that | involves? | describes? | states? that | states?: | holds? that
  | says? that | provides? that | requires? that | refers? to | deals? with | stud(?:y|ies)\\b | is concerned with`);
const IS_MADE =
  oneOf(`made (?:up )?of | composed of | formed (?:when|by|from) | used (?:to|for) | responsible for | caused by
  | produced (?:by|when) | characteri[sz]ed by | found (?:in|on) | held (?:when|if|to) | measured (?:in|by|with)`);

const DEFINED = oneOf('defined as | described as | understood as | taken to mean');

/** What may stand before the term of a definition. */
export const OPENING = new RegExp(`^(?:${OPENERS},? )?(?:(?:The|An?|the|an?) )?["“‘]?$`);
/** "(ATP)", ", or windpipe,": other names between a term and its verb. */
export const ASIDE = new RegExp(
  `^["”’]?(?: \\([^)]{1,60}\\)| (?:of|in) \\d{4})?(?:, ${ASIDES},|,? ${OTHERWISE} [^,.;]{2,50},)?(?=[ ,])`,
);
export const IS = new RegExp(
  `^ (?:(is|are|was|were) (?:${ADVERBS} )?(?:${DEFINED} )?|(?:can|may) be (?:${ADVERBS} )?${DEFINED} )(?=\\S)`,
);
/** What tells of a thing in a sentence of its own. */
export const TELLS = new RegExp(`^ (?:${ARISES} ${OUT_OF}\\b|${CONSISTS}|(?:is|are) ${IS_MADE})`);
/** Ends with what comes before a name. */
export const NAMED = new RegExp(`(?:\\b(?:${BY_NAME}|the term)|\\bcalls? (?:this|it|them)) (?:the |an? )?["“‘]?$`, 'i');
/** What is called so, up to the name. */
export const SUBJECT = new RegExp(
  `^(.{3,}?),? (?:is|are|was|were|can be|may be)(?: ${ADVERBS}| sometimes)* ${BY_NAME} (?:the |an? )?["“‘]?$`,
);
/** ", which is the …", ", that is, the …", " (the …)", " – the …": what stands beside a term and says what it is. */
export const BESIDE = new RegExp(
  `^["”’]?(?:,? which (?:is|are|was|were) (?:${ADVERBS} )?|, (?:that is|i\\.e\\.|meaning|namely),? | \\((?:i\\.e\\.,? |that is,? |meaning )?|, | [–—-] )(.+)$`,
);
/** "this is the law of …": the words before it are what the name stands for. */
export const POINTS_BACK = new RegExp(
  `^(?:this|that|these)(?: \\p{Ll}+){0,2} (?:is|are|was|were) (?:(the |an? )?${oneOf('law | rule | theory | principle | doctrine | concept')} of |the |an? )?$`,
  'iu',
);
/** "According to the collision theory, particles must …", where the term names what somebody holds. */
export const UNDER = /^(?:According to|Under|By) (?:the |an? )?$/;
export const HELD = new RegExp(` ${oneOf('rule | theory | principle | doctrine | law | hypothesis | model')}$`, 'i');
/** "Where nation and state coincide, we speak of …" */
export const WE_SPEAK = /^(?:Where|When|If) .{10,}?,? we (?:speak of|have|get) (?:the |an? )?$/;
/** "A state is safe if …" */
export const CONDITION = /^(?:An?|Any|Two) (?:[\p{L}-]+ ){1,3}(?:is|are) (?:said to be )?(?:in )?(?:an? )?$/u;
