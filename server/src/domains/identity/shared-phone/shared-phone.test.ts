import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../../test/dump.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { sweepPlaces } from './shared-phone.jobs.ts';
import { isWeakPin } from './shared-phone.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const pin = '4071';
const aPlace = () => randomBytes(32).toString('base64url');

async function withPin(person: Person): Promise<string> {
  const place = aPlace();
  await person.client.sharedPhone.setPin({ body: { place, pin, current_password: person.password } });
  return place;
}
const open = ({ user }: Person, place: string, typed = pin) =>
  app.client().sharedPhone.open({ body: { user_id: user.id, place, pin: typed } });
const codeOf = async (call: Promise<unknown>) => (await failureOf(call)).code;

describe('a place on a shared phone', () => {
  it('is opened again by its PIN, with the key that it gave before and a session of its own', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    const { seal_key } = await ada.client.sharedPhone.join({ body: { place } });
    expect(Buffer.from(seal_key, 'base64url')).toHaveLength(32);
    await ada.client.auth.logout();

    const back = await open(ada, place);
    expect(back).toMatchObject({ user: { id: ada.user.id }, seal_key });
    expect((await app.client({ token: back.access_token }).auth.me()).id).toBe(ada.user.id);
  });

  it('closes after five wrong PINs, whatever the sixth is, and opens again after the password', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    const wrong = await failureOf(open(ada, place, '2581'));
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_pin', message: 'That PIN isn’t right. 4 tries left.' });
    for (const typed of ['2582', '2583', '2584']) expect(await codeOf(open(ada, place, typed))).toBe('wrong_pin');
    expect(await codeOf(open(ada, place, '2585'))).toBe('pin_closed');
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
    app.clock.advance({ days: 2 });
    expect(await codeOf(open(ada, place))).toBe('pin_closed');

    const login = { email: ada.user.email, password: ada.password };
    const { access_token } = await app.client().auth.login({ body: login });
    expect(await app.client({ token: access_token }).sharedPhone.join({ body: { place } })).toMatchObject({
      has_pin: true,
    });
    expect((await open(ada, place)).user.id).toBe(ada.user.id);
  });

  it('gives a burst of fifty guesses no more than five', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    const typed = Array.from({ length: 50 }, (_, index) => String(3000 + index * 7));
    const codes = await Promise.all(typed.map((one) => codeOf(open(ada, place, one))));
    expect(codes.filter((code) => code === 'wrong_pin')).toHaveLength(4);
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
  });

  it('counts anew after a right PIN', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    for (const typed of ['2581', '2582', '2583', '2584']) await codeOf(open(ada, place, typed));
    await open(ada, place);
    expect((await failureOf(open(ada, place, '2581'))).message).toContain('4 tries left');
  });

  it('opens with no secret but its own, and for no other account', async () => {
    const [ada, bola] = [await aPerson(app), await aPerson(app)];
    const place = await withPin(ada);
    expect(await codeOf(open(ada, aPlace()))).toBe('pin_closed');
    expect(await codeOf(open(bola, place))).toBe('pin_closed');
    // Neither costs the owner a try.
    expect((await failureOf(open(ada, place, '2581'))).message).toContain('4 tries left');
  });

  it('wants the password again when the password is changed, and when all devices are signed out', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    const body = { current_password: ada.password, new_password: 'another horse' };
    await ada.client.account.changePassword({ body });
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
    // What lies on the phone is hers all the same.
    expect(await ada.client.sharedPhone.join({ body: { place } })).toMatchObject({ has_pin: true });
    await ada.client.account.endAllSessions({ query: {} });
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
  });

  it('gives the same key after it was given up and taken again, and no PIN', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    const { seal_key } = await ada.client.sharedPhone.join({ body: { place } });
    await ada.client.sharedPhone.leave({ body: { place } });
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
    expect(await ada.client.sharedPhone.join({ body: { place } })).toEqual({ seal_key, has_pin: false });
  });

  it('has no PIN any more when nobody came back for more than a year', async () => {
    const ada = await aPerson(app);
    const place = await withPin(ada);
    app.clock.advance({ days: 401 });
    await app.runNow(sweepPlaces);
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
  });
});

describe('a PIN', () => {
  it('is set with the password alone, and removed without', async () => {
    const ada = await aPerson(app);
    const place = aPlace();
    const set = (current_password?: string) =>
      ada.client.sharedPhone.setPin({ body: { place, pin, ...(current_password && { current_password }) } });
    expect(await codeOf(set())).toBe('wrong_password');
    expect(await codeOf(set('a wrong one'))).toBe('wrong_password');
    await set(ada.password);
    await ada.client.sharedPhone.setPin({ body: { place, pin: null } });
    expect(await codeOf(open(ada, place))).toBe('pin_closed');
  });

  it('is not one that people try first', async () => {
    const first = ['1111', '1234', '4321', '567890', '0987', '2026', '1999', '1212', '123123', '1122', '2468', '8642'];
    const ofKeys = ['0852', '2580', '8520', '0741', '147741', '258258', '147258', '159753', '901234'];
    expect([...first, ...ofKeys].filter((one) => !isWeakPin(one))).toEqual([]);
    expect(['2586', '1123', '1358', '2126', '201926', '4071', '839201'].filter(isWeakPin)).toEqual([]);
    const ada = await aPerson(app);
    const body = { place: aPlace(), pin: '1234', current_password: ada.password };
    expect(await codeOf(ada.client.sharedPhone.setPin({ body }))).toBe('weak_pin');
  });

  it('leaves more than nineteen PINs of twenty to choose from', () => {
    const all = Array.from({ length: 10_000 }, (_, k) => String(k).padStart(4, '0'));
    expect(all.filter(isWeakPin).length).toBeLessThan(500);
  });

  it.each(['123', '1234567', '12a4', '١٢٣٤'])('has four to six digits, unlike %s', async (typed) => {
    const ada = await aPerson(app);
    expect((await failureOf(open(ada, aPlace(), typed))).status).toBe(422);
  });

  it('stands nowhere in clear, nor does the secret of the phone or the key', async () => {
    const ada = await aPerson(app);
    const place = aPlace();
    await ada.client.sharedPhone.setPin({ body: { place, pin: '739174', current_password: ada.password } });
    const { seal_key } = await ada.client.sharedPhone.join({ body: { place } });
    const dump = await dumpDatabase(app.db);
    for (const secret of ['739174', place, seal_key]) expect(dump).not.toContain(secret);
    expect(app.logLines.join('\n')).not.toContain(place);
  });
});
