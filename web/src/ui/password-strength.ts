/** A rough guess at how hard a password is to guess: length first, then variety, minus what everybody types. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length === 0) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  const common = /^(.)\1*$|1234|abcd|qwerty|passw[o0]rd|letmein|iloveyou|nigeria|akada/i.test(password);
  if (password.length < 8 || different < 5 || common) return 1;
  const points = (password.length >= 12 ? 2 : 1) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  if (points >= 3) return 4;
  return points === 2 ? 3 : 2;
}
