import { judge, mostSteps, type TypedKey, type Verdict } from '@akada/answers';
import { expect, it } from 'vitest';
import type { ToJudge } from './judge-apart.ts';
import { createJudging } from './judging.ts';

const key: TypedKey = { kind: 'expression', key: 'x^3/3 + x^2 + C', nots: ['x', 'x^2', 'x^3'] };
/** Each another text, and each takes thousands of steps. */
const longAnswers = Array.from({ length: 40 }, (_, at) => `${'1'.repeat(280)}${at}`);

function aJudging() {
  const pieces: (readonly ToJudge[])[] = [];
  const judging = createJudging(async (piece) => {
    pieces.push(piece);
    return piece.map(({ typed, answer, most }) => judge(typed, answer, most));
  });
  return { judging, pieces };
}

const verdictsOf = (by: (typed: TypedKey, answer: string) => Verdict) =>
  longAnswers.map((text) => by({ ...key }, text));

it('T103 judges many long answers apart, in pieces, and each as everywhere', async () => {
  const { judging, pieces } = aJudging();
  expect(await judging.run('ada', verdictsOf)).toEqual(verdictsOf(judge));
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(25);
});

it('judges the same once, whoever asks', async () => {
  const { judging, pieces } = aJudging();
  await judging.run('ada', verdictsOf);
  const before = pieces.length;
  await judging.run('bola', verdictsOf);
  expect(pieces).toHaveLength(before);
});

it('judges few short answers where they are', async () => {
  const { judging, pieces } = aJudging();
  expect(await judging.run('ada', (by) => by(key, 'x^3/3 + x^2 + C').is)).toBe('right');
  expect(pieces).toEqual([]);
});

it('keeps nothing of a transaction whose answers are not all judged, whatever went wrong in it', async () => {
  const { judging } = aJudging();
  const committed: string[][] = [];
  const queries = {
    transaction: () => ({
      async execute<T>(work: (trx: string[]) => Promise<T>) {
        const trx: string[] = [];
        const made = await work(trx);
        committed.push(trx);
        return made;
      },
    }),
  };
  const wanted = verdictsOf(judge).map(({ is }) => is);
  await judging.inTransaction(queries, 'ada', async (trx, by) => {
    trx.push(...verdictsOf(by).map(({ is }) => is));
    if (trx.join() !== wanted.join()) throw new Error('Not what was typed');
  });
  expect(committed).toEqual([wanted]);
});

it('passes on what goes wrong when all is judged, and what no thread could judge', async () => {
  const { judging } = aJudging();
  const fail = () => {
    throw new Error('Not here');
  };
  await expect(judging.run('ada', fail)).rejects.toThrow('Not here');
  const broken = createJudging(() => Promise.reject(new Error('No thread')));
  await expect(broken.run('ada', verdictsOf)).rejects.toThrow('No thread');
});

it('gives up on what takes more than somebody wants to spend on it, here and apart', async () => {
  const { judging, pieces } = aJudging();
  const [text = ''] = longAnswers;
  const given = await judging.run('ada', (by) => [by(key, text, 500), by(key, text, mostSteps), by(key, 'x', 5000)]);
  expect(given).toEqual([judge(key, text, 500), judge(key, text), judge(key, 'x', 5000)]);
  expect(given[0]).toEqual({ is: 'unread', why: 'too long' });
  expect(pieces).toEqual([]);
});
