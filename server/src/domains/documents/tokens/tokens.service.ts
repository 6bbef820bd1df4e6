import type { TokenBalance, TokenPackage } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Making } from '../../../platform/once.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type {
  BegunPayment,
  Delivery,
  PaymentStatus,
  PaymentsService,
} from '../../billing/payments/payments.service.ts';
import type { Trials } from '../../billing/payments/trials.service.ts';
import * as repo from './tokens.repo.ts';
import { capacityOf, packages } from './tokens.rules.ts';

/** Document tokens: the first document is free, then one token unlocks one document for good. */
export interface TokensService {
  packages(): readonly TokenPackage[];
  balance(userId: string): Promise<TokenBalance>;
  purchase(userId: string, packageId: string, making: Making): Promise<BegunPayment>;
  verify(
    userId: string,
    reference: string,
  ): Promise<{ verified: boolean; status: PaymentStatus; token_balance: TokenBalance }>;
  /** The operator's gift. */
  grant(userId: string, documents: number): Promise<void>;
  /** What payments for packages bring, and what goes with them when they are given back. */
  delivery: Delivery;

  /** Throws 402 before any work, where the document is locked and nothing is left to unlock it with. */
  assertUnlockable(ownerId: string, documentId: string): Promise<void>;
  /**
   * The same, in the transaction that orders a generation, and sets the token aside until that generation is over: of
   * twenty orders for twenty documents with one token, one is begun.
   */
  hold(trx: Queries, ownerId: string, documentId: string, generationId: string): Promise<void>;
  /**
   * Takes the free trial or one token, in the transaction that saves the first result. A document that is unlocked
   * costs nothing more. Throws 402 where the last token went meanwhile.
   */
  unlock(trx: Queries, ownerId: string, documentId: string): Promise<void>;
  /** Which of these are unlocked. */
  listUnlocked(ownerId: string, documentIds: string[]): Promise<Set<string>>;
}

interface TokensDeps {
  db: Database;
  clock: Clock;
  payments: PaymentsService;
  trials: Trials;
  /** Where nothing is sold and nothing held back, documents need no token. */
  areFree: boolean;
}

const [returnPath, cancelPath] = ['/tokens/complete', '/studentassessments'];

export function createTokensService({ db, clock, payments, trials, areFree }: TokensDeps): TokensService {
  const isUnlocked = async (queries: Queries, ownerId: string, documentId: string) =>
    (await repo.listUnlocked(queries, ownerId, [documentId])).length > 0;

  /** An account whose address had its free document before, under an account that is gone, has had it. */
  async function knowingTrial(queries: Queries, userId: string, account: repo.AccountRow): Promise<repo.AccountRow> {
    const used_free_trial = account.used_free_trial || (await trials.wasUsed(queries, userId, 'document'));
    return { ...account, used_free_trial };
  }

  const accountOf = async (userId: string) =>
    knowingTrial(db.queries, userId, await repo.findAccount(db.queries, userId));
  const lockedAccountOf = async (trx: Queries, userId: string) =>
    knowingTrial(trx, userId, await repo.lockAccount(trx, userId));

  async function balance(userId: string): Promise<TokenBalance> {
    const { available, used_free_trial } = await accountOf(userId);
    const { used: documents_used, present: unlocked_documents } = await repo.countUnlocks(db.queries, userId);
    return { available_documents: available, documents_used, used_free_trial, unlocked_documents };
  }

  async function credit(
    trx: Queries,
    userId: string,
    grant: { documents: number; reason: 'purchase' | 'grant'; reference: string | null },
  ): Promise<void> {
    await repo.insertGrant(trx, { id: newId(), user_id: userId, ...grant, granted_at: clock.now() });
    const account = await repo.lockAccount(trx, userId);
    await repo.saveAccount(trx, userId, { ...account, available: account.available + grant.documents });
  }

  const delivery: Delivery = {
    async deliver(trx, { userId, item, reference }) {
      const bought = packages.find(({ id }) => id === item);
      if (!bought) throw new Error(`Nobody knows what to deliver for ${item}.`);
      // The reference is unique among grants: a second credit of one payment cannot be written.
      await credit(trx, userId, { documents: bought.document_count, reason: 'purchase', reference });
      return null;
    },

    /** What is spent is spent: only tokens that are left can be taken back. */
    async withdraw(trx, { userId, reference }) {
      const account = await repo.lockAccount(trx, userId);
      const grant = await repo.findGrant(trx, reference);
      const taken = Math.min(account.available, grant ? grant.documents - grant.withdrawn : 0);
      await repo.saveAccount(trx, userId, { ...account, available: account.available - taken });
      await repo.saveWithdrawn(trx, reference, (grant?.withdrawn ?? 0) + taken);
    },

    async restore(trx, { userId, reference }) {
      const account = await repo.lockAccount(trx, userId);
      const { withdrawn = 0 } = (await repo.findGrant(trx, reference)) ?? {};
      await repo.saveAccount(trx, userId, { ...account, available: account.available + withdrawn });
      await repo.saveWithdrawn(trx, reference, 0);
    },
  };

  return {
    packages: () => (payments.provider ? packages : []),
    balance,
    grant: (userId, documents) =>
      db.queries.transaction().execute((trx) => credit(trx, userId, { documents, reason: 'grant', reference: null })),

    async purchase(userId, packageId, making) {
      const chosen = packages.find(({ id }) => id === packageId);
      if (!chosen) throw new AppError('package_not_found');
      const order = {
        userId,
        purpose: 'tokens' as const,
        item: chosen.id,
        description: `${chosen.name}: ${chosen.document_count} documents`,
        amountKobo: chosen.price * 100,
        returnPath,
        cancelPath,
      };
      return payments.begin(order, making);
    },

    async verify(userId, reference) {
      const status = await payments.settle(userId, 'tokens', reference);
      return { verified: status === 'paid', status, token_balance: await balance(userId) };
    },

    delivery,

    async assertUnlockable(ownerId, documentId) {
      if (areFree || (await isUnlocked(db.queries, ownerId, documentId))) return;
      if (capacityOf(await accountOf(ownerId)) < 1) throw new AppError('payment_required');
    },

    async hold(trx, ownerId, documentId, generationId) {
      if (areFree) return;
      const account = await lockedAccountOf(trx, ownerId);
      if (await isUnlocked(trx, ownerId, documentId)) return;
      const others = (await repo.listHeld(trx, ownerId)).filter((held) => held !== documentId);
      if (capacityOf(account) <= others.length) throw new AppError('payment_required');
      await repo.insertHold(trx, { generation_id: generationId, user_id: ownerId, document_id: documentId });
    },

    async unlock(trx, ownerId, documentId) {
      const account = await lockedAccountOf(trx, ownerId);
      if (await isUnlocked(trx, ownerId, documentId)) return;
      const paid_with = areFree ? 'nothing' : account.used_free_trial ? 'token' : 'free_trial';
      if (!areFree) {
        if (capacityOf(account) < 1) throw new AppError('payment_required');
        const available = account.available - (paid_with === 'token' ? 1 : 0);
        await repo.saveAccount(trx, ownerId, { available, used_free_trial: true });
        if (paid_with === 'free_trial') await trials.use(trx, ownerId, 'document');
      }
      await repo.insertUnlock(trx, {
        user_id: ownerId,
        document_id: documentId,
        paid_with,
        unlocked_at: clock.now(),
      });
    },

    listUnlocked: async (ownerId, documentIds) => new Set(await repo.listUnlocked(db.queries, ownerId, documentIds)),
  };
}
