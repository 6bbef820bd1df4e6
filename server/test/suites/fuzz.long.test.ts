import { type ContractEntry, listContract } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../factories.ts';
import { type Callers, gatherCallers } from '../fuzz/callers.ts';
import { createFuzzer } from '../fuzz/fuzzer.ts';
import { faultOf } from '../fuzz/judge.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

/** `npm run fuzz` asks for more. The same seed gives the same requests; a failure names it. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? 20261115);
const burst = 12;

let app: TestApp;
let callers: Callers;
beforeAll(async () => {
  // Half of all runs have everybody on the paid plan.
  app = await buildTestApp({ env: { LOG_LEVEL: 'error', PLAN_GATING: seed % 2 ? 'on' : 'off' } });
  // Without them a call that orders a quiz waits as long as a learner would, for nobody.
  await app.startWorkers();
  callers = await gatherCallers(app);
});
afterAll(() => app.close());

const { random, request, learn } = createFuzzer(seed);
const contract = listContract();
const answered = new Set<number>();
let sent = 0;

async function send(entry: ContractEntry, options: ReturnType<typeof request>): Promise<void> {
  const number = ++sent;
  const response = await app.inject({ ...options, remoteAddress: `10.${number % 200}.${(number >> 8) % 250}.7` });
  answered.add(response.statusCode);
  const fault = faultOf(entry, response);
  const asked = JSON.stringify(options).slice(0, 600);
  const logged = fault ? app.logLines.at(-1)?.slice(0, 800) : '';
  expect(
    fault,
    `seed ${seed}, request ${number}: ${entry.feature}.${entry.name} ${asked} → ${response.statusCode} ${response.body.slice(0, 300)} ${logged}`,
  ).toBeNull();
  if (response.statusCode < 300 && entry.operation.response) learn(response.json());
}

async function sendOne(token: string | undefined): Promise<void> {
  const entry = random.pick(contract);
  await send(entry, request(entry, token));
}

/** The same once more and again, all at once. */
async function sendBurst(token: string | undefined): Promise<void> {
  const entry = random.pick(contract);
  const options = request(entry, token);
  await Promise.all(Array.from({ length: burst }, () => send(entry, options)));
}

/** Somebody is deleted while their other devices go on calling. */
async function sendWhileLeaving(): Promise<void> {
  const { token } = await aPerson(app);
  const remove = contract.find(({ feature, name }) => feature === 'account' && name === 'remove')!;
  const leaving = { method: 'DELETE' as const, url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } };
  await Promise.all([send(remove, leaving), ...Array.from({ length: burst }, () => sendOne(token))]);
}

describe('every call of the contract', () => {
  it(`T62 survives ${requests} random requests (seed ${seed}): no 5xx, every answer in its schema`, {
    timeout: 240_000 + requests * 30,
  }, async () => {
    while (sent < requests) {
      const token = random.pick(callers.kinds);
      if (random.chance(0.01)) await sendBurst(token);
      else if (random.chance(0.005)) await sendWhileLeaving();
      else await sendOne(token);
      if (sent % 50 === 0) await renewLostTokens();
    }
    expect([...answered]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
  });
});

/** A random call may end a session, or an account. */
async function renewLostTokens(): Promise<void> {
  for (const token of new Set(callers.kinds)) {
    const { statusCode } = await app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
    if (statusCode === 401) await callers.renew(token);
  }
}
