import type { Cause } from '../facts/causes.ts';
import { type Corpus, inSentence } from '../reading/corpus.ts';
import { pointsBack } from '../standing/pointing.ts';
import { namesUnknown } from '../standing/statement.ts';
import { leansOnContext } from '../standing/words.ts';
import { termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';
import { line, wordCount } from './wording.ts';

const MOST_WORDS = 26;

/** "Why is a Giffen good an inferior good whose …": a definition, and the reason belongs to its last words. */
const IS_DEFINED = /^Why (?:is|are) (?!it that).* an? .*\b(?:whose|which|that)\b/;
/** "The great danger is …": of what, the text before says. */
const JUDGES =
  /\b(?:danger|problem|trouble|difficulty|advantage|disadvantage|drawback|point|result|reason|aim)\b(?! of)/;
const POINTS = /\b(?:this|these|those|(?:at|in|on|for|by|of) that) \p{Ll}/u;

/** "Why must hybrid seed be bought afresh?" and the reason that the text gives. */
export function whyCards(causes: readonly Cause[], corpus: Corpus): CardDraft[] {
  return causes.flatMap(({ question, reason, subject, definites, origin }): CardDraft[] => {
    const front = question
      .replace(subject, () => inSentence(subject, corpus))
      .replace(/(?<=^Why is it that )\p{Lu}.*/u, (effect) => inSentence(effect, corpus));
    const asked = front.replace(/^Why (?:is it that )?/, '').replace(/\?$/, '');
    if (
      definites.length > 0 ||
      POINTS.test(asked) ||
      IS_DEFINED.test(front) ||
      JUDGES.test(subject) ||
      /^with\b/i.test(reason) ||
      wordCount(asked) > MOST_WORDS
    )
      return [];
    if (
      pointsBack(asked) ||
      leansOnContext(asked) ||
      namesUnknown(asked, corpus) ||
      namesUnknown(reason, corpus, asked)
    )
      return [];
    const about = termKey(subject || asked);
    return [
      {
        form: 'why',
        front,
        back: line(`because ${inSentence(reason, corpus)}`),
        about: `why ${about}`,
        weight: 3.9,
        origin,
      },
    ];
  });
}
