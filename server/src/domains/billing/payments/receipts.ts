import type { Receipt, ReceiptSummary } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import * as users from '../../identity/users/users.service.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import type { PaymentRow } from './payments.repo.ts';
import { movesNoMoney, vatWithin } from './payments.rules.ts';
import { composeReceipt } from './receipt-letter.ts';
import * as repo from './receipts.repo.ts';

/** Who sells, as it stands on the receipts. Prices include the VAT. */
export interface Seller {
  name: string;
  address: string | null;
  taxNumber: string | null;
  vatPercent: number;
}

export interface Period {
  from: Date;
  until: Date;
}

export interface Receipts {
  /** Writes the receipt of a payment and queues it as a letter, in the transaction that marks the payment as paid. */
  issue(trx: Queries, payment: PaymentRow & { user_id: string }, period: Period | null): Promise<void>;
  list(userId: string): Promise<{ receipts: ReceiptSummary[] }>;
  get(userId: string, number: string): Promise<Receipt>;
  composer: Composer;
}

interface ReceiptsDeps {
  db: Database;
  clock: Clock;
  mail: MailService;
  seller: Seller;
}

function toSummary(row: repo.ReceiptRow): ReceiptSummary {
  return {
    number: row.number,
    issued_at: row.issued_at.toISOString(),
    description: row.description,
    amount: row.amount_kobo / 100,
    status: row.status === 'refunded' || row.status === 'disputed' ? row.status : 'paid',
    reference: row.reference,
    is_test: movesNoMoney(row.provider),
  };
}

function toReceipt(row: repo.ReceiptRow): Receipt {
  const { period_from: from, period_until: until } = row;
  return {
    ...toSummary(row),
    vat: row.vat_kobo / 100,
    vat_percent: row.vat_percent,
    net: (row.amount_kobo - row.vat_kobo) / 100,
    period: from && until ? { from: from.toISOString(), until: until.toISOString() } : null,
    channel: row.channel,
    seller: row.seller,
    buyer: { name: row.buyer_name ?? '', email: row.buyer_email ?? '' },
  };
}

export function createReceipts({ db, clock, mail, seller }: ReceiptsDeps): Receipts {
  return {
    async issue(trx, payment, period) {
      const buyer = await users.findPerson(trx, payment.user_id);
      await repo.insert(trx, {
        reference: payment.reference,
        user_id: payment.user_id,
        description: payment.description,
        amount_kobo: payment.amount_kobo,
        vat_kobo: vatWithin(payment.amount_kobo, seller.vatPercent),
        vat_percent: seller.vatPercent,
        seller: JSON.stringify({ name: seller.name, address: seller.address, tax_number: seller.taxNumber }),
        buyer_name: buyer?.name ?? null,
        buyer_email: buyer?.email ?? null,
        period_from: period?.from ?? null,
        period_until: period?.until ?? null,
        issued_at: clock.now(),
      });
      await mail.post('receipt', payment.reference, { within: trx });
    },

    list: async (userId) => ({ receipts: (await repo.list(db.queries, userId)).map(toSummary) }),

    async get(userId, number) {
      const row = /^\d{1,18}$/.test(number) ? await repo.find(db.queries, userId, number) : undefined;
      if (!row) throw new AppError('not_found');
      return toReceipt(row);
    },

    composer: async (reference) => {
      const row = await repo.findByReference(db.queries, reference);
      // Whoever left meanwhile gets no letter.
      return row?.buyer_email ? { message: composeReceipt(toReceipt(row), mail) } : null;
    },
  };
}
