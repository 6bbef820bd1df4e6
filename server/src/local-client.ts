import { type Client, createClient, type FeatureOperations, featureEndpoints } from '@akada/contract';
import type { FastifyInstance } from 'fastify';

export interface LocalCaller {
  token?: string | undefined;
  address?: string;
}

/** The typed client straight into a server in the same process, without a port: for tests and demonstration data. */
export function createLocalClient(
  http: FastifyInstance,
  { token, address = '127.0.0.1' }: LocalCaller = {},
): Client<FeatureOperations> {
  return createClient<FeatureOperations>(featureEndpoints, '/api/v1', async ({ url, init }) => {
    const response = await http.inject({
      method: init.method as 'GET',
      url,
      remoteAddress: address,
      headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(init.body !== undefined && { payload: init.body }),
    });
    return new Response(response.statusCode === 204 ? null : response.body, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  });
}
