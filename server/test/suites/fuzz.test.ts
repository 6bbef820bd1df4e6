import { listContract } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../factories.ts';
import { createFuzzer } from '../fuzzer.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

const requests = 10_000;
/** Printed on failure; the same seed gives the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? 20261115);

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { LOG_LEVEL: 'error' } });
  person = await aPerson(app);
});
afterAll(() => app.close());

const errorShape = (body: { detail?: unknown; code?: unknown }) =>
  typeof body.code === 'string' && (typeof body.detail === 'string' || Array.isArray(body.detail));

/** Ruling A5 wants 503 from a provider without credentials; no other answer of the kind is expected. */
const isUnconfigured = (response: { statusCode: number; json(): { code?: string } }) =>
  response.statusCode === 503 && response.json().code === 'provider_not_configured';

describe('every call of the contract', () => {
  it(`T62 survives ${requests} random requests: no 5xx, every answer in its schema`, { timeout: 240_000 }, async () => {
    const fuzzer = createFuzzer(seed);
    const contract = listContract();
    const answered = new Set<number>();
    for (let n = 0; n < requests; n++) {
      const entry = fuzzer.pick(contract);
      const request = fuzzer.request(entry, n % 2 === 0 ? person.token : undefined);
      const response = await app.inject({ ...request, remoteAddress: `10.${n % 200}.${(n >> 8) % 250}.7` });
      const context = `seed ${seed}, request ${n}: ${entry.feature}.${entry.name} ${JSON.stringify(request).slice(0, 400)} → ${response.body.slice(0, 300)}`;
      answered.add(response.statusCode);
      if (!isUnconfigured(response)) expect(response.statusCode, context).toBeLessThan(500);
      if (response.statusCode >= 400) expect(errorShape(response.json()), context).toBe(true);
      else if (entry.operation.response)
        expect(entry.operation.response.safeParse(response.json()).success, context).toBe(true);
      if (response.statusCode === 401 && n % 2 === 0) person = await aPerson(app);
    }
    expect([...answered]).toEqual(expect.arrayContaining([200, 401, 422]));
  });
});
