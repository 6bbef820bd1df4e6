import { expect, it } from 'vitest';
import { againAfterCollision } from './collision.ts';

const fault = (code: string) => Object.assign(new Error('the database ended it'), { code });

/** Fails as often as there are codes, then answers how often it was called. */
function failing(codes: string[]) {
  let calls = 0;
  return async () => {
    const code = codes[calls++];
    if (code) throw fault(code);
    return calls;
  };
}

it.each(['40001', '40P01'])('%s is tried again until it goes through', async (code) => {
  expect(await againAfterCollision(failing([code, code]))).toBe(3);
});

it('any other fault is passed on at once', async () => {
  await expect(againAfterCollision(failing(['23505']))).rejects.toMatchObject({ code: '23505' });
});

it('what collides every time is given up', async () => {
  const run = failing(Array.from({ length: 9 }, () => '40P01'));
  await expect(againAfterCollision(run)).rejects.toMatchObject({ code: '40P01' });
});
