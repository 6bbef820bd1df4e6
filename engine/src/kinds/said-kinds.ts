import type { Corpus } from '../reading/corpus.ts';
import { singular } from '../text/number.ts';
import { remembered } from '../text/remembered.ts';
import { termKey } from '../text/terms.ts';

/** What the text itself says that its things are: "view" of "Consequentialism is the view that …". */

const NAME = String.raw`([\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,3}?)`;
/** "Anergy is a state in which …", "**Anergy**: a state in which …", "Anergy, a state in which …" */
const IS = new RegExp(
  String.raw`^(?:The |An? )?${NAME}(?: \([^)]*\))?(?: (?:is|are|was|means|denotes|refers to|(?:is|are) defined as)|:| [–—]|, known as [^,]+,) (?:an?|the|any|one of the) (.{3,90})`,
  'u',
);
/** What a list of terms says of one. */
const DESCRIBED = /^(?:an?|the|any) (.{3,90})/i;
const ASIDE = new RegExp(
  String.raw`(?:^|[,;] |\b(?:the|an?|of|by|is|called|with|and) )${NAME}, (?:an?|the) (.{3,90})`,
  'gu',
);
/** "a condition called anergy", "small molecules called haptens" */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}])(\p{L}\p{Ll}+(?: of \p{Ll}+)?),? (?:called|known as|termed|named) (?:the |an? )?${NAME}(?=[,.;:]|$| (?:and|which|that|by|in|when|if|for|from|to|as|on|is|are|was|were|has|have)\b)`,
  'gu',
);

/** "The fluid that is left is called plasma", "The volume filtered in a minute is the filtration rate": the name comes last. */
const NAMED_LAST = new RegExp(
  `^(?:The|An?) ([^,;:]{12,140}) (?:is|are) (?:(?:often|also|usually|commonly|then) )?(?:called|known as|termed|the|an?) (?:the |an? )?${NAME}(?=[,.;:]|$)`,
  'u',
);
const HAPPENING = new RegExp(
  String.raw`\b(?:this|that|which) (?:is|was) (?:\p{Ll}+ly |often |also )?(?:called|known as|termed) (?:the |an? )?${NAME}(?=[,.;:]|$| (?:and|which|that|by|in|when|if|for|from|to|as|on|is|are)\b)`,
  'u',
);

/** Where the words that say what something is come to an end. */
const END =
  /^(?:of|that|which|who|whom|whose|in|for|with|to|from|by|on|at|into|made|used|called|known|and|or|but|not|where|when|than|as|because|found|produced|given|taken|held|written|drawn|between|per|if|is|are|under|over|through|during|within|without|consisting|containing|caused|based|about|around|against|along|across|after|before|behind|above|below|so|most|more|least|less|very|too|rather|almost|only|away|out|off|up|down|apart|together)$/;

/** Nouns that say nothing of what something is. */
const EMPTY =
  /^(?:thing|one|part|way|case|example|instance|name|term|word|result|reason|basis|set|piece|matter|member|kind|sort|type|form|variety|branch|version|sense|side|aspect|example|most|many|first|second|third|other|same|only|main|best|key|answer|question|opposite|reverse|source|consequence|outcome|feature|combination|component|site|place|point|item|figure|mode|means|thick|long|wide|deep|high|tall|old|remote|last|next)$/;

/** What follows the noun where an aside says what something is, and does not go on with a list. */
const TELLS =
  /^(?:an? |the )?(?:\p{L}[\p{L}-]*,? ){1,5}?(?:of|that|which|who|whose|where|in which|by which|on which|at which|used|made|caused) /u;

/** "erosion" of "the progressive erosion of soil by seepage", without its article; '' where nothing is said. */
export const genusIn = remembered((description) => {
  const bare = description.replace(/^(?:(?:is|are) )?(?:an?|the|any|one of the) /, '');
  const of =
    /^(?:\p{L}+ )?(?:form|type|kind|sort|variety|branch|example)s? of (?:an? |the )?(.+)$/u.exec(bare)?.[1] ??
    // "the higher of fair value and value in use"
    /^(?:higher|lower|greater|lesser|smaller|larger) of (?:an? |the )?(.+)$/.exec(bare)?.[1] ??
    bare;
  // "the dark, stable residue of", "the scattered and low-density expansion of": two words that describe.
  const words = of
    .replace(/^\p{Ll}+(?:,| and) (?=[\p{Ll}-]+ \p{Ll}+ (?:of|that|which|in|from|to|for|by|between)\b)/u, '')
    .split(/[,;:.(]/)[0]!
    .split(' ');
  // "material containing …", but "the gradual raising of …", "a positively charged ion", "the estimated selling price".
  const opensClause = (word: string, i: number) =>
    i > 0 &&
    (/^[\p{Ll}-]{4,}(?:ing|ed)$/u.test(word) || /^(?:built|done|left|met|set|spent|born)$/.test(word)) &&
    i < words.length - 1 &&
    words[i + 1] !== 'of' &&
    // "the locking up of nitrogen", "the washing out of salts"
    !(words[i + 2] === 'of' && /^(?:up|out|down|away|off|in|together|apart|back)$/.test(words[i + 1]!)) &&
    !/^[\p{Ll}-]{4,}(?:ly|ed)$/u.test(words[i - 1]!);
  const end = words.findIndex((word, i) => END.test(word) || opensClause(word, i));
  const noun = ((end < 0 ? words : words.slice(0, end)).at(-1) ?? '').toLowerCase();
  const one = singular(noun);
  return /^\p{Ll}{3,}$/u.test(noun) && !EMPTY.test(one) ? one : '';
}, 1000);

const said = new WeakMap<Corpus, ReadonlyMap<string, readonly string[]>>();

/** By the key of each thing the nouns that the text says it is, in reading order. */
export function saidKinds(corpus: Corpus): ReadonlyMap<string, readonly string[]> {
  const known = said.get(corpus);
  if (known) return known;
  const found = new Map<string, string[]>();
  const add = (name: string, noun: string) => {
    const key = termKey(name);
    if (noun === '' || key === noun || key === '') return;
    const nouns = found.get(key);
    if (!nouns) found.set(key, [noun]);
    else if (!nouns.includes(noun)) nouns.push(noun);
  };
  for (const { sentence } of corpus.entries) {
    const { text } = sentence;
    const is = IS.exec(text);
    if (is) add(is[1]!, genusIn(is[2]!));
    const last = NAMED_LAST.exec(text);
    if (last) add(last[2]!, genusIn(last[1]!));
    if (/\b(?:called|known as|termed|named) /.test(text)) {
      for (const match of text.matchAll(CALLED)) add(match[2]!, genusIn(match[1]!));
      // What names a whole clause names something that happens.
      const happening = HAPPENING.exec(text);
      if (happening) add(happening[1]!, 'process');
    }
    if (/, (?:an?|the) /.test(text))
      for (const match of text.matchAll(ASIDE)) if (TELLS.test(match[2]!)) add(match[1]!, genusIn(match[2]!));
  }
  const blocks = corpus.documents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  for (const { term, definition } of blocks.flatMap((block) => (block.kind === 'definitions' ? block.entries : []))) {
    const described = DESCRIBED.exec(definition)?.[1];
    if (described !== undefined) add(term, genusIn(described));
  }
  said.set(corpus, found);
  return found;
}
