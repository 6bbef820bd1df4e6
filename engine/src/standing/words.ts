import { remembered } from '../text/remembered.ts';
import { anyOf, type Row } from './row.ts';

/** Nouns that, with "the" and nothing after, stand for something named before. */
const POINTING_NOUNS =
  'practice concept principle drug disease doctrine scheme institution movement custom clause remedy reform device compound reaction organism town city kingdom empire king ruler emperor chief army battle treaty charter company colony account presumption loan process method model result problem case idea example approach technique system reason difference answer question situation condition theory rule argument claim view statement term word name value number amount figure graph table diagram formula equation step stage phase point fact effect change trend relationship event issue author writer speaker reader student experiment study test sample solution object item element thing person man woman group team company firm country party region area place period year century day act action decision agreement plan policy programme project task job book text paper report document list set class type kind form part side end way level rate ones?';
const POINTING_PHRASE = new RegExp(
  `\\bthe (?:${POINTING_NOUNS.replace(/ (?!\?)/g, '|')})s?\\b(?! (?:of|that|which|who|whose|in|for|between|with|from|to|by|at|on|when|where|used|called|known|made|needed|required|produced|caused)\\b)(?=$|[^\\p{L} ]| (?:and|or|but|as|so|than|if|because|then|not|also|must|can|may|will|do|did|until|before|after|while|too|alone|itself|\\p{L}{2,}(?:s|ed|ly))(?![\\p{L}-]))`,
  'iu',
);

