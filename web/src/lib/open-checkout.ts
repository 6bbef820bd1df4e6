/** Goes where something is paid: a page of our own, or the provider's. */
export function openCheckout(authorizationUrl: string, navigate: (path: string) => void): void {
  const { origin, pathname, search, href } = new URL(authorizationUrl, window.location.origin);
  if (origin === window.location.origin) navigate(pathname + search);
  else window.location.assign(href);
}
