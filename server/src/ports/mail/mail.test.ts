import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../../test/smtp.ts';
import { chooseMail } from './choose.ts';
import { createOutbox } from './outbox.ts';
import { type Mail, type Message, UndeliverableError } from './port.ts';
import { createSmtp } from './smtp.ts';

/** One suite for both adapters; SMTP against a real server. */

const from = 'Akada <akada@school.example>';
const letter: Message = {
  to: 'ngozi@student.example',
  subject: 'Ẹ káàbọ̀, Ngọzi',
  text: 'Kọ́di rẹ: 0042\nhttps://akada.example/x?a=1&b=2',
  html: '<p>Kọ́di rẹ: <b>0042</b></p>',
  replyTo: { name: 'Ọlá "the" Bello', address: 'ola@student.example' },
};

interface Received {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string } | undefined;
}

interface Scene {
  mail: Mail;
  received(): Received[];
  close(): Promise<void>;
}

function outboxScene(): Scene {
  const mail = createOutbox();
  return {
    mail,
    received: () => [...(mail.kept?.() ?? [])].map(({ replyTo, ...rest }) => ({ ...rest, replyTo })).reverse(),
    close: async () => mail.close(),
  };
}

async function smtpScene(): Promise<Scene> {
  const server = await startSmtp();
  const mail = createSmtp({ smtpUrl: server.url, from });
  return {
    mail,
    received: () =>
      server.delivered.map(({ to, subject = '', text = '', html = '', replyTo }) => ({
        to: to?.[0]?.address ?? '',
        subject,
        text: text.trimEnd(),
        html: html.trimEnd(),
        replyTo: replyTo?.[0]?.address ? { name: replyTo[0].name, address: replyTo[0].address } : undefined,
      })),
    close: async () => {
      mail.close();
      await server.close();
    },
  };
}

describe.each([
  ['the outbox', async () => outboxScene()],
  ['SMTP', smtpScene],
])('mail through %s', (_, open) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await open();
  });
  afterAll(() => scene.close());

  it('arrives with both parts, its subject and its reply address, in every letter', async () => {
    await scene.mail.send(letter);
    expect(scene.received().at(-1)).toMatchObject(letter);
  });

  it('has no reply address of its own where none is given', async () => {
    const { replyTo: _, ...plain } = letter;
    await scene.mail.send(plain);
    const arrived = scene.received().at(-1);
    expect(arrived).toMatchObject(plain);
    expect(arrived).not.toHaveProperty('replyTo', letter.replyTo);
  });

  it('goes to one person, whatever line breaks a field holds', async () => {
    await scene.mail.send({ ...letter, subject: 'Hello\r\nBcc: everyone@student.example' });
    expect(scene.received().at(-1)?.to).toBe(letter.to);
  });
});

describe('the outbox', () => {
  it('keeps the newest fifty, newest first', async () => {
    const mail = createOutbox();
    for (let n = 1; n <= 60; n++) await mail.send({ ...letter, subject: String(n) });
    expect(mail.kept?.().map(({ subject }) => subject)).toEqual(Array.from({ length: 50 }, (_, n) => String(60 - n)));
  });
});

describe('SMTP', () => {
  let server: TestSmtp;
  beforeAll(async () => {
    server = await startSmtp();
  });
  afterAll(() => server.close());

  it('names the sender of the configuration and marks the mail as written by a machine', async () => {
    const mail = createSmtp({ smtpUrl: server.url, from });
    await mail.send(letter);
    const [received] = server.delivered;
    expect(received?.from).toMatchObject({ name: 'Akada', address: 'akada@school.example' });
    expect(received?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(received?.headers.some(({ key }) => key === 'bcc')).toBe(false);
    mail.close();
  });

  it('names the address that stops letters of its kind by one click, where there is one', async () => {
    const mail = createSmtp({ smtpUrl: server.url, from });
    const unsubscribe = `https://akada.example/stop?token=${'x'.repeat(120)}`;
    await mail.send({ ...letter, unsubscribe });
    const headers = server.delivered.at(-1)?.headers ?? [];
    expect(headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${unsubscribe}>`);
    expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    await mail.send(letter);
    expect(server.delivered.at(-1)?.headers.some(({ key }) => key.startsWith('list-'))).toBe(false);
    mail.close();
  });

  it('says that an address is refused for good, and goes on afterwards', async () => {
    const mail = createSmtp({ smtpUrl: server.url, from });
    await expect(mail.send({ ...letter, to: 'refused@student.example' })).rejects.toThrow(UndeliverableError);
    await expect(mail.send(letter)).resolves.toBeUndefined();
    mail.close();
  });

  it('rejects when no server is there', async () => {
    const gone = await startSmtp();
    await gone.close();
    const mail = createSmtp({ smtpUrl: gone.url, from });
    await expect(mail.send(letter)).rejects.toThrow('ECONNREFUSED');
    mail.close();
  });
});

describe('the choice', () => {
  it('is the outbox without an SMTP server, and SMTP with one', () => {
    expect(chooseMail({ smtpUrl: undefined, from }).kept?.()).toEqual([]);
    const smtp = chooseMail({ smtpUrl: 'smtp://127.0.0.1:1', from });
    expect(smtp.kept).toBeUndefined();
    smtp.close();
  });
});
