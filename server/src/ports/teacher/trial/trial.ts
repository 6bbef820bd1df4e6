import type { ModelChoice } from '../../../config.ts';
import type { Log } from '../../../platform/log.ts';
import { createEmbeddedTeacher } from '../embedded.ts';
import type { Engine } from '../engine.ts';
import { openModelTeacher } from '../model/open.ts';
import type { Meter, Teacher, TutorAnswer } from '../port.ts';
import { questions, sample } from './sample.ts';

/** One quiz, one lesson and one chat by a model, so that an operator sees in a minute whether it is good enough. */

export interface Trial {
  isPassed: boolean;
  lines: string[];
}

interface TrialParts {
  engine: Engine;
  log: Log;
  prices: { input: number; output: number };
}

const asked = 5;
const fewestKept = 3;
const context = { accountId: 'operator', address: '127.0.0.1' };

export async function runTrial(choice: ModelChoice, { engine, log, prices }: TrialParts): Promise<Trial> {
  const used = { input: 0, output: 0, calls: 0 };
  const refused: string[] = [];
  const teacher = openModelTeacher(choice, {
    engine,
    embedded: createEmbeddedTeacher(engine),
    meter: countingMeter(used),
    log,
    onRefused: (question, why) => refused.push(`  refused  ${question}\n           because ${why}`),
  });
  const costSoFar = () => (used.input * prices.input + used.output * prices.output) / 1_000_000;
  const parts = [
    await measured('Quiz', costSoFar, () => quiz(teacher, refused)),
    await measured('Lesson', costSoFar, () => lesson(teacher)),
  ];
  for (const question of questions) parts.push(await measured('Chat', costSoFar, () => chat(teacher, question)));
  const isPassed = parts.every((part) => part.isPassed);
  return {
    isPassed,
    lines: [
      ...parts.flatMap(({ lines }) => lines),
      `${used.calls} calls, ${used.input} tokens read, ${used.output} written, cost ${costSoFar().toFixed(4)} (by AI_COST_INPUT and AI_COST_OUTPUT)`,
      isPassed ? `${choice.name} is good enough to teach.` : `${choice.name} is not good enough to teach.`,
    ],
  };
}

interface Part {
  isPassed: boolean;
  lines: string[];
}

async function measured(name: string, costSoFar: () => number, part: () => Promise<Part>): Promise<Part> {
  const began = performance.now();
  const before = costSoFar();
  const { isPassed, lines } = await part();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const cost = (costSoFar() - before).toFixed(4);
  return { isPassed, lines: [`${name} (${seconds} s, cost ${cost}): ${isPassed ? 'passed' : 'FAILED'}`, ...lines] };
}

async function quiz(teacher: Teacher, refused: readonly string[]): Promise<Part> {
  const { questions: made, spare = [], note } = await teacher.makeQuiz([sample], asked, { seed: 'trial' }, context);
  const kept = note ? [] : [...made, ...spare];
  return {
    isPassed: made.length >= fewestKept && !note,
    lines: [
      ...kept.map(({ stem, options, correct }) => {
        const answer = options.find(({ label }) => label === correct)?.text;
        return `  kept     ${stem}\n           ${answer}`;
      }),
      ...refused,
      ...(note ? [`  ${note}`] : []),
    ],
  };
}

async function lesson(teacher: Teacher): Promise<Part> {
  const plan = await teacher.planSprint([sample], { weeks: 1, minutesPerDay: 60 }, context);
  const written = await teacher.writeLesson(plan.weeks[0]!.days[0]!, [sample], context);
  const words = written.markdown.split(/\s+/).length;
  return {
    isPassed: !written.note,
    lines: [written.note ? `  ${written.note}` : `  kept     ${words} words, ${written.provenance.length} places`],
  };
}

async function chat(teacher: Teacher, question: string): Promise<Part> {
  const index = await teacher.indexLesson([sample], undefined, context);
  let last: TutorAnswer | undefined;
  for await (const event of teacher.answer(question, index, undefined, context)) {
    if (event.type === 'done') last = event.answer;
  }
  const isOwn = last?.provenance.some(({ engine }) => engine === 'model') ?? false;
  const said = (last?.markdown ?? '').replace(/\s+/g, ' ');
  return {
    isPassed: isOwn && !last?.note,
    lines: [`  asked    ${question}`, `  answer   ${said}`, ...(last?.note ? [`  ${last.note}`] : [])],
  };
}

function countingMeter(used: { input: number; output: number; calls: number }): Meter {
  return {
    reserve: async () => ({
      async settle({ inputTokens, outputTokens }) {
        used.calls++;
        used.input += inputTokens;
        used.output += outputTokens;
      },
    }),
    leftToday: async () => 1,
    recordFallback: async () => {},
  };
}
