import { assemble } from '../assembly/assemble.ts';
import type { Config } from '../config.ts';
import type { AppDeps } from '../deps.ts';
import { features, jobs, type Services } from '../domains.ts';
import { startQueue } from '../platform/queue.ts';
import type { Mail } from '../ports/mail/port.ts';

/** One thing that the operator can do, by its name on the command line. */
export interface Command {
  /** What stands behind the name. */
  takes: readonly string[];
  /** Things that may be left out. */
  mayTake?: readonly string[];
  about: string;
  /** The schema is brought up to date first, but for what makes or copies it. */
  anySchema?: true;
  /** Answers with what to print; throws an error whose message is for the operator. */
  run(deps: AppDeps, ...given: string[]): Promise<string>;
}

/** What there is without a database. */
export interface Alone {
  config: Config;
  openMail(): Mail;
}

/** One that works also where the database is what is broken. */
export interface LoneCommand extends Pick<Command, 'takes' | 'mayTake' | 'about'> {
  runAlone(alone: Alone, ...given: string[]): Promise<string>;
}

/** The command line itself is wrong; the way it is meant is printed with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function wholeNumber(text: string, what: string, { min, max }: { min: number; max: number }): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new UsageError(`${what} must be a whole number from ${min} to ${max}, not ${text}.`);
  }
  return number;
}

/** The product's own services, without its pages and workers. */
export async function withServices<T>(deps: AppDeps, work: (services: Services) => Promise<T>): Promise<T> {
  const queue = await startQueue(deps.db, jobs, deps.log);
  const house = await assemble(features, deps, queue);
  try {
    return await work(house.services);
  } finally {
    await house.stop();
    await queue.stop();
  }
}
