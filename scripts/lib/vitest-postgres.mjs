import { startPostgres } from './postgres.mjs';

/** Vitest's global set-up: one throw-away Postgres for the whole run, or the one that TEST_POSTGRES_URL names. */
export default async function setup() {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}
