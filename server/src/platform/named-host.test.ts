import { expect, it } from 'vitest';
import { namedHost } from './named-host.ts';

it.each([
  ['192.168.43.1:3000', '192.168.43.1'],
  ['akada.example', 'akada.example'],
  ['localhost', 'localhost'],
  ['[::1]:3000', '[::1]'],
])('of %s is %s', (host, name) => {
  expect(namedHost({ host })).toBe(name);
});

it.each([
  '',
  ':3000',
  '192.168.43.1:3000@evil.example',
  '192.168.43.1@evil',
  '192.168.43.1/x',
  'a b',
  '192.168.43.1:x',
])('nobody is named by “%s”', (host) => {
  expect(namedHost({ host })).toBeUndefined();
});
