import type { Drawn } from './template.ts';

/** A draw as lines for whoever reads it through. */
export function shownDraw({ numbers, question, answer, why, hint, step }: Drawn, seed: number): string {
  const values = Object.entries(numbers).map(([name, value]) => `${name} = ${Number(value.toPrecision(8))}`);
  const answers =
    answer.is === 'typed'
      ? [
          `  key: ${Object.entries(answer.key)
            .map(([name, value]) => (name === 'key' ? value : `[${name} ${value}]`))
            .join(' ')}`,
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
