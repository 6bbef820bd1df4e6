import { z } from 'zod';
import { jobOf } from '../../engine.ts';
import type { NotesWanted, SourceDocument } from '../../port.ts';
import { borneOut } from '../borne-out.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { NumberedSource } from '../numbered-source.ts';
import type { Section } from './section.ts';
import { about, isFit, oneLine, voice } from './voice.ts';

const EndingSchema = z.object({
  mistakes: z.array(z.object({ slip: z.string(), mend: z.string() })),
  remember: z.array(z.string()),
  terms: z.array(z.object({ term: z.string(), definition: z.string() })),
});

/** The last three parts of every lesson. */
export interface Ending {
  mistakes: { slip: string; mend: string }[];
  remember: string[];
  terms: { term: string; definition: string }[];
}

export const endingHeadings = ['Common mistakes', 'Remember', 'Key terms'] as const;

const linesToRemember = 3;
const mostMistakes = 4;
const mostTerms = 10;

/** Drawn from what the sections say; what they do not bear out is left out. */
export async function writeEnding(
  deps: TaskDeps,
  { wanted, sections }: { wanted: NotesWanted; sections: readonly Pick<Section, 'heading' | 'paragraphs'>[] },
  context: PaidContext,
): Promise<Ending> {
  const source = sourceOf(wanted.title, sections);
  const numbered = new NumberedSource(await deps.engine.run('indexLesson', [[source], undefined], jobOf(context)));
  const written = await deps.client.generate(
    {
      purpose: 'lesson',
      name: 'ending',
      schema: EndingSchema,
      system: voice,
      prompt: `${about(wanted)}

This is the lesson:

${sections.map(({ heading, paragraphs }) => [`${heading}:`, ...paragraphs].join('\n')).join('\n\n')}

End it.
- "mistakes": two to four slips that students make with just this; "slip" names it in a few words, "mend" says in one or two sentences what is right instead.
- "remember": exactly three sentences that hold the lesson.
- "terms": every term that the lesson sets in bold, with its definition in the lesson's words, as a phrase that begins with a small letter and ends with a full stop.`,
      maxOutputTokens: 1200,
    },
    context,
  );
  const text = numbered.text.toLowerCase();
  const remember = written.remember.map(oneLine).filter(isFit).slice(0, linesToRemember);
  const terms = written.terms
    .map(({ term, definition }) => ({ term: oneLine(term).replaceAll('*', ''), definition: oneLine(definition) }))
    .filter(({ term, definition }) => isFit(term) && isFit(definition) && text.includes(term.toLowerCase()))
    .slice(0, mostTerms);
  const mistakes = written.mistakes
    .map(({ slip, mend }) => ({ slip: oneLine(slip).replaceAll('*', ''), mend: oneLine(mend) }))
    .filter(({ slip, mend }) => isFit(slip) && isFit(mend))
    .slice(0, mostMistakes);
  const claims = [
    ...remember,
    ...terms.map(({ term, definition }) => `${term}: ${definition}`),
    ...mistakes.map(({ slip, mend }) => `A mistake is: ${slip} ${mend}`),
  ];
  const isBorneOut = await borneOut(
    deps,
    { numbered, units: numbered.units, claims: claims.map((claim) => ({ text: claim, units: numbered.units })) },
    context,
  );
  return {
    mistakes: mistakes.filter((_, i) => isBorneOut[remember.length + terms.length + i]),
    remember: remember.filter((_, i) => isBorneOut[i]),
    terms: terms.filter((_, i) => isBorneOut[remember.length + i]),
  };
}

function sourceOf(title: string, sections: readonly Pick<Section, 'heading' | 'paragraphs'>[]): SourceDocument {
  const blocks = sections.flatMap(({ heading, paragraphs }): SourceDocument['blocks'] => [
    { kind: 'heading', level: 2, text: heading },
    ...paragraphs.map(blockOf),
  ]);
  return { id: 'lesson', title, blocks };
}

/** A table stays one: as a line of bars nobody could judge by it. */
function blockOf(paragraph: string): SourceDocument['blocks'][number] {
  const text = paragraph.replaceAll('**', '');
  const [header, rule = '', ...rows] = text.split('\n').map((line) => line.trim());
  if (!header?.startsWith('|') || !/^\|[\s|:-]+\|$/.test(rule)) return { kind: 'paragraph', text };
  const cellsOf = (row: string) =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  return { kind: 'table', header: cellsOf(header), rows: rows.map(cellsOf) };
}

/** Each part by its heading; a part without a line is left out. */
export function endingTexts({ mistakes, remember, terms }: Ending): { heading: string; text: string }[] {
  const lists = [
    mistakes.map(({ slip, mend }) => `- **${slip.replace(/[.:]$/, '')}.** ${mend}`),
    remember.map((line, i) => `${i + 1}. ${line}`),
    terms.map(({ term, definition }) => `- **${term}**: ${definition}`),
  ];
  return endingHeadings.flatMap((heading, i) =>
    lists[i]!.length > 0 ? [{ heading, text: [`## ${heading}`, lists[i]!.join('\n')].join('\n\n') }] : [],
  );
}
