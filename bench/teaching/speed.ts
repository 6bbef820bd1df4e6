import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SpeedFigures } from './speed-process.ts';

interface Bar {
  what: string;
  value(figures: SpeedFigures): number;
  most: number;
  unit: 's' | 'ms' | 'MB';
}

/** The room that the server gives to its engine's thread (a third of the young generation is what V8 calls its semi-space). */
const execArgv = [...process.execArgv, '--max-old-space-size=768', '--max-semi-space-size=16'];

/** The sizes that are measured, each in a process of its own, with what they may take. */
const MEASURED: { words: number; bars: Bar[] }[] = [
  {
    words: 3_000,
    bars: [
      { what: '10 questions', value: ({ quizMs }) => quizMs / 1000, most: 0.5, unit: 's' },
      { what: 'first answer after indexing', value: ({ firstAnswerMs }) => firstAnswerMs, most: 30, unit: 'ms' },
      { what: 'slowest further answer', value: ({ answerMs }) => answerMs, most: 30, unit: 'ms' },
    ],
  },
  {
    words: 35_000,
    bars: [
      { what: '10 questions', value: ({ quizMs }) => quizMs / 1000, most: 6, unit: 's' },
      { what: 'slowest answer', value: ({ answerMs }) => answerMs, most: 30, unit: 'ms' },
    ],
  },
  {
    words: 200_000,
    bars: [
      { what: '10 questions', value: ({ quizMs }) => quizMs / 1000, most: 40, unit: 's' },
      { what: 'most memory', value: ({ peakMb }) => peakMb, most: 400, unit: 'MB' },
    ],
  },
];

/**
 * Processor time, which a busy machine lengthens less than the clock's, for texts of three sizes after a warm-up as the
 * server does it; one line for each figure, beside its bar.
 */
export async function measureSpeed(): Promise<string[]> {
  const lines: string[] = [];
  for (const { words, bars } of MEASURED) {
    const child = fork(join(import.meta.dirname, 'speed-process.ts'), [String(words)], { execArgv });
    const [figures] = (await once(child, 'message')) as [SpeedFigures];
    const size = figures.words.toLocaleString('en');
    for (const { what, value, most, unit } of bars) {
      const now = value(figures);
      const shown = unit === 's' ? now.toFixed(2) : Math.round(now);
      lines.push(`${size} words, ${what}: ${shown} ${unit} (bar ${most} ${unit}${now > most ? ', missed' : ''})`);
    }
    lines.push(`${size} words: told ${figures.reports} times how far it was`);
  }
  return lines;
}
