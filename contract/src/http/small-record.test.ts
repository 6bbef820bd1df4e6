import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { smallRecord } from './small-record.ts';

const key = z.string().regex(/^q\d{1,3}$/);

it('a small record takes what a record takes', () => {
  const schema = smallRecord(2, key, z.string());
  expect(schema.parse({ q1: 'a', q2: 'b' })).toEqual({ q1: 'a', q2: 'b' });
  for (const wrong of [null, 'q1', 7, { x: 'a' }, { q1: 1 }]) expect(schema.safeParse(wrong).success).toBe(false);
});

it('looks at none of the entries where there are too many', () => {
  const look = vi.fn(() => true);
  const result = smallRecord(2, key, z.custom(look)).safeParse({ q1: 1, q2: 2, q3: 3 });
  expect(result.error?.issues).toMatchObject([{ message: 'At most 2 entries' }]);
  expect(look).not.toHaveBeenCalled();
});
