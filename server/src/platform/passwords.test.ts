import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('hashes with Argon2id at the cost that OWASP asks for', async () => {
  expect(await createPasswords().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('knows a password again that was hashed at another cost', async () => {
  const stored = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash('correct horse');
  const passwords = createPasswords();
  expect(await passwords.matches('correct horse', stored)).toBe(true);
  expect(await passwords.matches('wrong horse', stored)).toBe(false);
});
