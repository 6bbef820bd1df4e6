import pino from 'pino';
import type { ModelChoice } from '../src/config.ts';
import { createEmbeddedTeacher } from '../src/ports/teacher/embedded.ts';
import { Engine } from '../src/ports/teacher/engine.ts';
import { Circuit } from '../src/ports/teacher/model/circuit.ts';
import { openModelTeacher } from '../src/ports/teacher/model/open.ts';
import type { AnswerEvent, Meter, Settlement, Teacher, TutorAnswer } from '../src/ports/teacher/port.ts';
import { type ScriptedModel, startScriptedModel } from './scripted-model.ts';
import { workerScript } from './worker-scripts.ts';

/** A model teacher over the scripted server, impatient, with a meter that remembers everything. */

export interface ModelScene {
  server: ScriptedModel;
  teacher: Teacher;
  /** Outcomes in the order in which calls were settled. */
  settled: Settlement[];
  fallbacks: string[];
  /** Reservations that nobody settled. */
  open(): number;
  logLines: string[];
  close(): Promise<void>;
}

interface SceneOptions {
  engine?: Engine;
  circuit?: Circuit;
  pieceMs?: number;
  streamMs?: number;
  checks?: ModelChoice['checks'];
  checkName?: string;
}

const script = workerScript('teacher');

export const startEngine = () => new Engine({ script });

/** The engine is given where several scenes share one: it takes seconds to start. */
export async function openModelScene(options: SceneOptions = {}): Promise<ModelScene> {
  const { engine, circuit, pieceMs = 300, streamMs = 10_000, checks = 'light', checkName } = options;
  const server = await startScriptedModel();
  const own = engine ?? startEngine();
  const settled: Settlement[] = [];
  const fallbacks: string[] = [];
  const logLines: string[] = [];
  let open = 0;
  const meter: Meter = {
    async reserve() {
      open++;
      return {
        async settle(settlement) {
          open--;
          settled.push(settlement);
        },
      };
    },
    leftToday: async () => 1,
    async recordFallback(_, reason) {
      fallbacks.push(reason);
    },
  };
  const teacher = openModelTeacher(
    { provider: 'openai-compatible', baseUrl: server.url, apiKey: 'key', name: 'scripted-1', checkName, checks },
    {
      engine: own,
      embedded: createEmbeddedTeacher(own),
      meter,
      log: pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) }),
      patience: { callMs: 1500, pieceMs, streamMs, tries: 3, retryMs: 5, longestPauseMs: 1500 },
      circuit: circuit ?? new Circuit({ failuresToOpen: 1000 }),
    },
  );
  const close = async () => {
    if (!engine) await own.close();
    await server.close();
  };
  return { server, teacher, settled, fallbacks, open: () => open, logLines, close };
}

export interface FollowedAnswer {
  answer: TutorAnswer;
  /** What stands on the page at the end. */
  shown: string;
  events: AnswerEvent[];
}

/** Reads an answer as a page does. */
export async function follow(stream: AsyncIterable<AnswerEvent>): Promise<FollowedAnswer> {
  const events: AnswerEvent[] = [];
  let shown = '';
  for await (const event of stream) {
    events.push(event);
    if (event.type === 'text') shown += event.text;
    if (event.type === 'restart') shown = '';
    if (event.type === 'done') return { answer: event.answer, shown, events };
  }
  throw new Error('The answer had no end.');
}
