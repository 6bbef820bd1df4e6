import { cutSecondClause, parseClause } from '../grammar/clause.ts';
import { isSureThird } from '../grammar/sure-verbs.ts';
import { plainSentence } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import { leansOnContext } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { isNoun, tag, tagQuickly } from '../text/tagging.ts';

/** What the words behind "is" or after a name must be to say what something is. */

export type Shape = 'article' | 'plural' | 'bare' | 'gerund';

/** "a good example", "the oldest check": what somebody thinks of it, not what it is. */
export const EVALUATIVE =
  /^(?:an?|the) (?:\p{L}+ )?(?:property|nuisance|fact|move|event|situation|view|claim|decision|development|change|mistake|story|question|term|name|word|phrase|novel|book|play|poem|film|essay|article|author|writer|novelist|scholar|critic|boy|girl|exception|mainstay)\b(?! (?:used to|that|which|whose|for|in which|of|in)\b)|^(?:an?|the|one)\s+(?:(?:very|highly|more|most|less|least|particularly|quite|rather|especially|fairly)\s+)?(?:important|relevant|major|significant|key|critical|crucial|vital|good|great|convenient|reliable|valuable|helpful|rough|common|frequent|interesting|useful|powerful|popular|serious|essential|chief|best|worst|better|first|second|third|fourth|fifth|last|next|other|only|same|opposite|most|least|best-known|well-known|famous|classic|typical|(?:simplest|easiest|largest|smallest|oldest)(?! \p{L}+ (?:of \p{L}+ )?(?:that|which|at which|from which|in which)\b)|result|reason|example|one|case|matter|lot|few|little|bit|big|real|true|main|primary|problem|question|thing|aim|goal|difference|advantage|disadvantage|basis|answer|topic|subject|difficult|hard|easy|favou?rite|familiar|further|usual|popular|complete|obvious|clear|shield|compromise|starting|cheapest|commonest|earliest|latest|seat|home|success|failure|victory|blow|step|fine|way|nice|handy|neat|great|slightly|kind|type|form|sort|part)\b(?! of\b| between\b| in which\b| to (?:reject|accept|perform|act|do|meet)\b)|^a number of |^(?:an?|the) (?:reverse|opposite|converse|counterpart|nervous system|heart|backbone|cornerstone|mainstay|foundation|lifeblood|engine|proof|evidence|sign|weakness|strength|advantage|disadvantage|drawback|benefit|danger|example|result|case|matter|lot|reason|most|best|main|first|major|basis|subject|aim) /iu;

const ONE = /\b(?:an?|any|each|every|one)\s+(?:[\p{L}-]+\s){0,2}?[\p{L}-]+/iu;
const MANY = /\b(?!(?:this|thus|its|is|was|has|does|less|across|perhaps|always)\b)\p{Ll}{2,}[^s\P{Ll}]s\b/u;

/** Pronouns in a description are fine when their noun comes before them in the description itself. */
export function leans(description: string): boolean {
  const text = description
    .replace(/\bthose (?=(?:\p{L}+ed|with|whom|born|living|present)\b)/gu, 'persons ')
    .replace(/\bthe one (?=\p{L}+ed\b)/gu, 'a thing ')
    .replace(/\banother (?=(?:person|people|man|woman|child|country|party|firm|species|organism|language)\b)/g, 'a ')
    .replace(/\bthe time it takes\b/g, 'the time')
    // "the smallest box that gives the crystal when it is moved along its edges": the box itself.
    .replace(
      /^((?:an?|the) [^,]*? (?:that|which) \p{Ll}+s .*?\b(?:when|as|if|until|once|after|before|while)) it\b(.*?)( its\b)?/u,
      '$1 one$2',
    );
  // "a wish to be rid of it": nothing else has been named that it could stand for.
  if (/ (?:it|them)$/.test(text) && tagQuickly(text).filter(isNoun).length < 2) return true;
  if (hasStrayPossessive(text) || /\bwithout (?:that|this|these|those) \p{Ll}/u.test(text)) return true;
  // "a process for which he borrowed the word", "any gain from his position": nobody has been named.
  if (
    /\b(?:he|she|his|her)\b/.test(text) &&
    !/\bone\b/.test(text) &&
    !tagQuickly(text).some((token) => isNoun(token) && kindOf(token.text) === 'person')
  )
    return true;
  const endOf = (match: RegExpExecArray | null) => (match ? match.index + match[0].length : Number.POSITIVE_INFINITY);
  const one = endOf(ONE.exec(text));
  const many = endOf(MANY.exec(text));
  const own = text
    .replace(
      /\b(?:it|he or she|he|she|his|her|him|himself|herself|another|the same|the other)\b/gi,
      (word, at: number) => (at >= one ? '' : word),
    )
    .replace(/\b(?:they|them|both|those|the others?)\b/gi, (word, at: number) =>
      at >= Math.min(one, many) ? '' : word,
    );
  return leansOnContext(own);
}

