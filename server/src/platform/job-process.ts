import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Signal = NodeJS.Signals | null;

/** What one job may take, and what its end is called. */
export interface JobTerms<Reply, Result> {
  signal: AbortSignal;
  patienceMs: number;
  tooSlow: () => Error;
  /** What a reply comes to; nothing where it isn't the last one. What it throws is how the job ended. */
  take: (reply: Reply) => Result | undefined;
  /** The process ended before its last reply. */
  ended: (code: number | null, by: Signal) => Error;
}

export interface JobProcess<Job, Reply> {
  /** One job; never two at once. `isNew` where the process is started for it. */
  run<Result>(job: Job, terms: (isNew: boolean) => JobTerms<Reply, Result>): Promise<Result>;
  /** The system's number of the process, while there is one. */
  readonly pid: number | undefined;
  end(): Promise<void>;
}

export interface JobProcessOptions {
  /** All of its environment: it holds no secret. */
  env: Record<string, string>;
  /** How long it stays when nobody has a job for it; 0: it ends with each. */
  idleMs: number;
}

/**
 * A process of its own for work that may break, or take more memory than there is: started for the first job and ended
 * when no other has come for a while. What goes wrong in it ends with it.
 */
export function createJobProcess<Job extends object, Reply>(
  script: URL,
  { env, idleMs }: JobProcessOptions,
): JobProcess<Job, Reply> {
  let child: ChildProcess | undefined;
  let gone = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(fileURLToPath(script), {
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    gone = new Promise((resolve) => {
      const settle = () => {
        if (child === started) child = undefined;
        resolve();
      };
      started.once('close', settle);
      started.once('error', () => {
        if (started.pid === undefined) settle();
      });
    });
    child = started;
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    // At once: a job that comes now gets another one.
    child = undefined;
    await gone;
  }

  function ask<Result>(process: ChildProcess, job: Job, terms: JobTerms<Reply, Result>): Promise<Result> {
    const { signal } = terms;
    return new Promise((resolve, reject) => {
      let stopped: Error | undefined;
      const stop = (reason: Error) => {
        stopped ??= reason;
        process.kill('SIGKILL');
      };
      const timer = setTimeout(() => stop(terms.tooSlow()), terms.patienceMs);
      const onAbort = () => stop(signal.reason);
      const onMessage = (message: unknown) => {
        try {
          const result = terms.take(message as Reply);
          if (result === undefined) return;
          leave();
          resolve(result);
        } catch (error) {
          leave();
          reject(error);
        }
      };
      const onClose = (code: number | null, by: Signal) => {
        leave();
        reject(stopped ?? terms.ended(code, by));
      };
      const onError = (error: Error) => {
        stopped ??= error;
        if (process.pid !== undefined) return;
        leave();
        reject(error);
      };
      function leave(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        process.off('message', onMessage).off('close', onClose).off('error', onError);
      }
      signal.addEventListener('abort', onAbort, { once: true });
      process.on('message', onMessage).on('close', onClose).on('error', onError);
      process.send(job, () => undefined);
    });
  }

  return {
    get pid() {
      return child?.pid;
    },
    async run(job, terms) {
      clearTimeout(idle);
      if (child && !child.connected) await end();
      // One that was told to end may not have yet.
      if (!child) await gone;
      const isNew = !child;
      const wanted = terms(isNew);
      wanted.signal.throwIfAborted();
      try {
        return await ask(child ?? start(), job, wanted);
      } finally {
        if (idleMs === 0) await end();
        else idle = setTimeout(() => void end(), idleMs).unref();
      }
    },
    end,
  };
}
