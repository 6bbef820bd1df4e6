import { parse, TemplateFault, valueAt } from './expression.ts';
import { declaredIn } from './numbers.ts';
import { fill, type Put } from './print.ts';
import { chanceOf, shuffled } from './random.ts';
import type { Drawn, Slip, Template } from './template.ts';

/** The check asks for conditions that one draw in twenty meets at least, so that this is never reached. */
const mostTries = 2000;

export interface Watch {
  /** How often numbers were chosen before the conditions held. */
  onTries?(tries: number): void;
  onPut?(put: Put): void;
}

/** The question that a seed stands for: the same on every device, each time. */
export function draw(template: Template, seed: number, { onTries, onPut }: Watch = {}): Drawn {
  const chance = chanceOf(seed);
  const scope = numbersOf(template, chance, onTries);
  const put = (text: string) => fill(text, scope, onPut);
  const slip = ({ text, slip: name, why }: Slip): Slip => ({ text: put(text), slip: put(name), why: put(why) });
  const { answer } = template;
  const why = put(template.why);
  return {
    numbers: Object.fromEntries(scope),
    question: put(template.question),
    answer:
      answer.is === 'typed'
        ? { is: 'typed', key: filledKey(answer.key, put), nots: answer.nots.map(slip) }
        : {
            is: 'choice',
            options: shuffled(
              [
                { index: 0, text: put(answer.right), slip: '', why },
                ...answer.wrong.map((one, index) => ({ ...slip(one), index: index + 1 })),
              ],
              chance,
            ),
          },
    why,
    hint: put(template.hint),
    step: put(template.step),
  };
}

/** What is right in a draw: the text of an option, or the key of what is typed. */
export const rightIn = ({ answer }: Pick<Drawn, 'answer'>): string =>
  answer.is === 'typed' ? answer.key.key : (answer.options.find(({ index }) => index === 0)?.text ?? '');

function numbersOf({ numbers, where }: Template, chance: () => number, onTries?: (tries: number) => void) {
  const declared = declaredIn(numbers);
  const conditions = where.map((condition) => parse(condition));
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const scope = new Map<string, number>();
    for (const { name, draw: next } of declared) scope.set(name, next(scope, chance));
    if (!conditions.every((one) => valueAt(one, scope) === 1)) continue;
    for (const [name, value] of scope) {
      if (!Number.isFinite(value)) throw new TemplateFault(`the number ${name} has no value${told(scope)}`);
    }
    onTries?.(tries);
    return scope;
  }
  throw new TemplateFault('no numbers were found that meet the conditions');
}

const told = (scope: ReadonlyMap<string, number>) =>
  ` (${[...scope].map(([name, value]) => `${name} = ${value}`).join(', ')})`;

type Key = Extract<Template['answer'], { is: 'typed' }>['key'];

function filledKey(key: Key, put: (text: string) => string): Key {
  return {
    ...key,
    key: put(key.key),
    ...(typeof key.tolerance === 'string' && { tolerance: put(key.tolerance) }),
    ...(key.domain && { domain: put(key.domain) }),
    ...(key.also && { also: key.also.map(put) }),
    ...(key.nots && { nots: key.nots.map(put) }),
    ...(key.working && { working: { ...key.working, begins: put(key.working.begins) } }),
  };
}
