import type { Formula } from '../../facts/formulas.ts';
import { neighbours } from '../options/distractors.ts';
import { equationVariants, expressionVariants } from '../options/expression-variants.ts';
import type { Candidate } from '../types.ts';

/** "What is the derivative of sin x?" with the formulas of its neighbours and with the usual mistakes. */
export function formulaQuestions(formulas: readonly Formula[]): Candidate[] {
  return formulas.flatMap((own, at) => {
    const isEquation = own.expression.includes(' = ');
    const variants = isEquation ? equationVariants(own.expression) : expressionVariants(own.expression);
    const near = neighbours(formulas, at, 4)
      .filter((other) => other.origin.section === own.origin.section && other.expression !== own.expression)
      .filter((other) => other.expression.split(' = ')[0] === own.expression.split(' = ')[0] || !isEquation)
      .map((other) => other.expression)
      .slice(0, 1);
    const wrong = [...new Set([...variants.slice(0, 2), ...near, ...variants])]
      .filter((text) => text.replace(/\s/g, '') !== own.expression.replace(/\s/g, ''))
      .slice(0, 3);
    if (wrong.length < 3) return [];
    return [
      {
        form: 'term' as const,
        stem: `Which ${isEquation ? 'equation' : 'expression'} gives ${own.name}?`,
        answer: own.expression,
        distractors: wrong,
        difficulty: 'medium' as const,
        weight: 3.6,
        about: own.name,
        subject: own.name,
        origin: own.origin,
      },
    ];
  });
}
