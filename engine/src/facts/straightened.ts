import { capitalise } from '../text/normalise.ts';

/** A sentence that says what a term means, without what only leads up to it. */

/** A cheap look at the words that only some sentences have, before anything is taken apart. */
const MAY_BE_TURNED =
  /^(?:What|(?:In|By|Under) what|Unlike|Its|Their|In the \p{Ll}+ (?:called|known as)|In \p{Ll}+(?:ics|ogy|istry|nomy|phy|law|medicine|statistics|music|grammar|logic)\b)|so-called|\b(?:is|are) (?:simply|essentially|basically|merely|really|then|in effect|in essence) |, in (?:law|his|her|their|this|\p{Ll}+(?:ics|ogy|istry))[^,]*, (?:is|are) |, (?:or|(?:also |sometimes |often |commonly )?(?:called|known as|termed)|such as) [^,]{3,60}, (?:is|are) (?:an?|the|\p{Ll}+ \p{Ll}+s) |\b(?:name|term|word|label) (?:\p{Ll}+ )?(?:for|to) |\b(?:is|are) said to (?:have|occur|exist|arise|take)\b|, (?:by contrast|in contrast|however|on the other hand|in turn|for its part|such as|introduced|developed|proposed|devised|invented|discovered|named after|first described)\b/u;

const SUBJECT = String.raw`^((?:The |An? )?\p{L}[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}), `;
const VERB =
  '(?:is|are|has|have|can|may|must|does|do|uses?|consists?|occurs?|arises?|requires?|allows?|means|refers|measures?|shows?|gives?|makes?|takes?|rests?|depends?|states?|holds?|converts?|produces?|removes?|contains?)';

const TURNS: readonly (readonly [RegExp, string])[] = [
  // "Fiat money, by contrast, has …", "Commodity money, such as gold or salt, has …"
  [
    new RegExp(
      String.raw`${SUBJECT}(?:by contrast|in contrast|however|on the other hand|in turn|for its part), (?=\p{Ll})`,
      'u',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `${SUBJECT}(?:such as|introduced|developed|proposed|devised|invented|discovered|named after|first described) [^;:]{3,110}?, (?=${VERB} )`,
      'u',
    ),
    '$1 ',
  ],
  // "What Weber called charismatic authority rests on …", "What is known as the base rate is …"
  [
    /^What (?:(?:\p{L}[\p{L}.’'-]+ ){1,3}(?:calls?|called|terms?|termed)|(?:is|are) (?:\p{Ll}+ly )?(?:called|known as|termed)) (?=(?:the |an? )?\p{Ll}+(?: \p{Ll}+){0,3} (?:is|are|rests?|consists?|refers?|means|involves?|arises?|occurs?)\b)/u,
    '',
  ],
  [/^Unlike (?:the |an? )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}, (?!it\b|they\b|he\b|she\b|this\b|these\b|we\b)/u, ''],
  // "Its opposite, deflation, is …"
  [
    /^(?:Its|Their) (?:(?:exact|direct) )?(?:opposite|converse|counterpart|reverse|contrary|mirror image), ((?:the |an? )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}), (?=(?:is|are|means|refers|denotes|occurs|consists) )/u,
    '$1 ',
  ],
  [
    /^In (?:\p{Ll}+ )?(?:\p{Ll}+(?:ics|ogy|istry|nomy|phy)|law|medicine|music|grammar|logic),? (?=(?:the |an? )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3} (?:is|are|means|refers to|denotes) (?:an?|the) )/u,
    '',
  ],
  // "In the version called machine functionalism, the mind is …"
  [/^(In|Under) the \p{Ll}+ (?:called|known as) (?=(?:the |an? )?\p{Ll})/u, '$1 '],
  [/^(In|By|Under) what (?:is|are) (?:called|known as|termed) (?=(?:the |an? )?\p{Ll})/u, '$1 '],
  [/\b([Tt]he |[Aa]n? )?so-called (?=\p{Ll})/u, '$1'],
  [/\b(is|are) (?:simply|essentially|basically|merely|really|then|in effect|in essence) (?=(?:an?|the) )/u, '$1 '],
  [
    /, in (?:law|\p{Ll}+(?:ics|ogy|istry)|(?:his|her|their|this) (?:terms|sense|view|words)), (?=(?:is|are) (?:an?|the) )/u,
    ' ',
  ],
  // "The solute potential, also called the osmotic potential, is the …"
  [
    /^((?:The |An? )?\p{L}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}), (?:or|(?:also |sometimes |often |commonly )?(?:called|known as|termed)|such as) [^,]{3,60}, (?:such as [^,]{3,60}, )?(?=(?:is|are) (?:an?|the|\p{Ll}+ \p{Ll}+s) )/u,
    '$1 ',
  ],
  [
    /^The (?:name|term) (?:(?:that is )?(?:given|used|applied) )?(?:to|for) ((?:the|an?) [^,;:]{8,110}) is (?=\p{Ll})/u,
    '$1 is called ',
  ],
  // "Graphology is the name given to the study of …"
  [
    /\b(is|are) (?:the|an?) (?:\p{Ll}+ )?(?:name|term|word|label) (?:(?:that is |often |commonly )?(?:given|used|applied|reserved) )?(?:for|to(?: (?:describe|denote|mean|refer to))?) (?=(?:an?|the) )/u,
    '$1 ',
  ],
  [
    /\b(is|are) said to (?:have (?:occurred|taken place|arisen)|occur|exist|arise|take place) (?=(?:when|if|where) )/u,
    'occurs ',
  ],
];

/** The same sentence with the term as its plain subject: "Unlike meiosis, mitosis is …" as "Mitosis is …". */
export function straightened(plain: string): string {
  if (!MAY_BE_TURNED.test(plain)) return plain;
  let text = plain;
  for (const [pattern, by] of TURNS) text = text.replace(pattern, by);
  return text === plain ? plain : capitalise(text.trim());
}
