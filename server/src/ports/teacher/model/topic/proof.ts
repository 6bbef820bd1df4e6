import { z } from 'zod';
import type { NotesWanted } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { labels, sequenceOf, shuffled } from '../quiz/sheet.ts';
import type { Section } from './section.ts';
import { about, isFit, oneLine, voice } from './voice.ts';

const ProofSchema = z.object({
  faults: z.array(z.object({ paragraph: z.number(), fault: z.string() })),
  chosen: z.enum(['A', 'B', 'C', 'D', 'none']),
  alsoRight: z.array(z.string()),
});

/** How a section did with somebody who did not write it and does not see the key of its check. */
export interface Proof {
  /** What is wrong or doubtful, by the paragraph, counted from 0. */
  faults: Map<number, string>;
  isCheckSound: boolean;
}

/** Nothing can be looked up, so the section is read as a lecturer would, and its check is solved. */
export async function prove(
  { checker, checks }: Pick<TaskDeps, 'checker' | 'checks'>,
  wanted: NotesWanted,
  section: Section,
  context: PaidContext,
): Promise<Proof> {
  if (checks === 'off') return { faults: new Map(), isCheckSound: true };
  const sheet = section.check && sheetOf(section.check, section.heading);
  const { faults, chosen, alsoRight } = await checker.generate(
    {
      purpose: 'check',
      name: 'proof',
      schema: ProofSchema,
      system: voice,
      prompt: proofPrompt(wanted, section, sheet?.text),
      maxOutputTokens: 500,
    },
    context,
  );
  return {
    faults: new Map(
      faults
        .map(({ paragraph, fault }) => [paragraph - 1, oneLine(fault)] as const)
        .filter(([at, fault]) => section.paragraphs[at] !== undefined && isFit(fault)),
    ),
    isCheckSound: !sheet || (chosen === sheet.key && alsoRight.every((label) => label.trim() === sheet.key)),
  };
}

function sheetOf({ question, answer, wrong }: NonNullable<Section['check']>, seed: string) {
  const options = shuffled([answer, ...wrong.map(({ text }) => text)], sequenceOf(seed));
  const lines = options.map((text, i) => `${labels[i]}. ${text}`);
  return { key: labels[options.indexOf(answer)], text: [`Question: ${question}`, ...lines].join('\n') };
}

function proofPrompt(wanted: NotesWanted, { heading, paragraphs, picture }: Section, question = ''): string {
  const numbered = paragraphs.map((text, i) => `Paragraph ${i + 1}: ${text}`);
  const shown = picture ? `\n\n(A picture stands below it: ${picture.title}. ${picture.shows})` : '';
  return `${about(wanted)}

Somebody wrote this section of it, "${heading}"; the lesson has an opening and other sections, which you do not see. Read it as a strict lecturer of the subject.

${numbered.join('\n\n')}${shown}

${question}

- "faults": every paragraph that says something false, doubtful or misleading, has a wrong sum or step, or uses a term that was not explained; "fault" says in one sentence what is wrong. Empty where nothing is. Work every sum through yourself.
- "chosen": the label of the option that answers the question, by the section and by what is true; "none" where no option does, or there is no question.
- "alsoRight": the labels of all other options that could be defended as right too; empty where none.`;
}
