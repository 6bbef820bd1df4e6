/** What must never stand in a log line, by its look. */
const secretLooks: [name: string, look: RegExp][] = [
  ['access token', /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/],
  ['refresh token', /akr_[\w-]{20,}/],
  ['recovery token', /akp_[\w-]{20,}/],
  ['confirmation token', /akc_[\w-]{10,}\./],
  ['unsubscription token', /aku_[\w-]{10,}\./],
  ['calendar address', /akl_[\w-]{10,}\./],
  ['password hash', /\$argon2/],
  ['bearer header', /bearer [\w-]{8,}/i],
];

export function assertNoSecrets(lines: string[]): void {
  for (const line of lines) {
    for (const [name, look] of secretLooks) {
      if (look.test(line)) throw new Error(`The log holds something that looks like a ${name}.`);
    }
  }
}
