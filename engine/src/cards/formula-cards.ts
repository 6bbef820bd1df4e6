import type { Formula } from '../facts/formulas.ts';
import { termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';

/** "the number of comparisons in the worst case": of what, the text around says. */
const OF_NOTHING = /\bin the (?:worst|best|average|first|second|last|general|other) case$/;

/** "What is the formula for the period of a pendulum?" */
export function formulaCards(formulas: readonly Formula[]): CardDraft[] {
  return formulas
    .filter(({ name }) => !OF_NOTHING.test(name))
    .map(({ name, expression, origin }) => ({
      form: 'formula',
      front: expression.includes(' = ') ? `What is the formula for ${name}?` : `What is ${name}?`,
      back: expression,
      about: termKey(name),
      weight: 4,
      origin,
    }));
}
