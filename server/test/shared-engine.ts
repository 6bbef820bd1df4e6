import { Engine, type JobOptions } from '../src/ports/teacher/engine.ts';
import type { OperationName, Values } from '../src/ports/teacher/engine-job.ts';
import { workerScript } from './worker-scripts.ts';

/** One for all apps of a test process: to start one takes longer than most of its jobs. */
const shared = new Engine({ script: workerScript('teacher') });

/** An app's part of the shared engine: when it closes, its own jobs end and nobody else's. */
class BorrowedEngine extends Engine {
  private readonly closing = new AbortController();

  override run<N extends OperationName>(operation: N, values: Values<N>, options: JobOptions = {}) {
    const { signal } = this.closing;
    const either = options.signal ? AbortSignal.any([signal, options.signal]) : signal;
    return shared.run(operation, values, { ...options, signal: either });
  }

  override async close(): Promise<void> {
    this.closing.abort(new Error('The teacher has stopped.'));
  }
}

export const borrowEngine = (): Engine => new BorrowedEngine({ script: workerScript('teacher') });
