import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { boundedFetch } from '../../platform/bounded-fetch.ts';
import { sameText } from '../../platform/same-text.ts';
import {
  EventSchema,
  InitializedSchema,
  PausedSchema,
  TransactionSchema,
  toNotice,
  toReport,
  wantsPayer,
} from './paystack-shapes.ts';
import type { ChargeReport, Payments } from './port.ts';

interface PaystackDeps {
  secretKey: string;
  baseUrl: string;
  patienceMs?: number;
}

const AnswerSchema = z.object({ status: z.boolean(), message: z.string().default(''), data: z.unknown() });

/** A page of a hundred transactions is far below this. */
const longestAnswer = 4 * 1024 * 1024;
const pageSize = 100;

/** Paystack refuses what it cannot do with a sentence; the sentence says nothing that may not be logged. */
class PaystackError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Paystack answered ${status}: ${message.slice(0, 200)}`);
    this.status = status;
  }
}

const unheardOf: ChargeReport = {
  status: 'unknown',
  amountKobo: 0,
  requestedKobo: null,
  currency: '',
  domain: '',
  channel: null,
  authorization: null,
  confirmUrl: null,
};

/** Said of a charge that Paystack will not make, or knows nothing of; anything else is trouble that passes. */
const refusals = [400, 404, 422];
const isRefusal = (error: unknown) => error instanceof PaystackError && refusals.includes(error.status);

/** Payments by Paystack: a checkout on their page, cards that can be charged again, signed notices. */
export function createPaystackPayments({ secretKey, baseUrl, patienceMs = 15_000 }: PaystackDeps): Payments {
  const ask = boundedFetch({ bytes: longestAnswer, ms: patienceMs });

  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await ask(new URL(path, baseUrl), {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
    });
    const answer = AnswerSchema.safeParse(parseJson(await response.text()));
    if (!answer.success) throw new PaystackError(response.status, 'not the JSON that it promises');
    if (!response.ok || !answer.data.status) throw new PaystackError(response.status, answer.data.message);
    return answer.data.data;
  }

  async function verify(reference: string): Promise<ChargeReport> {
    try {
      return toReport(
        TransactionSchema.parse(await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`)),
      );
    } catch (error) {
      // Used for a reference that was never initialised.
      if (isRefusal(error)) return unheardOf;
      throw error;
    }
  }

  const isLive = secretKey.startsWith('sk_live_');
  return {
    // A test key's payments are another book: they are none once the key is real, and the other way round.
    name: isLive ? 'paystack' : 'paystack-test',
    domain: isLive ? 'live' : 'test',
    verify,

    async begin({ reference, amountKobo, description, email, returnUrl, cancelUrl }) {
      const data = await call('POST', '/transaction/initialize', {
        reference,
        email,
        amount: amountKobo,
        currency: 'NGN',
        callback_url: returnUrl,
        metadata: { description, cancel_action: cancelUrl },
      });
      return { authorizationUrl: InitializedSchema.parse(data).authorization_url };
    },

    async charge({ reference, amountKobo, description, returnUrl, cancelUrl }, { code, email }) {
      try {
        const data = await call('POST', '/transaction/charge_authorization', {
          reference,
          email,
          amount: amountKobo,
          currency: 'NGN',
          authorization_code: code,
          callback_url: returnUrl,
          metadata: { description, cancel_action: cancelUrl },
        });
        const paused = PausedSchema.safeParse(data);
        if (paused.success) return { ...unheardOf, status: 'paused', confirmUrl: paused.data.authorization_url };
        const transaction = TransactionSchema.parse(data);
        const report = toReport(transaction);
        return wantsPayer(transaction) ? { ...report, status: 'failed' } : report;
      } catch (error) {
        // Refused, or charged before under this reference: the transaction itself says which.
        if (!isRefusal(error)) throw error;
        const report = await verify(reference);
        return report.status === 'unknown' ? { ...report, status: 'failed' } : report;
      }
    },

    async *listSince(since) {
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({ from: since.toISOString(), perPage: String(pageSize), page: String(page) });
        const transactions = z.array(TransactionSchema).parse(await call('GET', `/transaction?${query}`));
        for (const transaction of transactions) {
          yield { reference: transaction.reference, report: toReport(transaction) };
        }
        if (transactions.length < pageSize) return;
      }
    },

    readNotice(body, signature) {
      const expected = createHmac('sha512', secretKey).update(body).digest('hex');
      if (!sameText(expected, signature.toLowerCase())) return null;
      // As JSON writes it, or as it is: no name and no reference has one.
      if (body.includes('\0') || body.includes('\\u0000')) return { kind: 'malformed' };
      const event = EventSchema.safeParse(parseJson(body));
      return event.success ? toNotice(event.data) : { kind: 'other' };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
