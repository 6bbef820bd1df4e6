// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const FORBIDDEN = /[\u0000-\u0020\u007f\\]/;

/**
 * The path of a link that may be followed inside the app, or null.
 * Only a path on this origin passes; an absolute link to this origin is reduced to its path.
 */
export function toSafePath(link: string | null | undefined, givenOrigin?: string): string | null {
  if (!link || FORBIDDEN.test(link)) return null;
  const origin = givenOrigin ?? window.location.origin;
  const isPath = link.startsWith('/') && !link.startsWith('//');
  const isAbsolute = /^https?:\/\//i.test(link);
  if (!isPath && !isAbsolute) return null;
  const url = URL.canParse(link, origin) ? new URL(link, origin) : null;
  if (!url || url.origin !== origin || url.username || url.password) return null;
  // Dot segments can leave two slashes in front: `/.//evil.example` would be a link to another host.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
