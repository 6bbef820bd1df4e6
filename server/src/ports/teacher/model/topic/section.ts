import { z } from 'zod';
import {
  type Drawing,
  drawingWidth,
  shapeKinds,
  soundDrawing,
  writeDrawing,
} from '../../../../platform/markdown/drawing.ts';
import type { NotesWanted } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import type { PlannedSection } from './outline.ts';
import { about, isFit, oneLine, voice } from './voice.ts';

const SectionSchema = z.object({
  paragraphs: z.array(z.string()),
  check: z.object({
    question: z.string(),
    answer: z.string(),
    why: z.string(),
    wrong: z.array(z.object({ text: z.string(), why: z.string() })),
  }),
  picture: z
    .object({
      title: z.string(),
      shows: z.string(),
      shapes: z.array(z.object({ kind: z.enum(shapeKinds), numbers: z.array(z.number()), text: z.string() })),
    })
    .nullable(),
});

/** A question in one tap, each option with what is said to who taps it. */
export interface Check {
  question: string;
  answer: string;
  why: string;
  wrong: { text: string; why: string }[];
}

export interface Section {
  heading: string;
  paragraphs: string[];
  check: Check | null;
  picture: Drawing | null;
}

export interface SectionOrder {
  wanted: NotesWanted;
  scene: string;
  /** All sections of the lesson, so that none tells what another does. */
  outline: readonly PlannedSection[];
  section: PlannedSection;
  /** What was written before and is to be written otherwise, and why. */
  instead?: { text: string; faults: readonly string[] };
}

const fewestWrong = 1;
const mostWrong = 3;

export async function writeSection(
  { client }: Pick<TaskDeps, 'client'>,
  order: SectionOrder,
  context: PaidContext,
): Promise<Section> {
  const { paragraphs, check, picture } = await client.generate(
    {
      purpose: 'lesson',
      name: 'section',
      schema: SectionSchema,
      system: voice,
      prompt: sectionPrompt(order),
      maxOutputTokens: 2200,
    },
    context,
  );
  return {
    heading: order.section.heading,
    paragraphs: paragraphs.map(paragraphOf).filter(isFit),
    check: checkOf(check),
    picture: picture && soundDrawing(picture),
  };
}

/** A heading or a fence of its own would be taken for a part of the lesson. */
const paragraphOf = (text: string) =>
  plainMarkdown(text)
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^```\s*(?:guess|check|card|faded|calc|drawing|boxes|rewrite|play)\b/gm, '```');

function checkOf({ question, answer, why, wrong }: Check): Check | null {
  const options = wrong
    .map((option) => ({ text: oneLine(option.text), why: oneLine(option.why) }))
    .filter(({ text }) => text.toLowerCase() !== oneLine(answer).toLowerCase())
    .slice(0, mostWrong);
  const check = { question: oneLine(question), answer: oneLine(answer), why: oneLine(why), wrong: options };
  const lines = [check.question, check.answer, check.why, ...options.flatMap((option) => [option.text, option.why])];
  return options.length >= fewestWrong && lines.every(isFit) ? check : null;
}

function sectionPrompt({ wanted, scene, outline, section, instead }: SectionOrder): string {
  const others = outline.map(({ heading, point }) => `- ${heading}: ${point}`);
  const before = instead && [
    '',
    'It was written before as follows, and is to be written anew, with another example or another way in:',
    instead.text,
    ...instead.faults.map((fault) => `What was wrong with it: ${fault}`),
  ];
  return [
    about(wanted),
    ...(scene ? [`The scene of the lesson: ${scene}`] : []),
    'Its sections:',
    ...others,
    '',
    `Write the section "${section.heading}": ${section.point}`,
    '- It is understood by who has read the opening and knows the scene: rely on no example, figure or phrase of another section, and name nobody who was not introduced.',
    '- "paragraphs": 120 to 220 words in short paragraphs. Define each new term before it is used, once, in a sentence that is true alone: "A **term** is …", the term in bold. A worked example names what is sought, shows every step as a numbered list, answers the question asked and tests the answer. A table where things are compared.',
    '- "check": a question on the point just made, answerable from this section alone. "answer" is right; "wrong" are two options of like form and length, each the result of one named slip. Each "why" speaks to who tapped it: for a wrong option the wrong step and how to mend it, never only that it is wrong.',
    `- "picture": null unless a drawing says what the words cannot. ${drawingWidth} wide, at most 400 high, y downwards; "shapes": line, arrow, curve ("numbers": x, y of each point), box (x, y, width, height), circle (x, y, radius), dot, label (x, y); "text": its label of a few words, or empty. Letters are 13 high and 7 wide; no two labels touch. "shows" tells it to who cannot see it.`,
    ...(before ?? []),
  ].join('\n');
}

/** As it stands in the lesson. */
export function sectionText({ heading, paragraphs, check, picture }: Section): string {
  return [
    `## ${heading}`,
    ...paragraphs,
    ...(picture ? [`\`\`\`drawing\n${writeDrawing(picture)}\n\`\`\``] : []),
    ...(check ? [checkText(check)] : []),
  ].join('\n\n');
}

function checkText({ question, answer, why, wrong }: Check): string {
  const options = wrong.map((option) => `- [ ] ${option.text}\n  ${option.why}`);
  // Not always at the same place, and at the same one however often the lesson is put together.
  const place = (question.length + answer.length) % (options.length + 1);
  options.splice(place, 0, `- [x] ${answer}\n  ${why}`);
  return ['```check', question, '', ...options, '```'].join('\n');
}