/** Words that lean on something said elsewhere, each sort with an example that is refused and one that is kept. */
export const LEANING: readonly Row[] = [
  {
    rule: 'a pronoun; "its" and "their" mostly mean something in the same sentence',
    refuses:
      /\b(?:this|these|those(?! (?:who|that|which|of|in|with|for|whose))|it|they|them|themselves|he|she|him|his|her|hers|theirs)\b/iu,
    refused: 'Herders feed them at dusk',
    kept: 'Those who herd goats feed their herds at dusk',
  },
  {
    rule: 'the writer, or the reader',
    refuses: /\b(?:we|us|you|i|our|ours|your|yours|my|me)\b/iu,
    refused: 'We weigh hay at dusk',
    kept: 'Herders weigh hay at dusk',
  },
  {
    rule: 'a word for things that were named',
    refuses:
      /\b(?:aforementioned|latter|former(?! (?!is|are|was|were|has|had|can|may|and|to|of|in)\p{Ll})|latter's|respectively|so-called|another|none|such (?!as\b)\w+|both(?! [^,.]{1,40} and ))\b/iu,
    refused: 'Such goats are sold at dusk',
    kept: 'Goats such as billies are sold to former herders both at dusk and at dawn',
  },
  {
    rule: 'the rest of a row that was begun',
    refuses:
      /\b(?:the same|the (?:(?:two|three|four|five)(?! \p{Ll})|(?:first|second|third|fourth|last)(?=$|[,.;]| (?:is|was|are|were|has|had|of them|of these|and|to)\b)|others?|above|following|next|previous|rest))\b/iu,
    refused: 'The others are sold at dusk',
    kept: 'The first goats are sold at dusk',
  },
  {
    rule: 'a place of the text',
    refuses:
      /\b(?:here|(?:figure|fig\.|table|equation|chapter|section|example|exercise|page|slide) \d+|(?:the|our|each|next|previous|last) (?:chapter|section|textbook|lesson|exercise|article|page|lecture|module|figures?|tables?|diagrams?|notes?|unit|above|below)|as follows|as above|as below|shown above|shown below|mentioned)\b/iu,
    refused: 'Goats are listed in table 3',
    kept: 'Goats eat from a table of oak',
  },
  {
    rule: 'a time or place that was said before',
    refuses:
      /\b(?:again|likewise|similarly|previously|earlier|later|now|today|yesterday|currently|recently|still|yet|instead|by then|since then|(?<!\bif [^.]{0,80})then|thereafter|thereby|there(?! (?:is|are|was|were|has|have|can|may|must|will|exists?)\b))\b/iu,
    refused: 'Goats are now sold at dusk',
    kept: 'If hay is wet, then goats fall ill and there is loss',
  },
  {
    rule: 'more or less than what is not said',
    refuses: /\b(?:has|have|had|is|are|was|were) (?:more|less|fewer)\b(?! than)/iu,
    refused: 'Kids are more playful',
    kept: 'Kids have more than one coat',
  },
  {
    rule: 'a measure of nothing',
    refuses:
      /^an? (?:fall|rise|drop|value|reading|level|count|score|figure) (?:below|above|under|over) [\d.,–-]+(?! ?\S+ (?:in|of)\b)/iu,
    refused: 'A fall below 7.2 is called souring',
    kept: 'A fall of 3 kPa in pressure opens a valve',
  },
  {
    rule: 'a deed that was told',
    refuses: /(?:^|,|\b(?:that|which|who)) (?:do|does|did) so\b|\bt(?:ook|akes?) (?:its|their|his|her) place\b/iu,
    refused: 'Goats that do so fall ill',
    kept: 'Goats that eat wet hay do badly',
  },
  {
    rule: 'one of two that were named',
    refuses:
      /\beither (?!side|end|way|direction|hand|case)\p{Ll}+(?!.*\bor\b)|\b(?:has|have|had) one(?=$|[,.;]| equal\b)/iu,
    refused: 'Either goat is sold',
    kept: 'Either goats or sheep are sold on either side',
  },
  {
    rule: '"that" by itself',
    refuses: /\b(?:at|in|on|for|of|to|from|with|by|than) that\b/iu,
    refused: 'Goats die of that',
    kept: 'Goats that die are burnt',
  },
  {
    rule: 'a wide noun with "the" and nothing that says which',
    refuses: POINTING_PHRASE,
    refused: 'Goats need the drug',
    kept: 'Goats need the drug of choice',
  },
];
const LEANS = anyOf(LEANING);

/** Words of the list below that a sentence itself explains: "one after the other", "in that no …", "those burnt late". */
function withoutIdioms(text: string): string {
  if (!/\b(?:others?|then|that|those|themselves|same|still|again|another|rest|none)\b/.test(text)) return text;
  return (
    text
      .replace(
        /\bone (?:\p{Ll}+ )?(?:after|from|to|against|beside|above|upon|into|with) the other\b|\bfrom one [^,;]{1,30} to the other\b|\bthe other way round\b/gu,
        '',
      )
      .replace(/\band then\b/g, 'and')
      .replace(/\bin that (?=(?:they|it|he|she|there|no|the|its|their) )/g, 'because ')
      .replace(/\bthose (?=\p{Ll}+(?:ed|nt|ing|wn)\b)/gu, '')
      .replace(/(\bthe \p{Ll}+) themselves\b/gu, '$1')
      .replace(/\bat the same time\b|\bthe same(?= \p{Ll}+ as (?:that|those|the|an?|in|for)\b)/gu, '')
      .replace(/(\b(?:all|both|each|every|two|three|several|many)\b.*)\bthe same(?= \p{Ll})/iu, '$1')
      // "President and Assembly belong to the same party", "one word rises and another falls", "each … of the others"
      .replace(/( and [^,;]{1,40})\bthe same(?= \p{Ll})/u, '$1')
      .replace(/(\bone\b.*)\banother\b/, '$1')
      .replace(/\b(?:each|every)\b.*/i, (rest) => rest.replace(/\b(?:the others?|the rest|none)\b/g, ''))
      .replace(/(\p{Ll} )again\b/u, '$1')
      .replace(/(\b(?:when|while|if|although) [^,;]{1,40}\b(?:is|are|was|were)) still\b/g, '$1')
  );
}

/** The makers ask the same of the same sentence, one after the other. */
const RECENT = 400;

/** Whether a text needs another sentence to be understood. */
export const leansOnContext = remembered((text) => {
  const bound = withoutIdioms(
    text.replace(/\b(?:one another|each other|itself|each of them|he or she|his or her)\b/gi, ''),
  )
    // "a type I error": a numeral, no person.
    .replace(/(?<=\b(?:type|class|phase|group|stage|factor|grade|category|order|war|part) )I{1,3}V?\b/gi, '1');
  return LEANS.test(bound) || leansOnDeed(bound);
}, RECENT);

/** "an object that has been so attached": how, another sentence says, unless the deed is named before. */
function leansOnDeed(text: string): boolean {
  const match = /\bso (\p{Ll}{3,}(?:ed|wn))(?!.* (?:that|as)\b)/u.exec(text);
  return match !== null && !text.slice(0, match.index).includes(match[1]!.slice(0, 3));
}

const VAGUE_OPENING =
  /^(?:then|once|although|though|while|whereas|because|unless|until|since|this|these|those|that|it|they|he|she|we|you|i|there|here|such|some|many|most|several|all|each|every|any|few|both|one|two|three|four|five|six|another|other|others|much|more|little|less|fewer|enough|hardly|scarcely|none|no|neither|either|what|who|which|when|where|how|why|his|her|their|its|our|your|my|someone|anyone|everyone|nothing|something|everything|half|part|people|things?|another|a few|a number|a lot|a second|a third|the (?:first|second|third|fourth|last|latter|former|other|next|same|following|above|previous|only|main|key|best|most|more|least|idea|point|aim|reason|result|answer|question|problem|purpose|difference))\b/i;

/** Whether a subject is too vague to ask about ("several", "the second", "it"). */
export function isVagueSubject(text: string): boolean {
  return VAGUE_OPENING.test(text);
}

const POINTING_OPENING = new RegExp(
  `^The \\p{Ll}+ (?:${POINTING_NOUNS.replace(/ (?!\?)/g, '|')})s? (?:is|are|was|were|has|had|can|must|may)\\b`,
  'u',
);

/** "The forward reaction is …": which reaction, the sentence before tells. */
export function opensOnContext(text: string): boolean {
  return POINTING_OPENING.test(text);
}
