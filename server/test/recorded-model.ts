import { readFileSync } from 'node:fs';
import type { ReceivedPrompt, ScriptedReply } from './scripted-model.ts';

/** What somebody answered who saw nothing but the prompts, to be played again. */

interface Exchange {
  schema: string | null;
  user: string;
  answer: string;
}

export interface Recording {
  exchanges: Exchange[];
  asked: number;
  /** The questions that got through, in the order in which they were given. */
  kept: string[];
  refused: { question: string; why: string }[];
}

const pathOf = (name: string) => new URL(`recordings/${name}`, import.meta.url);

export const readRecording = (name: string) => JSON.parse(readFileSync(pathOf(`${name}.json`), 'utf8')) as Recording;
export const readRecorded = (name: string) => readFileSync(pathOf(`${name}.md`), 'utf8');

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.trim()));

/**
 * The answer to the recorded prompt that is most like this one: a word that changes in the instructions shall not make
 * a recording useless, and the lines of the text and of the questions tell the prompts apart.
 */
export function played({ exchanges }: Pick<Recording, 'exchanges'>) {
  const known = exchanges.map((exchange) => ({ ...exchange, lines: linesOf(exchange.user) }));
  return ({ schema, user }: ReceivedPrompt): ScriptedReply => {
    const lines = linesOf(user);
    const likeness = (exchange: { lines: Set<string> }) => {
      const shared = [...lines].filter((line) => exchange.lines.has(line)).length;
      return shared / (lines.size + exchange.lines.size - shared);
    };
    const [nearest] = known
      .filter((exchange) => exchange.schema === (schema ?? null))
      .sort((a, b) => likeness(b) - likeness(a));
    return nearest ? { text: nearest.answer } : { status: 500 };
  };
}
