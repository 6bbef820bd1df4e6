import { afterEach, describe, expect, it } from 'vitest';
import { membranes } from '../../../test/membranes.ts';
import { workerScript } from '../../../test/worker-scripts.ts';
import { EngineThread } from './engine-thread.ts';

const script = workerScript('teacher');
let thread: EngineThread;
afterEach(() => thread.close());

const wishes = { seed: 's' };
const analyse = (options = {}) => thread.run('analyse', [membranes], options);

describe('the engine’s thread', () => {
  it('starts with its first job and ends when it was idle for long', async () => {
    thread = new EngineThread({ script, idleMs: 50 });
    expect(thread.isRunning).toBe(false);
    await analyse();
    expect(thread.isRunning).toBe(true);
    await expect.poll(() => thread.isRunning).toBe(false);
    expect((await analyse()).title).toBe('Movement across membranes');
  });

  it('does one job after the other, in their order', async () => {
    thread = new EngineThread({ script });
    const done: string[] = [];
    await Promise.all([
      thread.run('makeQuiz', [[membranes], 3, wishes]).then(() => done.push('quiz')),
      analyse().then(() => done.push('analysis')),
      thread.run('indexLesson', [[membranes], undefined]).then(() => done.push('index')),
    ]);
    expect(done).toEqual(['quiz', 'analysis', 'index']);
  });

  it('tells how far it is', async () => {
    thread = new EngineThread({ script });
    const shares: number[] = [];
    await thread.run('makeQuiz', [[membranes], 3, wishes], { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
  });

  it('kills a job that takes too long, and goes on with the next', async () => {
    thread = new EngineThread({ script, jobMs: 1 });
    await expect(analyse()).rejects.toThrow('stopped after');
    expect(thread.isRunning).toBe(false);
  });

  it('drops the job of a learner who went away, and does those of the others', async () => {
    thread = new EngineThread({ script });
    const stop = new AbortController();
    const running = analyse({ signal: stop.signal });
    const waiting = analyse({ signal: stop.signal });
    const other = analyse();
    stop.abort();
    await expect(running).rejects.toThrow();
    await expect(waiting).rejects.toThrow();
    expect((await other).title).toBe('Movement across membranes');
  });

  it('passes on what went wrong, and goes on', async () => {
    thread = new EngineThread({ script });
    await expect(thread.run('analyse', [{ id: 'x', title: 'x' } as never])).rejects.toThrow();
    expect((await analyse()).title).toBe('Movement across membranes');
  });
});
