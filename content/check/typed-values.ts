import { judge, type TypedKey } from '../../answers/src/index.ts';
import type { Value } from './sums.ts';

const typed = ([real, imaginary]: Value) => (imaginary ? `${real} + (${imaginary})i` : String(real));

/** How far a number that is written with decimals may be from the one that was rounded: half its last place. */
function halfAPlace(key: string): string | null {
  const [, whole = '', decimals] = /(\d+)(?:\.(\d+))?/.exec(key) ?? [];
  if (decimals === undefined) return null;
  return `${(50.001 / Number(whole + decimals)).toPrecision(6)} %`;
}

/** Whether a typed key states these values; what it is measured in is said by the key alone. */
export function statesValues({ sf, form: _form, ...question }: TypedKey, values: Value[]): boolean {
  const tolerance = halfAPlace(question.key) ?? (sf ? '0.5 %' : question.tolerance);
  const verdict = judge({ ...question, ...(tolerance && { tolerance }) }, values.map(typed).join(', '));
  return verdict.is === 'right' || (verdict.is === 'wrong' && verdict.slip === 'no unit');
}
