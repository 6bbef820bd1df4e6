/** The version that sign-up records; the server's `termsVersion` is the same, and a test keeps the two equal. */
export const TERMS_VERSION = '2026-11-16';
