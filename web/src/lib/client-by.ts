import {
  type Client,
  createClient,
  type FeatureOperations,
  featureEndpoints,
  type RawCall,
  type Transport,
} from '@akada/contract/client';
import { API_BASE, sendPlain } from './network.ts';

/** The typed client of every call of the product, by a way to send them. */
export const clientBy = (send: Transport): Client<FeatureOperations> =>
  createClient<FeatureOperations>(featureEndpoints, API_BASE, send);

export function withToken(call: RawCall, token: string | null): RawCall {
  if (token === null) return call;
  const headers = { ...call.init.headers, authorization: `Bearer ${token}` };
  return { ...call, init: { ...call.init, headers } };
}

/** The client of one token as it is, whoever is signed in. */
export const clientWith = (token: string | null) => clientBy((call) => sendPlain(withToken(call, token)));
