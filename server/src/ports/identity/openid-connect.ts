import type * as openid from 'openid-client';
import { boundedFetch } from '../../platform/bounded-fetch.ts';
import type { IdentityProvider } from './port.ts';

export interface OpenIdOptions {
  issuer: string;
  clientId: string;
  /** Made anew for each use where the provider wants a short-lived one. */
  clientSecret: () => Promise<string>;
  redirectUri: string;
  scope: string;
  extraParameters?: Record<string, string>;
  /** Takes an address for confirmed about which the provider says nothing. */
  trustsEmails?: boolean;
  /** Whether people are told apart by issuer and subject together. */
  isSubjectOfIssuer?: boolean;
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Descriptions, keys and tokens are a few kilobytes. */
const ask = boundedFetch({ bytes: 1024 * 1024, ms: 10_000 }) as openid.CustomFetch;

/** Loaded with the first sign-in: most schools never have one. */
const load = () => import('openid-client');

/** Plain http only where nothing leaves the machine. */
function execute({ allowInsecureRequests }: typeof openid, issuer: URL) {
  return issuer.protocol === 'http:' && isLoopback(issuer) ? [allowInsecureRequests] : [];
}

/** A provider found by its issuer's own description; asked for at first use, so that it need not be up at start. */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const issuer = new URL(options.issuer);
  let discovered: Promise<openid.ServerMetadata> | undefined;

  async function discover(): Promise<openid.ServerMetadata> {
    const client = await load();
    const found = await client.discovery(issuer, options.clientId, undefined, undefined, {
      execute: execute(client, issuer),
      timeout: 10,
      [client.customFetch]: ask,
    });
    return found.serverMetadata();
  }

  async function metadata(): Promise<openid.ServerMetadata> {
    discovered ??= discover();
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  }

  async function configuration(): Promise<openid.Configuration> {
    const client = await load();
    const secret = client.ClientSecretPost(await options.clientSecret());
    const config = new client.Configuration(await metadata(), options.clientId, undefined, secret);
    for (const step of execute(client, issuer)) step(config);
    config.timeout = 10;
    config[client.customFetch] = ask;
    return config;
  }

  return {
    async authorizationUrl({ state, nonce, verifier }) {
      const client = await load();
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: options.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...options.extraParameters,
      });
      return url.href;
    },

    async redeem({ code, state, iss }, checks) {
      const returned = new URL(options.redirectUri);
      returned.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
      const client = await load();
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, returned, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no identity.');
      // Many providers tell the address and the name only to whoever asks with the token.
      const isAsked = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
      const asked = isAsked ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      const { email, email_verified, name } = { ...claims, ...asked } as Record<string, unknown>;
      // Apple sends the flag as text.
      const isConfirmed = email_verified === true || email_verified === 'true';
      return {
        subject: options.isSubjectOfIssuer ? `${claims.iss} ${claims.sub}` : claims.sub,
        email: typeof email === 'string' ? email : undefined,
        emailVerified: isConfirmed || (options.trustsEmails === true && email_verified === undefined),
        name: typeof name === 'string' ? name : undefined,
      };
    },
  };
}
