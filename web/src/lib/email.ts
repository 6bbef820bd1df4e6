/** The longest address that mail can carry; also keeps the pattern quick. */
const MAX_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function looksLikeEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= MAX_EMAIL && EMAIL.test(email);
}

/** The address of an account that a learning platform opened: no letter reaches it, and nobody shall read it. */
export const leadsNowhere = (email: string): boolean => email.endsWith('.invalid');
