import { expect } from 'vitest';
import { aPerson, type Person } from './factories.ts';
import type { TestApp, TestClient } from './harness.ts';
import { mailsTo } from './mails.ts';

const subject = /^(\d{4}) is your Akada recovery code$/;

export interface Recovery {
  person: Person;
  email: string;
  code: string;
  requestId: string;
}

/** Asks for a code and reads it from the mail; needs running workers. */
export async function aRecovery(
  app: TestApp,
  typed: (email: string) => string = (email) => email,
  given?: Person,
): Promise<Recovery> {
  const person = given ?? (await aPerson(app));
  const { email } = person.user;
  const codes = () => mailsTo(app, email).flatMap((mail) => subject.exec(mail.subject)?.[1] ?? []);
  const before = codes().length;
  const { request_id } = await app.client().recovery.forgotPassword({ body: { email: typed(email) } });
  await expect.poll(() => codes().length, { timeout: 20_000 }).toBe(before + 1);
  return { person, email, code: codes()[0] ?? '', requestId: request_id };
}

export async function resetTokenFor(app: TestApp, given?: Person): Promise<Recovery & { resetToken: string }> {
  const recovery = await aRecovery(app, undefined, given);
  const { email, code, requestId } = recovery;
  const answer = await app.client().recovery.verifyCode({ body: { email, code, request_id: requestId } });
  return { ...recovery, resetToken: answer.reset_token };
}

/** The password that `readyToReset` leaves behind. */
export const recoveredPassword = 'kerosene lamp 9';

/** All but the last step of a recovery, which is what it gives. */
export async function readyToReset(app: TestApp, person: Person) {
  const { resetToken: reset_token } = await resetTokenFor(app, person);
  return () => app.client().recovery.resetPassword({ body: { reset_token, password: recoveredPassword } });
}

/** Whoever has recovered the account, signed in again. */
export async function afterRecovery(app: TestApp, { user }: Pick<Person, 'user'>): Promise<TestClient> {
  const body = { email: user.email, password: recoveredPassword };
  return app.client({ token: (await app.client().auth.login({ body })).access_token });
}

/** A code that is not this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0');
}
