import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';

const operator = 'desk@akada.example';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { CONTACT_EMAIL: operator } });
  await app.startWorkers();
});
afterAll(() => app.close());

const message = { name: 'Bọ́lá Adé', email: 'bola@student.example', message: 'Ẹ kú iṣẹ́!\n\nI love <b>it</b>.' };
const send = (changes: Partial<typeof message> = {}, address = '10.5.5.5') =>
  app.client({ address }).contact.send({ body: { ...message, ...changes } });

describe('the contact form', () => {
  it('mails the operator, who can answer the sender, and keeps no copy', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
    expect(response.statusCode).toBe(202);
    const mail = await mailTo(app, operator, /^Message from Bọ́lá Adé$/);
    expect(mail.replyTo).toEqual({ name: message.name, address: message.email });
    expect(mail.text).toContain(message.message);
    const kept = () => app.db.queries.selectFrom('contact_messages').select('id').execute();
    await expect.poll(kept).toEqual([]);
  });

  it('shows what was written as text, never as HTML', async () => {
    await send({ name: 'Eve', email: 'eve@student.example', message: '<img src=x onerror=alert(1)>' });
    const mail = await mailTo(app, operator, /^Message from Eve$/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
  });

  it('names every missing field', async () => {
    const error = await failureOf(send({ name: ' ', email: 'nobody', message: '' }));
    expect(error.faults.map(({ msg }) => msg)).toEqual([
      'Name is required',
      'Please enter a valid email address',
      'Message is required',
    ]);
  });

  it.each([
    ['a name of two lines', { name: 'A\r\nBcc: b@c.example' }],
    ['a message over 5,000 characters', { message: 'x'.repeat(5001) }],
    ['a message that is not text', { message: 'a\u0000b' }],
  ])('refuses %s', async (_, changes) => {
    expect((await failureOf(send(changes))).status).toBe(422);
  });

  it('lets one sender write five times an hour', async () => {
    const email = 'eager@student.example';
    for (let n = 0; n < 5; n++) await send({ email }, '10.6.6.6');
    expect((await failureOf(send({ email }, '10.6.6.6'))).status).toBe(429);
  });
});