/** "a graph of its discharge": of whose, no other noun that comes before it tells, nor a clause on the thing itself. */
function hasStrayPossessive(text: string): boolean {
  const at = text.search(/\b(?:of|for|from|between|to) its\b/);
  if (at < 0) return false;
  const [, ...before] = text.slice(0, at).split(/\b(?:the|an?|any|each|every|one)\b/);
  if (before.length > 1) return false;
  return !/\b(?:that|which|who|whose|where|when|as|if)\b|\p{Ll}ing\b|,.*,/u.test(text.slice(0, at));
}

/** "the older a debt, the higher the risk": a comparison of two things that grow together. */
export const isCorrelative = (text: string) =>
  /^the (?:more|less|fewer|\p{L}+er) (?:the|an?)\b|^the (?:more|less|fewer|\p{L}+er) [^,]*, the (?:more|less|fewer|\p{L}+er)\b/iu.test(
    text,
  );

/** How a description is built, and the noun that says what sort of thing it is. */
export function shapeOf(description: string): { shape: Shape; genus: string } | null {
  const tokens = tagQuickly(description);
  const first = tokens[0]!;
  let head = '';
  for (const token of tokens) {
    if (
      /^(?:of|that|which|in|for|with|who|where|to|by|from|between|when|whose|on|at|,|used|made|called|into|within|such)$/.test(
        token.lower,
      ) &&
      head
    )
      break;
    if (token.pos === 'VERB' && head) break;
    if (isNoun(token)) head = token.lower;
  }
  if (!head) return null;
  // "a form of cotransport" is a cotransport.
  const of = /\b(?:form|type|kind|sort|variety|branch)s? of (?:an? |the )?([\p{L}-]+)/u.exec(description);
  if (of && of.index < 12) head = of[1]!.toLowerCase();
  if (/^(?:an?|the|any)$/.test(first.lower)) return { shape: 'article', genus: head };
  if (/ing$/.test(first.lower) && first.pos === 'VERB') return { shape: 'gerund', genus: first.lower };
  // "capable of 40 tonnes" says what it is like, not what it is.
  if (first.pos === 'ADJ' && /^(?:of|to|for|with|from|in|on|as)$/.test(tokens[1]?.lower ?? '')) return null;
  if ((first.pos !== 'NOUN' && first.pos !== 'ADJ') || /(?:ed|en)$/.test(first.lower)) return null;
  return { shape: isPlural(head) ? 'plural' : 'bare', genus: head };
}

/** "An ancestor engulfed a cell", "a process that holds a lock may ask for more": said of the noun, outside its own clause. */
const SAID_OF_IT =
  /^(?:an?|the) (?:(?!that\b|which\b|who\b)[\p{Ll}-]+ )+?[\p{Ll}-]+ed (?:an?|the) |^(?:an?|the) (?:[\p{Ll}-]+ )?[\p{Ll}-]+ (?:that|which|who) \p{Ll}+s (?:(?!and\b|or\b|but\b|that\b|which\b|what\b)[\p{Ll}-]+ ){1,5}(?<!\b(?:and|or|but|it|they|he|she|that|which) )(?:may|must|can|cannot|will|should) \p{Ll}+|^(?:an?|the) (?:[\p{Ll}-]+ )?[\p{Ll}-]+ who (?:can|could|will|would|may) (?:(?!and\b|or\b|but\b|that\b|which\b|what\b|how\b|if\b|when\b|where\b|because\b|as\b|it\b|they\b)[\p{Ll}-]+ ){1,6}(?:is|was|were|has|had) /u;

/** A main verb outside a relative clause makes it a statement, not a noun phrase. */
export function isStatement(description: string): boolean {
  if (SAID_OF_IT.test(description)) return true;
  const main = description.split(/\b(?:that|which|who|whom|whose|where|when|what|how|whether)\b|,/)[0]!;
  return (
    tag(main).some(
      (token, i) =>
        i > 1 &&
        /^(?:is|are|was|were|has|have|had|can|may|will|must|does|do|equals|becomes|remains|means|exceeds)$/.test(
          token.lower,
        ),
    ) ||
    (() => {
      const tokens = tag(main);
      return tokens.some(
        (token, i) =>
          i > 0 &&
          token.pos === 'VERB' &&
          isNoun(tokens[i - 1]) &&
          /s$/.test(token.lower) &&
          token.verbToo &&
          token.tags.has('PresentTense'),
      );
    })()
  );
}

