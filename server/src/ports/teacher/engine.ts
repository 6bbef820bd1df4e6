import { AppError } from '../../platform/app-error.ts';
import { Crew } from '../../platform/crew.ts';
import { OverBounds } from '../../platform/thread.ts';
import type { EngineJob, OperationName, Values } from './engine-job.ts';
import type { Operations } from './engine-operations.ts';
import type { TeachingContext } from './port.ts';

export interface JobOptions {
  /** Whose job it is: turns are shared between people, not between jobs. */
  who?: string | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: (share: number) => void;
  /** How long its thread waits for another job after this one, where not as long as usual. */
  idleMs?: number | undefined;
}

export interface EngineOptions {
  script: URL;
  /** What a job may take at least, however short its text. */
  jobMs?: number;
  idleMs?: number;
  threads?: number;
}

/** Several times what an honest text takes on a slow machine. */
const msPerCharacter = 0.03;

/**
 * A bound on memory keeps a thread from taking it before it is needed; the room for what lives shortly, which would
 * shrink with the bound, halves the time of small documents.
 */
const room = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 48 };

/** The embedded engine behind its threads. */
export class Engine {
  private readonly jobMs: number;
  private readonly crew: Crew;

  constructor({ script, jobMs = 30_000, idleMs = 5 * 60_000, threads }: EngineOptions) {
    this.jobMs = jobMs;
    this.crew = new Crew({ script, idleMs, room, threads });
  }

  /** How many threads there are at the moment. */
  get running(): number {
    return this.crew.running;
  }

  /** Whether a job would have to wait for others. */
  get isBusy(): boolean {
    return this.crew.isBusy;
  }

  /** Rejects with `text_too_hard` where the text is more than a job may cost. */
  async run<N extends OperationName>(
    operation: N,
    values: Values<N>,
    options: JobOptions = {},
  ): Promise<Awaited<ReturnType<Operations[N]>>> {
    const job: EngineJob = { operation, values: [...values] };
    const cost = charactersIn(values);
    const ms = this.jobMs + msPerCharacter * cost;
    try {
      return (await this.crew.run(job, { ...options, cost, ms })) as Awaited<ReturnType<Operations[N]>>;
    } catch (error) {
      throw error instanceof OverBounds ? new AppError('text_too_hard') : error;
    }
  }

  close(): Promise<void> {
    return this.crew.close();
  }
}

/** A rehearsal is for whoever comes first, and soon; nobody may. */
const afterRehearsalMs = 60_000;

/** How a job of somebody's is told to the engine. */
export function jobOf({ accountId, address, signal }: TeachingContext): JobOptions {
  const who = accountId ?? address;
  return { who, signal, idleMs: who ? undefined : afterRehearsalMs };
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0);
}
