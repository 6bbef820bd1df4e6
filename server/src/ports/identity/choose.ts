import type { Config } from '../../config.ts';
import { signAppleSecret } from './apple-secret.ts';
import { createOpenIdProvider } from './openid-connect.ts';
import type { IdentityProviders } from './port.ts';

/** Google, Apple and an institution's own, each where its credentials are given. */
export function chooseIdentityProviders({ publicUrl, google, apple, campus }: Config): IdentityProviders {
  const redirectUri = (name: string) => `${publicUrl}/api/v1/auth/${name}/callback`;
  return {
    ...(google && {
      google: createOpenIdProvider({
        issuer: google.issuer,
        clientId: google.clientId,
        clientSecret: async () => google.clientSecret,
        redirectUri: redirectUri('google'),
        scope: 'openid email profile',
      }),
    }),
    ...(apple && {
      apple: createOpenIdProvider({
        issuer: apple.issuer,
        clientId: apple.clientId,
        clientSecret: () => signAppleSecret(apple),
        redirectUri: redirectUri('apple'),
        scope: 'openid email name',
        extraParameters: { response_mode: 'form_post' },
      }),
    }),
    ...(campus && {
      campus: createOpenIdProvider({
        issuer: campus.issuer,
        clientId: campus.clientId,
        clientSecret: async () => campus.clientSecret,
        redirectUri: redirectUri('campus'),
        scope: 'openid email profile',
        trustsEmails: campus.trustsEmails,
        // Another provider may be configured one day, and its numbers mean other people.
        isSubjectOfIssuer: true,
      }),
    }),
  };
}
