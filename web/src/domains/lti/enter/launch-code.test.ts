import { expect, it } from 'vitest';
import { readLaunchCode } from './launch-code.ts';

it('reads what a launch hands over, and nothing from an address without it', () => {
  expect(readLaunchCode('#code=abc&key=x-y_z')).toEqual({ code: 'abc', browser_key: 'x-y_z' });
  expect(readLaunchCode('#code=abc')).toBeNull();
  expect(readLaunchCode('')).toBeNull();
});
