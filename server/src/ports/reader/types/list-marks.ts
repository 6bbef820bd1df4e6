/** Signs that are nothing but bullets. */
export const bulletSigns = '•▪◦‣●○■□➢➤❖▶►▸▹▷◆◇';
/** And those that may mean something else elsewhere, for the end of a class of characters. */
export const bulletsAndDashes = `${bulletSigns}✓✔·∙⁃–—*-`;
const bullet = new RegExp(`^\\s*[${bulletsAndDashes}][\\s\\u00a0]+(\\S.*)$`, 'su');
const number = /^\s*\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)][\s\u00a0]+(\S.*)$/su;

/** The text behind a bullet, or null. */
export function bulletOf(line: string): string | null {
  return bullet.exec(line)?.[1] ?? null;
}

/** The mark and the text of a numbered item ("1.", "(a)", "iv)"), or null. */
export function numberOf(line: string): { mark: string; text: string } | null {
  const found = number.exec(line);
  return found ? { mark: found[1] ?? '', text: found[2] ?? '' } : null;
}
