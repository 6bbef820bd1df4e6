/** A provider that vouches for a person: Google, Apple, or any other that speaks OpenID Connect. */
export interface IdentityProvider {
  /** Where to send the browser. */
  authorizationUrl(checks: SignInChecks): Promise<string>;
  /** Redeems what the provider sent back; throws when it does not hold. */
  redeem(returned: ReturnedParameters, checks: SignInChecks): Promise<Identity>;
}

export type ProviderName = 'google' | 'apple' | 'campus';

/** Only the providers that are configured. */
export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>;

/** What ties a return to the sign-in that it answers. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** The PKCE verifier. */
  verifier: string;
}

export interface ReturnedParameters {
  code: string;
  state: string;
  /** The issuer, which some providers add against being mixed up with another. */
  iss?: string | undefined;
}

export interface Identity {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}
