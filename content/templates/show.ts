import type { TypedKey } from '../../answers/src/index.ts';
import type { Drawn } from './template.ts';

function shownKey({ key, working, ...notes }: TypedKey): string {
  const told = Object.entries(notes).map(([name, value]) => `[${name} ${value}]`);
  const way = working ? [`[working ${working.kind}, begins ${working.begins}]`] : [];
  return ['  key:', key, ...told, ...way].join(' ');
}

/** A draw as lines for whoever reads it through. */
export function shownDraw({ numbers, question, answer, why, hint, step }: Drawn, seed: number): string {
  const values = Object.entries(numbers).map(([name, value]) => `${name} = ${Number(value.toPrecision(8))}`);
  const answers =
    answer.is === 'typed'
      ? [
          shownKey(answer.key),
          ...answer.nots.map(({ text, slip, why: mended }) => `  not: ${text} (${slip})\n       ${mended}`),
        ]
      : answer.options.map(
          ({ index, text, slip, why: mended }) =>
            `  ${index === 0 ? '[x]' : '[ ]'} ${text}${index === 0 ? '' : ` (${slip})\n       ${mended}`}`,
        );
  return [
    `\n--- seed ${seed}: ${values.join(', ')}`,
    question,
    ...answers,
    ...(hint ? [`  hint: ${hint}`] : []),
    ...(step ? [`  step: ${step}`] : []),
    `  why: ${why}`,
  ].join('\n');
}
