/** System codes of a server that is away, and our own for one that was not reached in time. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'CONNECTION_TIMEOUT', 'STORAGE_AWAY'],
]);

/** States of a Postgres that is starting, stopping, cut off or full of connections. */
const states = /^(57P0[1-5]|08\d{3}|53300)$/;

/** What the driver says without a code: a connection that was lost, or not had in time. */
const messages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
  'Cannot use a pool after calling end',
  'embedded database has stopped',
];

/** Whether something failed because the other side is away for now: worth trying again soon. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const [named, said] = [String(code ?? ''), String(message ?? '')];
  return codes.has(named) || states.test(named) || messages.some((text) => said.includes(text));
}
