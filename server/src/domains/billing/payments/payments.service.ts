import type { SandboxCheckout } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Making } from '../../../platform/once.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Authorization, Checkout, Payments } from '../../../ports/payments/port.ts';
import * as users from '../../identity/users/users.service.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import { createLedger, type Deliveries } from './ledger.ts';
import * as repo from './payments.repo.ts';
import { nextCheck } from './payments.rules.ts';
import { createReceipts, type Receipts, type Seller } from './receipts.ts';
import { createReconciliation, type Reconciliation } from './reconciliation.ts';

export type { Deliveries, Delivery } from './ledger.ts';

type Purpose = repo.PaymentRow['purpose'];
export type PaymentStatus = repo.PaymentRow['status'];

/** What is bought, by whom. */
export interface PaymentOrder {
  userId: string;
  purpose: Purpose;
  /** What is bought, by its id. */
  item: string;
  description: string;
  amountKobo: number;
  /** The page that takes the learner back; the reference is added. */
  returnPath: string;
  /** The page for those who cancel. */
  cancelPath: string;
}

/** Where a payment goes on. */
export interface BegunPayment {
  reference: string;
  authorization_url: string;
}

export interface PaymentsService {
  /** Null where nothing is sold. */
  readonly provider: string | null;
  readonly receipts: Receipts;
  begin(order: PaymentOrder, making: Making): Promise<BegunPayment>;
  /** Asks the provider, and delivers what was paid for: once, whoever asks and however often. */
  settle(userId: string, purpose: Purpose, reference: string): Promise<PaymentStatus>;
  /** The reference of the next charge of a stored card: the one that is not over yet, or a new one. */
  orderCharge(trx: Queries, order: PaymentOrder): Promise<string>;
  /** Makes that charge, or finds out what became of it. */
  charge(reference: string, authorization: Authorization): Promise<void>;
  checkout(userId: string, reference: string): Promise<SandboxCheckout>;
  decide(userId: string, reference: string, outcome: 'pay' | 'cancel', channel: string): Promise<SandboxCheckout>;
  receive(body: string, signature: string): Promise<void>;
  /** A charge that waits for the owner of its card, and where it is confirmed; undefined once it is decided. */
  findPaused(
    of: { reference: string } | { userId: string },
  ): Promise<{ userId: string; amountKobo: number; confirmUrl: string } | undefined>;
  /** Whose payment came to nothing, and its sum; undefined while it may still be paid. */
  findFailed(reference: string): Promise<{ userId: string; amountKobo: number } | undefined>;
  /** Null where nothing is sold. */
  reconciliation: Reconciliation | null;
}

interface PaymentsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  payments: Payments | null;
  mail: MailService;
  seller: Seller;
  publicUrl: string;
  deliveries: Deliveries;
}

const newReference = () => `akada-${newId().replaceAll('_', '-')}`;

