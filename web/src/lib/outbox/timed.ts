import type { CallOptions } from '@akada/contract/client';

/** A call that tells when something was, by the clock of this device. */
interface Timed {
  body: { sent_at?: string | undefined };
}

/** Says of each try when it is made: by the difference the server puts the moments right where the clock here is wrong. */
export const timed =
  <Input extends Timed, Answer>(call: (input: Input, options?: CallOptions) => Promise<Answer>) =>
  (input: Input, options?: CallOptions): Promise<Answer> =>
    call({ ...input, body: { ...input.body, sent_at: new Date().toISOString() } }, options);
