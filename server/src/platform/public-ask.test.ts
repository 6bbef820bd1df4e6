import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicAsk } from './public-ask.ts';

let inside: ReturnType<typeof createServer>;
let origin: string;

beforeAll(async () => {
  inside = createServer((request, response) => void response.end(`asked for ${request.url}`));
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
});
afterAll(() => void inside.close());

describe('T91 addresses inside a campus', () => {
  it('are asked where the operator named their exact origin', async () => {
    const door = createPublicAsk({ allowed: [origin], allowsLoopback: false });
    expect(door.isOpenTo(new URL(`${origin}/keys`))).toBe(true);
    expect(await door.ask(new URL(`${origin}/keys`))).toMatchObject({ status: 200, text: 'asked for /keys' });
  });

  it.each([
    ['with another port', 'http://127.0.0.1:1/keys'],
    ['by another way', 'https://127.0.0.1/keys'],
    ['with somebody’s password', 'http://user:secret@lms.campus.example:8443/keys'],
    ['at a name that only ends so', 'https://evil-lms.campus.example:8443/'],
    ['at one that nobody named', 'https://10.0.0.1/keys'],
  ])('are refused %s', async (_how, address) => {
    const allowed = [origin, 'https://lms.campus.example:8443', 'http://lms.campus.example:8443'];
    const door = createPublicAsk({ allowed, allowsLoopback: false });
    const url = new URL(address);
    expect(door.isOpenTo(url)).toBe(false);
    await expect(door.ask(url)).rejects.toThrow('no public network');
  });
});