export function createPaymentsService(deps: PaymentsDeps): PaymentsService {
  const { db, clock, log, payments, publicUrl } = deps;
  const receipts = createReceipts(deps);
  const parts = payments && { ...deps, payments, receipts };
  const ledger = parts && createLedger(parts);
  const reconciliation = parts && ledger && createReconciliation({ ...parts, ledger });

  function onSale(): { payments: Payments; ledger: NonNullable<typeof ledger> } {
    if (!payments || !ledger) throw new AppError('not_on_sale');
    return { payments, ledger };
  }

  async function get(userId: string, reference: string): Promise<repo.PaymentRow> {
    const payment = await repo.findOwn(db.queries, userId, reference);
    if (!payment) throw new AppError('not_found');
    return payment;
  }

  async function ask<T>(provider: Promise<T>): Promise<T> {
    try {
      return await provider;
    } catch (error) {
      log.error({ err: error, provider: payments?.name }, 'payments');
      throw new AppError('payments_unavailable', { retryAfter: 10 });
    }
  }

  function pendingRow(order: PaymentOrder) {
    const { userId: user_id, purpose, item, description, amountKobo: amount_kobo, returnPath, cancelPath } = order;
    const begun_at = clock.now();
    return {
      ...{ reference: newReference(), provider: onSale().payments.name, status: 'pending' as const },
      ...{ user_id, purpose, item, description, amount_kobo, return_path: returnPath, cancel_path: cancelPath },
      ...{ begun_at, check_at: nextCheck(0, begun_at) },
    };
  }

  function toCharge(payment: ReturnType<typeof pendingRow> | repo.PaymentRow, email: string): Checkout {
    const { reference, amount_kobo: amountKobo, description, return_path, cancel_path } = payment;
    const returnUrl = `${publicUrl}${return_path}?reference=${reference}`;
    return { reference, amountKobo, description, email, returnUrl, cancelUrl: publicUrl + cancel_path };
  }

  async function toCheckout(userId: string, reference: string): Promise<SandboxCheckout> {
    const payment = await get(userId, reference);
    const { status } = await ask(onSale().payments.verify(reference));
    return {
      reference,
      description: payment.description,
      amount: payment.amount_kobo / 100,
      status: status === 'paid' || status === 'failed' ? status : 'pending',
      renews: payment.purpose === 'pro',
      return_url: `${payment.return_path}?reference=${reference}`,
      cancel_url: payment.cancel_path,
    };
  }

  return {
    provider: payments?.name ?? null,
    receipts,
    reconciliation,

    async begin(order, making) {
      const { payments } = onSale();
      const buyer = await users.findPerson(db.queries, order.userId);
      if (!buyer) throw new AppError('not_found');
      const row = pendingRow(order);
      // Before the row: nobody can pay by an address that was never told, and a row without one could not be told again.
      const { authorizationUrl } = await ask(payments.begin(toCharge(row, buyer.email)));
      return db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          await repo.insert(trx, row);
          return { reference: row.reference, authorization_url: authorizationUrl };
        }),
      );
    },

    async settle(userId, purpose, reference) {
      const payment = await get(userId, reference);
      if (payment.purpose !== purpose) throw new AppError('not_found');
      const isOpen = payment.status === 'pending' || payment.status === 'failed';
      if (!isOpen || !payments || !ledger || payment.provider !== payments.name) return payment.status;
      await ledger.apply(reference, await ask(payments.verify(reference)));
      return (await get(userId, reference)).status;
    },

    async orderCharge(trx, order) {
      const open = await repo.findOpenRenewal(trx, order.userId);
      if (open) return open.reference;
      const row = pendingRow(order);
      await repo.insert(trx, { ...row, origin: 'renewal' });
      return row.reference;
    },

    async charge(reference, authorization) {
      const { payments, ledger } = onSale();
      const payment = await repo.find(db.queries, reference);
      if (payment?.status !== 'pending') return;
      // It may have been made by somebody who died before he could say so.
      const known = await payments.verify(reference);
      const report =
        known.status === 'unknown'
          ? await payments.charge(toCharge(payment, authorization.email), authorization)
          : known;
      await ledger.apply(reference, report);
    },

    async checkout(userId, reference) {
      if (!payments?.sandbox) throw new AppError('not_found');
      return toCheckout(userId, reference);
    },

    async decide(userId, reference, outcome, channel) {
      if (!payments?.sandbox) throw new AppError('not_found');
      await get(userId, reference);
      await payments.sandbox.decide(reference, outcome === 'pay' ? 'paid' : 'failed', channel);
      return toCheckout(userId, reference);
    },

    async findPaused(of) {
      const payment =
        'userId' in of ? await repo.findOpenRenewal(db.queries, of.userId) : await repo.find(db.queries, of.reference);
      if (payment?.status !== 'pending' || payment.user_id === null || payment.confirm_url === null) return undefined;
      return { userId: payment.user_id, amountKobo: payment.amount_kobo, confirmUrl: payment.confirm_url };
    },

    async findFailed(reference) {
      const payment = await repo.find(db.queries, reference);
      if (payment?.status !== 'failed' || payment.user_id === null) return undefined;
      return { userId: payment.user_id, amountKobo: payment.amount_kobo };
    },

    async receive(body, signature) {
      if (!reconciliation) throw new AppError('not_found');
      await reconciliation.receive(body, signature);
    },
  };
}
