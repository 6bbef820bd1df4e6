import { expect, it } from 'vitest';
import { pickOrigin } from './join-origin.ts';

const addresses = [
  { origin: 'http://192.168.43.1:3000', network: 'wlan0' },
  { origin: 'http://10.0.0.7:3000', network: 'eth0' },
];

it('keeps to the address that was chosen, while the laptop has it', () => {
  expect(pickOrigin(addresses, 'http://10.0.0.7:3000')).toBe('http://10.0.0.7:3000');
  expect(pickOrigin(addresses, 'http://10.9.9.9:3000')).toBe('http://192.168.43.1:3000');
  expect(pickOrigin(addresses, null)).toBe('http://192.168.43.1:3000');
});

it('has none while the laptop is in no network', () => {
  expect(pickOrigin([], 'http://10.0.0.7:3000')).toBeNull();
});
