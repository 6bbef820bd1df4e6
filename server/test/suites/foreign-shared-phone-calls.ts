import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';

type Attempt = (scene: { app: TestApp; owner: Person; stranger: Person }) => Promise<void>;

const pin = '4071';
const aPlace = () => randomBytes(32).toString('base64url');

/** A place belongs to its account: who knows its secret and has an account of their own gets a place of their own. */
export const foreignSharedPhoneCalls: Record<string, Attempt> = {
  'sharedPhone.join': async ({ owner, stranger }) => {
    const body = { place: aPlace() };
    const { seal_key } = await owner.client.sharedPhone.join({ body });
    expect((await stranger.client.sharedPhone.join({ body })).seal_key).not.toBe(seal_key);
  },
  'sharedPhone.setPin': async ({ app, owner, stranger }) => {
    const place = aPlace();
    await owner.client.sharedPhone.setPin({ body: { place, pin, current_password: owner.password } });
    await stranger.client.sharedPhone.setPin({ body: { place, pin: '9137', current_password: stranger.password } });
    const open = (typed: string) =>
      app.client().sharedPhone.open({ body: { user_id: owner.user.id, place, pin: typed } });
    expect(await failureOf(open('9137'))).toMatchObject({ code: 'wrong_pin' });
    expect((await open(pin)).user.id).toBe(owner.user.id);
  },
  'sharedPhone.leave': async ({ owner, stranger }) => {
    const body = { place: aPlace() };
    await owner.client.sharedPhone.setPin({ body: { ...body, pin, current_password: owner.password } });
    await stranger.client.sharedPhone.leave({ body });
    expect(await owner.client.sharedPhone.join({ body })).toMatchObject({ has_pin: true });
  },
};
