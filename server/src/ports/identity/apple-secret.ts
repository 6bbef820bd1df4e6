import { importPKCS8, SignJWT } from 'jose';

export interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  /** The private key as PEM; line breaks may be written as \n, as environments often hold them. */
  privateKey: string;
  issuer: string;
}

/** Apple takes a short-lived signed statement in place of a fixed client secret. */
export async function signAppleSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleKey): Promise<string> {
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
}
