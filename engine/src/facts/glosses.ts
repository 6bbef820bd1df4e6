import { nameAtEnd } from './term-evidence.ts';

/** A term and the words that say what it means, as a sentence puts them together. */
export interface Gloss {
  term: string;
  description: string;
}

const WORD = String.raw`\p{L}[\p{Ll}'’–-]+`;
const NAME = String.raw`(?:the |an? )?(${WORD}(?: (?:of )?\p{Ll}[\p{Ll}'’–-]+){0,4}?)`;
const PHRASE = String.raw`((?:the|an?|any|all|those|\p{Ll}+s (?:that|which|who|made|used|committed|of)|\p{Ll}+ing) .{12,220})`;

/** "social disorganisation, by which they meant the inability …", "falsifiability, that is, the possibility …" */
const MEANT = new RegExp(
  String.raw`(?:, that is(?: to say)?,?|,? (?:by which (?:is|was|[\p{L}.’' ]{2,40}?) (?:meant|means?)|meaning|in other words,?|which (?:means|meant|denotes|refers to))) ${PHRASE}$`,
  'u',
);
/** "coined the term diglossia for a community which …" */
const COINED = new RegExp(
  String.raw`\b(?:coined|introduced|invented|proposed|used|uses?|adopted|suggested|popularised|prefer(?:s|red)?)(?: (?:in|around) \d{4}| later| first)? the (?:term|expression|word|name|phrase|label) (?:of )?${NAME}(?: in \d{4})? (?:for|to (?:describe|denote|mean|cover|refer to)) ${PHRASE}$`,
  'u',
);
/** "gave the name zone of proximal development to the distance between …" */
const GIVEN = new RegExp(
  String.raw`\b(?:gave|gives?|given|applied|applies|apply) the (?:term|name|label) (?:of )?${NAME} to ${PHRASE}$`,
  'u',
);
/** "The term X covers …", "X denotes …" */
const DENOTES = new RegExp(
  String.raw`^The (?:term|word|expression|phrase|name|label|concept|notion|idea) (?:of )?${NAME} (?:(?:is|was) (?:\p{Ll}+ly )?(?:used|reserved|applied|given|coined) (?:for|to|to describe|to denote|to mean)|denotes|covers|describes|refers to|stands for|means|applies to) ${PHRASE}$`,
  'u',
);
/** "This is called planned obsolescence, and it is the practice of …" */
const CALLED_AND_IS = new RegExp(
  String.raw`\b(?:called|known as|termed) ${NAME},? (?:and it is|which is|and is) ${PHRASE}$`,
  'u',
);
/** "Collective efficacy, as he called it, is the combination …" */
const AS_CALLED = new RegExp(
  String.raw`^(?:The |An? )?(${WORD}(?: \p{Ll}[\p{Ll}'’–-]+){0,3}), as (?:[^,]{2,40}) (?:called|calls?|termed|terms|named|known)(?: it| them)?, (?:is|are|means) ${PHRASE}$`,
  'u',
);

const RESUMES = /, (?=(?:is|are|was|were|has|have|had|can|may|must|will|would|should|does|did) )/;
const RESUMES_AFTER_SUBJECT =
  /, (?=(?:is|are|was|were|has|have|had|can|may|must|will|would|should|does|did|\p{Ll}+[^s\P{Ll}]s|\p{Ll}+ed) )/u;

/** What is meant by a term, where a sentence says so in so many words. */
export function glossesIn(plain: string): Gloss[] {
  const found: Gloss[] = [];
  for (const part of plain.split('; ')) {
    const meant = MEANT.exec(part);
    if (meant) {
      const term = nameAtEnd(part.slice(0, meant.index));
      // "Amortisation, in other words the writing off of a cost, was learned …": the sentence goes on with its verb.
      const goesOn = part.startsWith(term) ? RESUMES_AFTER_SUBJECT : RESUMES;
      found.push({ term, description: meant[1]!.split(goesOn)[0]! });
    }
    for (const pattern of [COINED, GIVEN, DENOTES, CALLED_AND_IS, AS_CALLED]) {
      const match = pattern.exec(part);
      if (match) found.push({ term: match[1]!, description: match[2]! });
    }
  }
  return found.filter(({ term }) => term !== '' && !/^(?:this|that|these|those|such|it|he|she|they)\b/i.test(term));
}
