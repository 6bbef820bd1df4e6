import { type Client, createClient, type FeatureOperations, featureEndpoints } from '@akada/contract/client';
import { sendWithSession } from './client.ts';
import type { Early } from './early.ts';
import { API_BASE } from './network.ts';

/** A client whose answer is what was asked for early, if that came. */
export const clientAfter = (early: Early | null): Client<FeatureOperations> =>
  createClient<FeatureOperations>(
    featureEndpoints,
    API_BASE,
    async (call) => (await early?.response) ?? sendWithSession(call),
  );
