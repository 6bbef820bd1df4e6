/** How long a sign-in may take at the provider, and how long its one-time code may be redeemed. */
export const providerMinutes = 15;
export const codeMinutes = 10;

export const providerTitles = { google: 'Google', apple: 'Apple', campus: 'Campus' } as const;

export function isExpired(since: Date, minutes: number, now: Date): boolean {
  return now.getTime() - since.getTime() > minutes * 60_000;
}

/**
 * Whether a claim is one address, and nothing that becomes another when it is put into lower case (the sign of Kelvin
 * becomes a k): what a provider vouches for is taken for the person's own.
 */
export const isOneAddress = (email: string): boolean =>
  email.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email);
