import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { signAppleSecret } from './apple-secret.ts';

it('signs what Apple asks for in place of a client secret, with a key as environments hold it', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const pem = (await exportPKCS8(privateKey)).replaceAll('\n', '\\n');
  const issuer = 'https://appleid.apple.com';
  const secret = await signAppleSecret({
    clientId: 'ng.akada.web',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey: pem,
    issuer,
  });
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey, { audience: issuer, issuer: 'TEAM' });
  expect([payload.sub, protectedHeader.kid]).toEqual(['ng.akada.web', 'KEY']);
});
