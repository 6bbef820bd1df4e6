import {
  type Client,
  createClient,
  type FeatureOperations,
  featureEndpoints,
  type Transport,
} from '@akada/contract/client';
import { API_BASE } from './network.ts';

/** The typed client of every call of the product, by a way to send them. */
export const clientBy = (send: Transport): Client<FeatureOperations> =>
  createClient<FeatureOperations>(featureEndpoints, API_BASE, send);