/** "a registered trader charges VAT" is a sentence of its own. */
export function isClause(description: string): boolean {
  const clause = parseClause(description[0]!.toUpperCase() + description.slice(1));
  if (clause !== null && clause.tense !== 'past') return true;
  const tokens = tag(description).slice(0, 7);
  return tokens.some(
    (token, i) =>
      i > 1 &&
      isNoun(tokens[i - 1]) &&
      !isPlural(tokens[i - 1]!.text) &&
      /[^s]s$/.test(token.lower) &&
      /^(?:NOUN|PROPN|DET)$/.test(tokens[i + 1]?.pos ?? '') &&
      (token.pos === 'VERB' || token.verbToo),
  );
}

/** "the dark outer region and contains the capsules": what it does is no part of what it is. */
function withoutSecondVerb(text: string): string {
  for (const match of text.matchAll(/,? and (\p{Ll}+) /gu)) {
    const before = text.slice(0, match.index);
    if (/\b(?:that|which|who|whose|where|when|if)\b/.test(before)) break;
    if (isSureThird(match[1]!) || /^(?:has|is|does)$/.test(match[1]!)) return before;
  }
  return text;
}

/** "the methods by which damaged": cut before the verb that its clause waits for. */
function lacksVerb(text: string): boolean {
  const clause = /\b(?:(?:by|in|at|to|from|with|of|through|for|on) which|that|which) ([^,]*)$/.exec(text)?.[1];
  return (
    clause !== undefined &&
    !tagQuickly(clause).some(
      ({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(lower)) || isSureThird(lower),
    )
  );
}

/** "moisture and a suitable temperature while the concrete hardens": a second noun, with a clause of its own behind it. */
function isSecondNoun(rest: string): boolean {
  const noun =
    /^ and ((?:an?|the) (?:[\p{L}-]+ ){1,4})(?:while|when|until|before|after|where|during|throughout)\b/u.exec(
      rest,
    )?.[1];
  return noun !== undefined && !tagQuickly(noun).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

/** The description without what the sentence says besides. */
export function trimDescription(text: string): string {
  const whole = plainSentence(text);
  const first = cutSecondClause(whole);
  // "the distance between what a child can do alone and what …": "between" waits for its "and".
  // "the job of deciding who may enter and what each may touch": two questions of one job.
  const goesOn =
    /\bbetween\b(?!.* and )/.test(first) ||
    /^,? and (?:what|who|how|whether|where|when|which) /.test(whole.slice(first.length)) ||
    isSecondNoun(whole.slice(first.length));
  let trimmed = (goesOn || lacksVerb(first) ? whole : first).replace(/[.;,:]+$/, '');
  // "…, and must not be confused with …": a second predicate says more than what the thing is.
  // Within "the theory that events are caused … but have no effects" it belongs to what the thing is.
  trimmed = trimmed.replace(
    /(,?) (?:and|but) (?:must|may|can|should|is|are|was|has|have|will|cannot)\b(?! (?:that|which)).*$/,
    (rest, comma: string, at: number) =>
      comma === '' && /\b(?:that|which|who|what|how|whether|where|when)\b/.test(trimmed.slice(0, at)) ? rest : '',
  );
  // "…, and the smallest unit that has a meaning is the morpheme": the next thing is explained.
  trimmed = trimmed.replace(
    /, (?:and|but) (?:the|an?|its|their) [^,]{5,110} (?:is|are) (?:the|an?|called|known)\b.*$/,
    '',
  );
  // "…, and endogamy the rule that …": the next thing is explained, the verb said once for both.
  trimmed = trimmed.replace(/, (?:and|but|while) (?:the |an? )?\p{Ll}+(?: \p{Ll}+)? (?:the|an?) \p{Ll}+.*$/u, '');
  trimmed = withoutSecondVerb(trimmed);
  const relative = trimmed.search(/, (?:which|who|where|and|but|so|for example|such as|including|e\.g\.)\b/);
  if (
    trimmed.split(' ').length > 18 &&
    relative > 30 &&
    /^, (?:which|who|where|for|such|including|e)/.test(trimmed.slice(relative))
  )
    trimmed = trimmed.slice(0, relative);
  return trimmed;
}
