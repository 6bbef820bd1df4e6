import { z } from 'zod';
import type { ModelClient, PaidContext } from '../client.ts';
import type { NumberedSource } from '../numbered-source.ts';
import { manner } from '../wording.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { Draft } from './writing.ts';

/**
 * Questions put to somebody who does not see the key. Every function takes drafts of one part of the source and says
 * for each of them, in their order, how it did.
 */

export interface Examination {
  client: ModelClient;
  numbered: NumberedSource;
  drafts: readonly [Draft, ...Draft[]];
  /** Another seed, another order of the options. */
  seed: string;
  context: PaidContext;
}

const chosen = z.enum(['A', 'B', 'C', 'D', 'none']);
const verdicts = z.object({ label: z.string(), verdict: z.enum(['true', 'false', 'not stated']) });
const reading = { isFair: z.boolean(), fault: z.string() };

const SolvedSchema = z.object({ answers: z.array(z.object({ question: z.number(), chosen })) });
const JudgedSchema = z.object({
  answers: z.array(z.object({ question: z.number(), options: z.array(verdicts) })),
});
const ReadSchema = z.object({ answers: z.array(z.object({ question: z.number(), ...reading })) });
const CheckedSchema = z.object({
  answers: z.array(z.object({ question: z.number(), options: z.array(verdicts), chosen, ...reading })),
});

const howToSolve = `"chosen" is the label of the option that the text makes right; "none" where it settles no option or more than one.`;
const howToJudge = `"options" says of every option whether, as the answer to its question, it is "true" or "false" by the text, or "not stated" by it. An option that merely sounds unusual is not false.`;
const howToRead = `"isFair" is whether a strict lecturer would put the question as it stands: clear, understood without anything else at hand, one idea, no option silly or of another kind, nothing that gives the answer away, worth asking. "fault" names what is wrong, or is empty.`;

/** Solves each, judges every option and reads it as a lecturer, in one call. */
export async function check(examination: Examination): Promise<Verdict[]> {
  const { answers, sheet } = await put(examination, {
    name: 'check',
    schema: CheckedSchema,
    task: ['Answer these questions by the text above.', howToSolve, howToJudge, howToRead],
    tokensEach: 130,
  });
  return answers.map((answer, i) => ({
    isSolved: answer?.chosen === sheet.keys[i],
    isOnlyRight: answer !== undefined && hasOneTrue(answer.options, sheet.keys[i]!),
    ...(answer?.isFair === false ? { fault: answer.fault || 'unfair' } : {}),
  }));
}

export interface Verdict {
  isSolved: boolean;
  /** The key is true, and no other option is. */
  isOnlyRight: boolean;
  /** What a lecturer finds wrong with it. */
  fault?: string;
}

/** Whether each was answered by its key. */
export async function solve(examination: Examination): Promise<boolean[]> {
  const { answers, sheet } = await put(examination, {
    name: 'solve',
    schema: SolvedSchema,
    task: ['Answer these questions by the text above.', howToSolve],
    tokensEach: 20,
  });
  return answers.map((answer, i) => answer?.chosen === sheet.keys[i]);
}

/** Whether each is answered by its key without the source: then it asks for little. */
export async function solveBlind(examination: Examination): Promise<boolean[]> {
  const { answers, sheet } = await put(examination, {
    name: 'blind',
    schema: SolvedSchema,
    task: [
      'Answer these questions as well as you can; there is no text to them.',
      '"chosen" is the label of the option that is most probably right; "none" where you cannot tell.',
    ],
    tokensEach: 20,
    isBlind: true,
  });
  return answers.map((answer, i) => answer?.chosen === sheet.keys[i]);
}

/** Whether the key of each is true by the source, and no other option. */
export async function judge(examination: Examination): Promise<boolean[]> {
  const { answers, sheet } = await put(examination, {
    name: 'judge',
    schema: JudgedSchema,
    task: ['Judge the options of these questions by the text above.', howToJudge],
    tokensEach: 80,
  });
  return answers.map((answer, i) => answer !== undefined && hasOneTrue(answer.options, sheet.keys[i]!));
}

/** What a lecturer finds wrong with each; undefined where nothing. */
export async function readAsLecturer(examination: Examination): Promise<(string | undefined)[]> {
  const { answers } = await put(examination, {
    name: 'reading',
    schema: ReadSchema,
    task: [
      'These questions on the text above are to go into an examination. Read them as a strict lecturer.',
      howToRead,
    ],
    tokensEach: 60,
  });
  return answers.map((answer) => (answer?.isFair ? undefined : answer?.fault || 'unfair'));
}

function hasOneTrue(options: readonly z.output<typeof verdicts>[], key: string): boolean {
  const right = options.filter(({ verdict }) => verdict === 'true').map(({ label }) => label.trim().slice(0, 1));
  return right.length === 1 && right[0] === key;
}

interface Task<T> {
  name: string;
  schema: z.ZodType<{ answers: (T & { question: number })[] }>;
  task: readonly string[];
  tokensEach: number;
  isBlind?: boolean;
}

/** What was answered to each question, in their order; undefined where nothing was. */
async function put<T>(
  { client, numbered, drafts, seed, context }: Examination,
  { name, schema, task, tokensEach, isBlind = false }: Task<T>,
): Promise<{ answers: (T | undefined)[]; sheet: Sheet }> {
  const sheet = sheetOf(drafts, seed);
  const { answers } = await client.generate(
    {
      purpose: 'check',
      name,
      schema,
      system: manner,
      ...(isBlind ? {} : { source: numbered.fenced(drafts[0].chunk.units) }),
      prompt: `${task.join('\n')}\n"question" is the number of the question; answer every one.\n\n${sheet.text}`,
      maxOutputTokens: 200 + drafts.length * tokensEach,
    },
    context,
  );
  return { answers: drafts.map((_, i) => answers.find(({ question }) => question === i + 1)), sheet };
}
