import { authEndpoints } from './auth/endpoints.ts';
import type { authOperations } from './auth/schemas.ts';

/** Every feature's endpoint table, for clients; a new feature is registered here and in contract.ts. */
export const featureEndpoints = {
  auth: authEndpoints,
};

/** The operations' types of each feature, from which the client's types follow. */
export interface FeatureOperations {
  auth: typeof authOperations;
}
