import { describe, expect, it } from 'vitest';
import { closedDoors, domainCycles, importsIn } from './domains.mjs';

const at = (/** @type {string} */ path) => `server/src/domains/${path}`;

describe('domains in a circle', () => {
  it('are found, with the imports that close it, also over a third domain and by types alone', () => {
    const all = importsIn({
      [at('quizzes/a.ts')]: "import { b } from '../billing/b.service.ts';",
      [at('billing/plans/b.ts')]: "import type { C } from '../../letters/c.service.ts';",
      [at('letters/c.ts')]: "const a = await import('../quizzes/a.service.ts');",
    });
    expect(domainCycles(all)).toEqual([
      `quizzes → billing → letters → quizzes, by ${at('quizzes/a.ts')}, ${at('billing/plans/b.ts')}, ${at('letters/c.ts')}`,
    ]);
  });

  it('are not two ways to the same domain, nor rooms of one', () => {
    const all = importsIn({
      [at('quizzes/a.ts')]: "import '../billing/b.service.ts';\nimport '../letters/c.service.ts';",
      [at('billing/b.ts')]: "import '../letters/c.service.ts';",
      [at('letters/mail/c.ts')]: "import '../contact/d.ts';",
      [at('letters/contact/d.ts')]: "import '../mail/e.ts';",
    });
    expect(domainCycles(all)).toEqual([]);
  });
});

describe('a door', () => {
  const mail = at('letters/mail/mail.service.ts');
  it('is closed where only its own domain comes in', () => {
    expect(
      closedDoors(importsIn({ [at('letters/contact/contact.ts')]: "import '../mail/mail.service.ts';" }), [mail]),
    ).toEqual([mail]);
  });

  it.each([at('quizzes/quizzes.ts'), 'server/src/operator.ts'])('is open to %s', (from) => {
    expect(closedDoors([{ from, to: mail }], [mail])).toEqual([]);
  });
});
