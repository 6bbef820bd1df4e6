import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { boot, fail } from './boot.ts';
import { classNotice } from './class-notice.ts';
import type { Config } from './config.ts';
import { migrations } from './domains.ts';
import { systemClock } from './platform/clock.ts';
import { ownAddresses } from './platform/own-addresses.ts';
import { printable } from './platform/printable.ts';
import { migrate } from './ports/db/migrate.ts';
import { sweepAfterStart } from './sweep.ts';
import { warmUp } from './warm-up.ts';

/** Environment → adapters → services. */

const say = (line: string) => process.stdout.write(`${printable(line)}\n`);

function describe(config: Config, teacher: string, hints: readonly string[], address: string): string[] {
  return [
    `Akada is ready at ${address}`,
    `  mode      ${config.mode} (${config.services.join(' and ')})`,
    `  database  ${config.databaseUrl ? 'Postgres' : `embedded, in ${config.dataDir}`}`,
    `  mail      ${config.mail.smtpUrl ? 'SMTP' : `kept at ${address}/dev/outbox`}`,
    `  payments  ${describePayments(config.payments)}`,
    `  teacher   ${teacher}`,
    ...hints.map((hint) => `            ${hint}`),
  ];
}

function describePayments(payments: Config['payments']): string {
  if (payments.provider === 'off') return 'off: nothing is sold';
  if (payments.provider === 'sandbox') return 'sandbox: no money moves';
  return payments.secretKey.startsWith('sk_live_') ? 'Paystack' : 'Paystack, with a test key: no money moves';
}

async function main(): Promise<void> {
  const adapters = await boot();
  const { config, log, db, teacher, hints, library } = adapters;
  await migrate(db, migrations);
  const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const app = await buildApp({ ...adapters, clock: systemClock, webDist });

  if (config.services.includes('worker')) await app.startWorkers();
  if (config.services.includes('web')) {
    const copyListener = new URL('./copy-listener-worker.js', import.meta.url);
    await app.listen({ host: config.host, port: config.port }, copyListener).catch((error) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${config.port} is in use. Stop what uses it, or set PORT to another one.`);
    });
    const { port } = app.http.server.address() as { port: number };
    const address = config.publicUrl.replace(/:0$/, `:${port}`);
    for (const line of describe(config, teacher.name, hints, address)) say(line);
    if (config.classroom) for (const line of classNotice(ownAddresses(), port, address)) say(line);
  } else {
    say(`Akada's worker is ready (${config.databaseUrl ? 'Postgres' : 'embedded'}).`);
  }

  // The job queue does not wait for all of its own statements: one that fails may cost a retry, never the server.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled'));

  // Where the teacher works, in its own thread: nobody waits for it.
  if (config.services.includes('worker')) {
    void warmUp(teacher, library).catch((error) => log.warn({ err: error }, 'warming up'));
  }

  sweepAfterStart();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Draining has an end: whatever is still open then is cut.
    setTimeout(() => process.exit(1), 25_000).unref();
    await app.stop();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

main().catch(fail);
