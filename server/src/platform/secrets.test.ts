import { expect, it } from 'vitest';
import { deriveSecrets } from './secrets.ts';

const secrets = deriveSecrets('one secret, long enough for a test');

it('what is sealed can be read again, and looks different each time', () => {
  const [first, second] = [secrets.seal('card', 'AUTH_x'), secrets.seal('card', 'AUTH_x')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('AUTH_x');
  expect(secrets.unseal('card', first)).toBe('AUTH_x');
});

it('what is sealed opens for no other purpose, no other secret, and not once it was changed', () => {
  const sealed = secrets.seal('card', 'AUTH_x');
  expect(secrets.unseal('other', sealed)).toBeNull();
  expect(deriveSecrets('another secret, as long as that one').unseal('card', sealed)).toBeNull();
  expect(secrets.unseal('card', `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(secrets.unseal('card', '')).toBeNull();
});
