import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const byServer = (text: string) => createHash('sha256').update(text).digest('base64url');

it.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'Ẹ kú àárọ̀ 😀 '.repeat(400)])(
  'T106 hashes a text as the server does (%#)',
  (text) => expect(sha256(text)).toBe(byServer(text)),
);
