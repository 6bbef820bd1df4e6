import type { AppDeps } from '../deps.ts';
import { countDocuments } from '../domains/documents/figures.repo.ts';
import {
  disableAccount,
  enableAccount,
  findAccounts,
  getAccount,
} from '../domains/identity/account/operating.service.ts';
import { listSessions } from '../domains/identity/auth/sessions.service.ts';
import type { Person } from '../domains/identity/users/users.service.ts';
import { countQuizzes } from '../domains/quizzes/figures.repo.ts';
import { countSprints } from '../domains/sprints/paths/figures.repo.ts';
import type { Database } from '../ports/db/port.ts';
import { wholeNumber, withServices } from './command.ts';
import { megabytes } from './statistics.ts';

/** What the operator does about accounts; each answers with what to print, and never with a secret. */

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? 'never';

function lineOf({ id, email, name, created_at, email_confirmed_at, disabled_at }: Person): string {
  const marks = [email_confirmed_at ? '' : 'not confirmed', disabled_at ? 'DISABLED' : ''].filter(Boolean);
  return [`${id}  ${dayOf(created_at)}  ${email}  ${name}`, ...marks].join('  ');
}

export async function describeAccounts({ db }: AppDeps, text: string): Promise<string> {
  const found = await findAccounts(db, text);
  if (found.length === 0) throw new Error(`No account holds “${text}” in its address or name.`);
  return found.map(lineOf).join('\n');
}

/** How much an account holds; nothing of what it says. */
async function holdingsOf({ queries }: Database, userId: string) {
  const uses = (await listSessions(queries, userId)).map((session) => session.last_used_at.getTime());
  const { documents, bytes } = await countDocuments(queries, userId);
  return {
    lastUse: uses.length > 0 ? new Date(Math.max(...uses)) : null,
    ...(await countSprints(queries, userId)),
    ...{ documents, bytes },
    quizzes: await countQuizzes(queries, userId),
  };
}

export async function describeAccount(deps: AppDeps, who: string): Promise<string> {
  const account = await getAccount(deps.db, who);
  const held = await holdingsOf(deps.db, account.id);
  const { plan, tokens } = await withServices(deps, async ({ billing, tokens }) => ({
    plan: (await billing.state(account.id)).subscription,
    tokens: await tokens.balance(account.id),
  }));
  const until = plan.current_period_ends_at ? ` until ${plan.current_period_ends_at.slice(0, 10)}` : '';
  const rows = {
    id: account.id,
    name: account.name,
    email: `${account.email} (${account.email_confirmed_at ? 'confirmed' : 'not confirmed'})`,
    state: account.disabled_at ? `disabled on ${dayOf(account.disabled_at)}` : 'enabled',
    joined: dayOf(account.created_at),
    'last here': dayOf(held.lastUse),
    plan: `${plan.status}${until}`,
    tokens: `${tokens.available_documents} left, ${tokens.documents_used} used`,
    sprints: `${held.sprints}, ${held.daysCompleted} days completed`,
    documents: `${held.documents}, ${megabytes(held.bytes)}`,
    quizzes: String(held.quizzes),
  };
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(10)} ${value}`)
    .join('\n');
}

export async function grantTokens(deps: AppDeps, who: string, count: string): Promise<string> {
  const documents = wholeNumber(count, 'The number of tokens', { min: 1, max: 1000 });
  const { id, email } = await getAccount(deps.db, who);
  const left = await withServices(deps, async ({ tokens }) => {
    await tokens.grant(id, documents);
    return (await tokens.balance(id)).available_documents;
  });
  return `${email} has ${left} tokens now.`;
}

export async function grantPro(deps: AppDeps, who: string, count: string): Promise<string> {
  const days = wholeNumber(count, 'The number of days', { min: 1, max: 3660 });
  const { id, email } = await getAccount(deps.db, who);
  const { subscription } = await withServices(deps, async ({ billing }) => {
    await billing.grant(id, days);
    return billing.state(id);
  });
  return `${email} has Pro until ${subscription.current_period_ends_at?.slice(0, 10)}.`;
}

export async function disable(deps: AppDeps, who: string): Promise<string> {
  const { id, email, disabled_at } = await getAccount(deps.db, who);
  if (disabled_at) return `${email} is disabled since ${dayOf(disabled_at)}.`;
  await withServices(deps, ({ sessions }) => disableAccount({ ...deps, sessions }, id));
  return `${email} is disabled. Every session has ended; nothing was deleted.`;
}

export async function enable({ db }: AppDeps, who: string): Promise<string> {
  const { id, email } = await getAccount(db, who);
  await enableAccount(db, id);
  return `${email} can sign in.`;
}
