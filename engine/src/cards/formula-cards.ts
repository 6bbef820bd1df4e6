import type { Formula } from '../facts/formulas.ts';
import { termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';

/** "What is the formula for the period of a pendulum?" */
export function formulaCards(formulas: readonly Formula[]): CardDraft[] {
  return formulas.map(({ name, expression, origin }) => ({
    form: 'formula',
    front: expression.includes(' = ') ? `What is the formula for ${name}?` : `What is ${name}?`,
    back: expression,
    about: termKey(name),
    weight: 4,
    origin,
  }));
}
