import type { Client, FeatureOperations, Transport } from '@akada/contract/client';
import { sendWithSession } from './client.ts';
import { clientBy } from './client-by.ts';

/** Makes a call of the typed client and gives its answer unread: for files and streams. A refusal throws as ever. */
export async function openCall(
  call: (client: Client<FeatureOperations>) => Promise<unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  let answer: Response | undefined;
  const send: Transport = async (raw) => {
    const init = { ...raw.init, headers: { ...raw.init.headers, ...headers } };
    answer = await sendWithSession({ ...raw, init });
    // The client would read the body of any other answer.
    return answer.ok ? new Response(null, { status: 204 }) : answer;
  };
  await call(clientBy(send));
  if (!answer) throw new Error('The call was not made');
  return answer;
}
