import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { dataFolder } from './data-folder.ts';

export type Log = Logger;

/** Never written, wherever they stand in what is logged. */
const secretKeys = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'reset_token',
  'attempt_token',
  'code',
  'authorization',
  'refresh-token',
  'cookie',
  'secret',
  'apiKey',
  'secretKey',
  'authorization_code',
];
const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/** An error's own code (a Postgres state, say) under a name that is not taken for a secret one. */
function describeError(error: Error & { code?: unknown }) {
  const { code, ...rest } = pino.stdSerializers.err(error) as { code?: unknown };
  return { ...rest, errorCode: code };
}

/** A structured log on the given stream. */
export function createLog(level: Config['logLevel'], stream: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: describeError },
    },
    stream,
  );
}

/** A write for every request would cost more than the request: lines leave in batches, each second and at the end. */
function buffered(dest: number): DestinationStream {
  const stream = pino.destination({ dest, sync: false, minLength: 4096, periodicFlush: 1000 });
  // A full disk costs lines of the log, never the server.
  stream.on('error', () => {});
  process.on('exit', () => {
    try {
      stream.flushSync();
    } catch {
      // Nor its orderly end.
    }
  });
  return stream;
}

/**
 * In production everything goes to standard output, for whatever collects it. On one's own machine the terminal stays
 * quiet: the log is a file in the data folder, and only errors are printed as well.
 */
export function chooseLogStream(config: Config): DestinationStream {
  if (config.mode === 'production') return buffered(1);
  const folder = join(config.dataDir, dataFolder.logs);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return pino.multistream([
    // Opened here and now: a program that gives up at once has a stream that can be flushed.
    { level: 'debug', stream: buffered(openSync(join(folder, 'akada.log'), 'a', 0o600)) },
    { level: 'error', stream: pino.destination({ dest: 2, sync: true }) },
  ]);
}
