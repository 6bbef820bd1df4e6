import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a transaction at Paystack says about itself. */
export interface Transaction {
  id: number;
  domain: string;
  status: string;
  reference: string;
  /** What was taken, and what was asked for: the first is larger where the payer bears the fee. */
  amount: number;
  requested_amount: number;
  currency: string;
  channel: string;
  metadata: unknown;
  customer: { email: string };
  authorization: object;
}

type Answer = [status: number, body: object];

/** A Paystack on loopback: what it answers and signs is what the real one does, as far as the product asks. */
export interface PaystackServer {
  url: string;
  secretKey: string;
  /** Settings that lead the product here. */
  env: Record<string, string>;
  transactions: Map<string, Transaction>;
  /** Every call that came, without its secrets. */
  calls: { method: string; path: string; body: Record<string, unknown> }[];
  /** Somebody pays at the checkout. */
  pay(reference: string, changes?: Partial<Transaction> & { isReusable?: boolean }): Transaction;
  /** What becomes of charges of stored cards from now on: made, or `paused` for their owner, or with this status. */
  answerCharges(how: 'success' | 'paused' | (string & {})): void;
  /** What payers of stored cards bear on top, in kobo, from now on. */
  addFee(kobo: number): void;
  /** The owner of a card confirms a paused charge. */
  confirm(reference: string, changes?: Partial<Transaction>): Transaction;
  /** As a broken network would have it: calls do not arrive, or charges are made and their answers lost. */
  breakDown(how: 'down' | 'busy' | 'answers-lost' | null): void;
  /** An event as it is delivered. */
  notice(event: string, data: object): { body: string; signature: string };
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  return text ? JSON.parse(text) : {};
};

const json = { 'content-type': 'application/json' };
const ok = (message: string, data: unknown): Answer => [200, { status: true, message, data }];
const refused = (status: number, message: string): Answer => [status, { status: false, message }];

export async function startPaystack(): Promise<PaystackServer> {
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const transactions = new Map<string, Transaction>();
  const calls: PaystackServer['calls'] = [];
  const cards = new Map<string, string>();
  let chargeStatus = 'success';
  let fee = 0;
  let broken: Parameters<PaystackServer['breakDown']>[0] = null;
  let nextId = 1;

  function open(body: Record<string, unknown>): Transaction {
    const transaction: Transaction = {
      id: nextId++,
      domain: 'test',
      status: 'abandoned',
      reference: String(body.reference),
      amount: Number(body.amount),
      requested_amount: Number(body.amount),
      currency: String(body.currency ?? 'NGN'),
      channel: 'card',
      metadata: body.metadata ?? '',
      customer: { email: String(body.email) },
      authorization: {},
    };
    transactions.set(transaction.reference, transaction);
    return transaction;
  }

  function authorize(email: string, channel: string, isReusable: boolean): object {
    const authorization_code = `AUTH_${randomBytes(6).toString('hex')}`;
    if (isReusable) cards.set(authorization_code, email);
    return { authorization_code, channel, brand: 'visa', last4: '4081', reusable: isReusable };
  }

  function initialize(body: Record<string, unknown>): Answer {
    if (transactions.has(String(body.reference))) return refused(400, 'Duplicate Transaction Reference');
    const { reference } = open(body);
    return ok('Authorization URL created', {
      authorization_url: `https://checkout.paystack.example/${reference}`,
      access_code: reference.slice(-8),
      reference,
    });
  }

  function chargeAgain(body: Record<string, unknown>): Answer {
    if (transactions.has(String(body.reference))) return refused(400, 'Duplicate Transaction Reference');
    const code = String(body.authorization_code);
    if (cards.get(code) !== body.email) return refused(400, 'Email does not match Authorization code');
    const transaction = open(body);
    const card = { channel: 'card', brand: 'visa', last4: '4081', reusable: true };
    transaction.authorization = { authorization_code: code, ...card };
    if (chargeStatus === 'paused') {
      return ok('Please, redirect your customer to the authorization url provided', {
        authorization_url: `https://checkout.paystack.example/resume/${transaction.reference}`,
        reference: transaction.reference,
        access_code: transaction.reference.slice(-8),
        paused: true,
      });
    }
    transaction.status = chargeStatus;
    transaction.amount += fee;
    // The answer to a charge leaves it out.
    const { requested_amount: _, ...answered } = transaction;
    return ok('Charge attempted', answered);
  }

  function list(query: URLSearchParams): Answer {
    const [page, size] = [Number(query.get('page')), Number(query.get('perPage'))];
    return ok('Transactions retrieved', [...transactions.values()].slice((page - 1) * size, page * size));
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://paystack');
    const body = await readBody(request);
    calls.push({ method: request.method ?? '', path: pathname, body });
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid key');
    if (pathname === '/transaction/initialize') return initialize(body);
    if (pathname === '/transaction/charge_authorization') return chargeAgain(body);
    if (pathname === '/transaction') return list(searchParams);
    const [, reference] = /^\/transaction\/verify\/([\w.=-]+)$/.exec(pathname) ?? [];
    const transaction = reference && transactions.get(reference);
    return transaction ? ok('Verification successful', transaction) : refused(400, 'Transaction reference not found.');
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (broken === 'down') return void request.socket.destroy();
    if (broken === 'busy')
      return void response.writeHead(429, json).end(JSON.stringify({ status: false, message: '' }));
    const [status, body] = await answer(request);
    if (broken === 'answers-lost' && request.url === '/transaction/charge_authorization') {
      return void request.socket.destroy();
    }
    response.writeHead(status, json).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    secretKey,
    env: { PAYMENTS: 'paystack', PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: url, SELLER_NAME: 'Akada Ltd' },
    transactions,
    calls,
    pay(reference, { isReusable = true, ...changes } = {}) {
      const transaction = transactions.get(reference);
      if (!transaction) throw new Error(`Nobody initialised ${reference}.`);
      const channel = changes.channel ?? 'card';
      const authorization = authorize(transaction.customer.email, channel, isReusable);
      return Object.assign(transaction, { status: 'success', channel, authorization, ...changes });
    },
    answerCharges: (how) => {
      chargeStatus = how;
    },
    addFee: (kobo) => {
      fee = kobo;
    },
    confirm(reference, changes = {}) {
      const transaction = transactions.get(reference);
      if (!transaction) throw new Error(`Nobody charged ${reference}.`);
      return Object.assign(transaction, { status: 'success', ...changes });
    },
    breakDown: (how) => {
      broken = how;
    },
    notice(event, data) {
      const body = JSON.stringify({ event, data });
      return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
