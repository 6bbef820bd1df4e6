/**
 * A phone is shared, so what is in the browser belongs either to the device or to the account that is signed in. This is
 * the list of what is not an account's: clearing goes by it, whichever features are loaded, and a key that somebody adds
 * without naming it here is the account's.
 */
export const owners = {
  rememberedEmail: 'device',
  theme: 'device',
  saver: 'device',
  dataUse: 'device',
  language: 'device',
  // What was handed in without a connection stays until it is sent; nothing shows it, and no later account lends it a token.
  outbox: 'device',
  sessionsToEnd: 'device',
  deviceKey: 'device',
  quizSubmissions: 'device',
  // Of the tab, and of whoever signs in to go on with it.
  ltiLaunch: 'device',
  // Who learns on a shared phone.
  sharedPhone: 'device',

  redirectAfterAuth: 'return',
  quizToAccess: 'return',
  placeOfProof: 'return',

  // First, because other tabs look when it goes.
  token: 'session',
  refreshToken: 'session',
  user: 'session',
  userId: 'session',
  userName: 'session',
  userEmail: 'session',
  userAvatar: 'session',
  clockSkew: 'session',

  reloadCount: 'tab',
  reloadedAddress: 'tab',
  token_refresh_attempted: 'tab',
  settingsFetchAttempts: 'tab',
  redirectAttempts: 'tab',
  refreshAttempts: 'tab',
  expiryUntold: 'tab',

  sealedFor: 'mark',
  // Whose reminders the browser still gets decides whether they go on after the next sign-in.
  pushOwner: 'mark',
} as const;

/**
 * Whose an entry is. `account`: removed when it logs out, sealed when its session expires. `device`: nobody's, stays.
 * `return`: where to go after signing in. `session`: who is signed in; worth nothing without the tokens, and told anew at
 * the next sign-in. `tab`: guards against loops, which count on whoever is signed in. `mark`: says of whom a seal or a
 * subscription is. `queue`: what an account has yet to send; it stays for its owner alone.
 */
export type Owner = (typeof owners)[keyof typeof owners] | 'account' | 'queue';

/** The calls of one account that wait for a connection. */
export const QUEUE = 'outbox_';

/** Whose a key is, also one that nobody here knows. */
export function ownerOf(key: string): Owner {
  if (key.startsWith(QUEUE)) return 'queue';
  return Object.hasOwn(owners, key) ? owners[key as keyof typeof owners] : 'account';
}

type OwnerOf<K extends string> = K extends keyof typeof owners
  ? (typeof owners)[K]
  : K extends `${typeof QUEUE}${string}`
    ? 'queue'
    : 'account';

/** A key, where it is of the owner that its feature says: the compiler compares both. */
export type KeyOf<O extends Owner, K extends string> = OwnerOf<K> extends O ? K : never;
