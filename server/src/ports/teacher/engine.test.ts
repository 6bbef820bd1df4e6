import { afterEach, describe, expect, it } from 'vitest';
import { membranes } from '../../../test/membranes.ts';
import { workerScript } from '../../../test/worker-scripts.ts';
import { Engine, type JobOptions } from './engine.ts';

const script = workerScript('teacher');
let engine: Engine;
afterEach(() => engine.close());

const wishes = { seed: 's' };
const analyse = (options: JobOptions = {}) => engine.run('analyse', [membranes], options);

describe('the engine’s threads', () => {
  it('start with the first job and end when they were idle for long', async () => {
    engine = new Engine({ script, idleMs: 50 });
    expect(engine.running).toBe(0);
    await analyse();
    expect(engine.running).toBe(1);
    await expect.poll(() => engine.running).toBe(0);
    expect((await analyse()).title).toBe('Movement across membranes');
  });

  it('end sooner after a job that says so', async () => {
    engine = new Engine({ script });
    await analyse({ idleMs: 50 });
    await expect.poll(() => engine.running).toBe(0);
  });

  it('do one person’s jobs one after the other, in their order', async () => {
    engine = new Engine({ script, threads: 2 });
    const done: string[] = [];
    await Promise.all([
      engine.run('makeQuiz', [[membranes], 3, wishes]).then(() => done.push('quiz')),
      analyse().then(() => done.push('analysis')),
      engine.run('indexLesson', [[membranes], undefined]).then(() => done.push('index')),
    ]);
    expect([done, engine.running]).toEqual([['quiz', 'analysis', 'index'], 1]);
  });

  it('give the next turn to somebody else, however much one person wants', async () => {
    engine = new Engine({ script, threads: 1 });
    const done: string[] = [];
    const wanted = [...Array.from({ length: 10 }, () => 'ada'), 'bola'];
    await Promise.all(wanted.map((who) => analyse({ who }).then(() => done.push(who))));
    expect(done.slice(0, 3)).toEqual(['ada', 'bola', 'ada']);
  });

  it('are two when two people want something at once', async () => {
    engine = new Engine({ script, threads: 2 });
    await Promise.all([analyse({ who: 'ada' }), analyse({ who: 'bola' })]);
    expect(engine.running).toBe(2);
  });

  it('tell how far they are', async () => {
    engine = new Engine({ script });
    const shares: number[] = [];
    await engine.run('makeQuiz', [[membranes], 3, wishes], { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
  });

  it('stop a job that takes too long with an error of its own, and go on with the next', async () => {
    // Less than nothing, whatever the length of the text allows.
    engine = new Engine({ script, jobMs: -60_000, threads: 1 });
    const refused = expect(engine.run('makeQuiz', [[membranes], 3, wishes])).rejects;
    await refused.toMatchObject({ status: 422, code: 'text_too_hard' });
    expect(engine.running).toBe(0);
  });

  it('drop the job of a learner who went away, and do those of the others', async () => {
    engine = new Engine({ script, threads: 1 });
    const stop = new AbortController();
    const running = analyse({ signal: stop.signal });
    const waiting = analyse({ signal: stop.signal });
    const other = analyse();
    stop.abort();
    await expect(running).rejects.toThrow();
    await expect(waiting).rejects.toThrow();
    expect((await other).title).toBe('Movement across membranes');
  });

  it('pass on what went wrong, and go on', async () => {
    engine = new Engine({ script });
    await expect(engine.run('analyse', [{ id: 'x', title: 'x' } as never])).rejects.toThrow('undefined');
    expect((await analyse()).title).toBe('Movement across membranes');
  });
});
