import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { termsVersion } from '../../identity/auth/auth.rules.ts';

it('the version on the terms page is the one that sign-up records', () => {
  const page = readFileSync(
    new URL('../../../../../web/src/domains/identity/session/terms-version.ts', import.meta.url),
    'utf8',
  );
  expect(page).toContain(`TERMS_VERSION = '${termsVersion}'`);
});
