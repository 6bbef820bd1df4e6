import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  /** Everything that was delivered, read as a mail program would. */
  delivered: Email[];
  /** Holds every delivery until the returned function is called: a server that is very slow. */
  hold(): () => void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback. An address that begins with "refused" does not exist on it. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const delivered: Email[] = [];
  let gate: Promise<void> = Promise.resolve();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('No such person here') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await gate;
        delivered.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  // A client that hangs up in the middle is part of what is tested.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
