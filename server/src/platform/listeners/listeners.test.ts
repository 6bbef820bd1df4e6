import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workerScript } from '../../../test/worker-scripts.ts';
import { addListeners } from './listeners.ts';

const host = '127.0.0.1';

async function aServer() {
  const server = createServer((_request, response) => void response.end('here'));
  server.listen({ host, port: 0, backlog: 128 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = workerScript('copy-listener');
  return { server, port, add: (count: number) => addListeners(server, { script, count, backlog: 128 }) };
}

/** How many of so many who come at once are in after a few turns of the event loop. */
async function takenIn(server: Awaited<ReturnType<typeof aServer>>['server'], port: number, coming: number) {
  let taken = 0;
  server.on('connection', () => taken++);
  const sockets = Array.from({ length: coming }, () => connect(port, host));
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  for (const socket of sockets) socket.destroy();
  return taken;
}

describe('T106 listeners on one address', () => {
  it('take in many who come at once, where one alone takes in one a turn', async () => {
    const { server, port, add } = await aServer();
    expect(await takenIn(server, port, 40)).toBeLessThan(10);
    const listeners = await add(31);
    expect(await takenIn(server, port, 40)).toBe(40);
    server.close();
    await listeners.close();
  });

  it('answer whoever is in before they are closed, and take in nobody after', async () => {
    const { server, port, add } = await aServer();
    const listeners = await add(7);
    const said = await Promise.all(
      Array.from({ length: 30 }, async () => (await fetch(`http://${host}:${port}`)).text()),
    );
    expect(said).toEqual(Array.from({ length: 30 }, () => 'here'));
    server.close();
    const closed = listeners.close();
    server.closeIdleConnections();
    await closed;
    await expect(fetch(`http://${host}:${port}`)).rejects.toThrow();
  });

  it('say so when they cannot be had, and the server goes on', async () => {
    const { server, port } = await aServer();
    const script = new URL('./not-there.js', import.meta.url);
    await expect(addListeners(server, { script, count: 7, backlog: 128 })).rejects.toThrow(/7 of 7 missing/);
    expect((await fetch(`http://${host}:${port}`)).ok).toBe(true);
    server.close();
    server.closeAllConnections();
  });
});
