import { expect, it } from 'vitest';
import { inOrderOfUse } from './own-addresses.ts';

it('names the network that phones are in before those inside the machine', () => {
  const found = [
    { address: '172.17.0.1', network: 'docker0' },
    { address: '169.254.7.7', network: 'eth1' },
    { address: '41.58.10.3', network: 'eth0' },
    { address: '192.168.43.1', network: 'wlan0' },
  ];
  expect(inOrderOfUse(found).map(({ network }) => network)).toEqual(['wlan0', 'eth0', 'eth1', 'docker0']);
});
