/**
 * What every answer carries. Written out rather than computed by a library, which would put the same text together
 * again for each answer; a test holds the policy against an evaluator.
 */

/** Scripts and styles only as files of our own, nothing from elsewhere, nothing framed; videos only after a click. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join(';');

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The camera scans codes from files; see web/src/domains/sharing/scan.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
} as const;

/** What says something of a page and nothing of a file that it loads: on a phone's line each kilobyte counts. */
const ofPages = ['cross-origin-opener-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy'] as const;
type HeaderName = keyof typeof securityHeaders;

/** What the build makes for a page to load. What runs as a worker has a policy of its own, and is called so. */
const loadedByPages = /\/assets\/(?!.*\.worker)[^/]+\.(js|css|woff2)(\.br|\.gz)?$/;

/** The headers that a file at this path does without. */
export function needlessFor(path: string): readonly HeaderName[] {
  if (loadedByPages.test(path)) return [...ofPages, 'content-security-policy'];
  return /\.js(\.br|\.gz)?$/.test(path) ? ofPages : [];
}
