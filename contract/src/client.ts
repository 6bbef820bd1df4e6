/** What a browser needs of the contract: endpoint tables, the client and types. No schema, so no zod. */
export type { AuthResponse, Profile, User } from './auth/schemas.ts';
export type { ErrorCode } from './errors.ts';
export { type FeatureOperations, featureEndpoints } from './features.ts';
export { ApiError, type FieldFault } from './http/api-error.ts';
export { type CallOptions, type Client, createClient, type RawCall, type Transport } from './http/client.ts';
export type { Access, Endpoint, Method } from './http/endpoint.ts';
