import { expect, it } from 'vitest';
import { classNotice } from './class-notice.ts';

it('names the address that phones open, with a code to scan, and the lecturer’s own', () => {
  const lines = classNotice([{ address: '192.168.43.1', network: 'wlan0' }], 3000, 'http://localhost:3000');
  const said = lines.join('\n');
  expect(said).toContain('http://192.168.43.1:3000/q  (wlan0)');
  expect(said).toContain('http://localhost:3000/class');
  expect(said).toMatch(/[▀▄█]{5}/);
});

it('says what to do while the laptop is in no network', () => {
  expect(classNotice([], 3000, 'http://localhost:3000').join('\n')).toContain('Turn on a hotspot');
});
