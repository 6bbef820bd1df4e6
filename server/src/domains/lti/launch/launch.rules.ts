/** What a launch believes of a browser. Pure. */

/**
 * Whether a page of this origin has sent the request. Browsers say so themselves, where no page can change it; older ones
 * name the origin of a form that is posted. Who says neither is not believed.
 */
export function isOfThisOrigin(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  publicUrl: string,
): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  return site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
}
