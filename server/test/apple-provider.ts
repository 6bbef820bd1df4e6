import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { startOpenIdProvider, type TestProvider } from './openid-provider.ts';

/**
 * A provider on loopback with the ways of Apple: the client proves itself by a short-lived statement that it signs
 * (ES256), the return is a posted form, the name comes in that form at the first consent and never again, the identity
 * token bears no name and its flags as text, and there is no address to ask for more.
 */
export interface AppleProvider extends TestProvider {
  /** For the server's environment. */
  env: Record<string, string>;
  /** How often the name was sent. */
  namesSent: number;
}

const [teamId, keyId, clientId] = ['TEAM123456', 'KEY1234567', 'ng.akada.web'];

export async function startAppleProvider(redirectUri: string): Promise<AppleProvider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const named = new Set<string>();

  const judgeSecret = (secret: string) =>
    jwtVerify(secret, publicKey, {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      audience: provider.issuer,
      requiredClaims: ['exp', 'iat'],
    }).then(
      ({ protectedHeader }) => protectedHeader.kid === keyId,
      () => false,
    );

  /** Only the first consent tells the name. */
  const changePage = (html: string) => {
    const { sub, name } = provider.person;
    if (!html.includes('name="code"') || !name || named.has(sub)) return html;
    named.add(sub);
    apple.namesSent += 1;
    const [firstName, lastName] = name.split(' ');
    const user = JSON.stringify({ name: { firstName, lastName }, email: provider.person.email });
    return html.replace(
      '</form>',
      `<input type="hidden" name="user" value="${user.replaceAll('"', '&quot;')}"/></form>`,
    );
  };

  const provider = await startOpenIdProvider(redirectUri, {
    clientId,
    judgeSecret,
    changePage,
    claimsOf: ({ email, email_verified }) => ({
      email,
      email_verified: String(email_verified),
      is_private_email: String(email.endsWith('@privaterelay.appleid.com')),
    }),
  });
  const apple: AppleProvider = Object.assign(provider, {
    namesSent: 0,
    env: {
      APPLE_ISSUER: provider.issuer,
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: teamId,
      APPLE_KEY_ID: keyId,
      // As environments hold it.
      APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
    },
  });
  return apple;
}
