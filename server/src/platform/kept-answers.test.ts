import { expect, it } from 'vitest';
import { createKeptAnswers, KeptAnswer } from './kept-answers.ts';

const toJson = (result: unknown) => JSON.stringify(result);

function asking(key: string, version: string, result: unknown, mayBeKept = true) {
  let made = 0;
  const answer = new KeptAnswer({
    key,
    version,
    make: async () => {
      made += 1;
      return { result, mayBeKept };
    },
  });
  return { answer, made: () => made };
}

it('is made once for a version, and anew for the next', async () => {
  const answers = createKeptAnswers();
  await answers.of(asking('day', '1', 'old').answer, toJson);
  const again = asking('day', '1', 'never asked for');
  expect((await answers.of(again.answer, toJson)).body.toString()).toBe('"old"');
  expect(again.made()).toBe(0);
  expect((await answers.of(asking('day', '2', 'new').answer, toJson)).body.toString()).toBe('"new"');
});

it('is given to nobody under another key, though the version is the same', async () => {
  const answers = createKeptAnswers();
  await answers.of(asking('hers', '1', 'hers').answer, toJson);
  expect((await answers.of(asking('his', '1', 'his').answer, toJson)).body.toString()).toBe('"his"');
});

it('is made each time where it must not be kept', async () => {
  const answers = createKeptAnswers();
  await answers.of(asking('day', '1', 'raw', false).answer, toJson);
  expect((await answers.of(asking('day', '1', 'whole').answer, toJson)).body.toString()).toBe('"whole"');
});

it('is forgotten when others need the room, the longest unasked first', async () => {
  const text = 'x'.repeat(1000);
  const answers = createKeptAnswers(9 * 2100);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    await answers.of(asking(key, '1', text).answer, toJson);
  await answers.of(asking('a', '1', text).answer, toJson);
  await answers.of(asking('j', '1', text).answer, toJson);
  const [a, b] = [asking('a', '1', text), asking('b', '1', text)];
  await answers.of(a.answer, toJson);
  await answers.of(b.answer, toJson);
  expect([a.made(), b.made()]).toEqual([0, 1]);
});
