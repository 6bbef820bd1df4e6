import type { SandboxCheckout } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import type { ChargeReport, PaymentStatus, Payments } from '../../ports/payments/port.ts';
import * as repo from './payments.repo.ts';

type Purpose = repo.PaymentRow['purpose'];

/** What was paid for, as the one who delivers it needs to know it. */
export interface Paid {
  userId: string;
  item: string;
  reference: string;
}

export interface PaymentOrder {
  userId: string;
  purpose: Purpose;
  /** What is bought, by its id. */
  item: string;
  description: string;
  amountKobo: number;
  /** The page that takes the learner back; the reference is added. */
  returnPath: string;
}

export interface PaymentsService {
  begin(order: PaymentOrder): Promise<{ reference: string; authorization_url: string }>;
  /** Asks the provider, and delivers what was paid for: once, whoever asks and however often. */
  settle(userId: string, purpose: Purpose, reference: string): Promise<PaymentStatus>;
  checkout(userId: string, reference: string): Promise<SandboxCheckout>;
  decide(userId: string, reference: string, outcome: 'pay' | 'cancel'): Promise<SandboxCheckout>;
}

interface PaymentsDeps {
  db: Database;
  clock: Clock;
  log: Log;
  payments: Payments;
  publicUrl: string;
  /** Delivers within the transaction that marks the payment as paid. */
  onPaid: Record<Purpose, (trx: Queries, paid: Paid) => Promise<void>>;
}

export function createPaymentsService(deps: PaymentsDeps): PaymentsService {
  const { db, clock, log, payments, publicUrl, onPaid } = deps;

  async function get(userId: string, reference: string): Promise<repo.PaymentRow> {
    const payment = await repo.find(db.queries, userId, reference);
    if (!payment) throw new AppError('not_found');
    return payment;
  }

  async function ask<T>(provider: Promise<T>): Promise<T> {
    try {
      return await provider;
    } catch (error) {
      log.error({ err: error, provider: payments.name }, 'payments');
      throw new AppError('payments_unavailable', { retryAfter: 10 });
    }
  }

  /** A provider that reports another sum than was asked for has not been paid for this. */
  function judge(payment: repo.PaymentRow, report: ChargeReport): PaymentStatus {
    const isExact = report.amountKobo === payment.amount_kobo && report.currency === 'NGN';
    return report.status === 'paid' && !isExact ? 'failed' : report.status;
  }

  async function toCheckout(userId: string, reference: string): Promise<SandboxCheckout> {
    const payment = await get(userId, reference);
    const { status } = await ask(payments.verify(reference));
    return {
      reference,
      description: payment.description,
      amount: payment.amount_kobo / 100,
      status,
      return_url: `${payment.return_path}?reference=${reference}`,
    };
  }

  return {
    async begin({ userId, purpose, item, description, amountKobo, returnPath }) {
      const reference = `akada-${newId().replaceAll('_', '-')}`;
      await repo.insert(db.queries, {
        reference,
        user_id: userId,
        provider: payments.name,
        purpose,
        item,
        description,
        amount_kobo: amountKobo,
        return_path: returnPath,
        status: 'pending',
        begun_at: clock.now(),
      });
      const returnUrl = `${publicUrl}${returnPath}?reference=${reference}`;
      const { authorizationUrl } = await ask(payments.begin({ reference, amountKobo, description, returnUrl }));
      return { reference, authorization_url: authorizationUrl };
    },

    async settle(userId, purpose, reference) {
      const payment = await get(userId, reference);
      if (payment.purpose !== purpose) throw new AppError('not_found');
      if (payment.status !== 'pending') return payment.status;
      const status = judge(payment, await ask(payments.verify(reference)));
      if (status === 'pending') return status;
      await db.queries.transaction().execute(async (trx) => {
        const isFirst = await repo.settle(trx, reference, status, clock.now());
        if (isFirst && status === 'paid') await onPaid[purpose](trx, { userId, item: payment.item, reference });
      });
      return (await get(userId, reference)).status;
    },

    async checkout(userId, reference) {
      if (!payments.sandbox) throw new AppError('not_found');
      return toCheckout(userId, reference);
    },

    async decide(userId, reference, outcome) {
      if (!payments.sandbox) throw new AppError('not_found');
      await get(userId, reference);
      await payments.sandbox.decide(reference, outcome === 'pay' ? 'paid' : 'failed');
      return toCheckout(userId, reference);
    },
  };
}
