import { aDocument } from '../documents.ts';
import { aPerson, type Person } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { aQuiz } from '../quizzes.ts';

/** Everybody who may call: each kind with a token of its own, the nobodies among them. */
export interface Callers {
  kinds: (string | undefined)[];
  /** Somebody whose token no longer works is replaced. */
  renew(token: string | undefined): Promise<void>;
}

async function anOwner(app: TestApp): Promise<Person> {
  const owner = await aPerson(app);
  await aDocument(owner);
  await aQuiz(owner);
  return owner;
}

export async function gatherCallers(app: TestApp): Promise<Callers> {
  const late = await aPerson(app);
  app.clock.advance({ minutes: 20 });
  const [owner, stranger] = [await anOwner(app), await aPerson(app)];
  const broken = `${stranger.token.slice(0, -4)}AAAA`;
  // An owner twice, as most calls are an owner's.
  const kinds = [owner.token, owner.token, stranger.token, late.token, broken, stranger.refreshToken, undefined];
  return {
    kinds,
    async renew(token) {
      if (token === kinds[0]) kinds.fill((await anOwner(app)).token, 0, 2);
      if (token === kinds[2]) kinds[2] = (await aPerson(app)).token;
    },
  };
}
