import type { UploadedDocument } from '@akada/contract';
import { expect } from 'vitest';
import { aDocument } from '../documents.ts';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

const documentsOf = ({ client }: Person) => client.documents.list({ query: {} });
const messagesOf = ({ client }: Person, { document_id }: UploadedDocument) =>
  client.documents.messages({ params: { id: document_id } });

/** Another's document answers like one that nobody has, and stays as it was. */
const aboutDocument =
  (call: (stranger: Person, id: string) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const document = await aDocument(owner);
    const before = [await documentsOf(owner), await messagesOf(owner, document)];
    const foreign = await failureOf(call(stranger, document.document_id));
    const random = await failureOf(call(stranger, 'nobody-has-this'));
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect([await documentsOf(owner), await messagesOf(owner, document)]).toEqual(before);
  };

const aPurchase = async ({ client }: Person) =>
  (await client.tokens.purchase({ body: { package_id: 'basic-12' } })).reference;

const aboutPayment =
  (call: (stranger: Person, reference: string) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const reference = await aPurchase(owner);
    const foreign = await failureOf(call(stranger, reference));
    const random = await failureOf(call(stranger, 'akada-nobody'));
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await owner.client.tokens.verify({ params: { reference } })).toMatchObject({ status: 'pending' });
  };

const leavesBalance =
  (call: (stranger: Person) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const before = await owner.client.tokens.balance();
    await call(stranger);
    expect(await owner.client.tokens.balance()).toEqual(before);
  };

const uploads: Attempt = async ({ owner, stranger }) => {
  const { document_id } = await aDocument(owner);
  const before = await documentsOf(owner);
  expect((await aDocument(stranger)).document_id).not.toBe(document_id);
  expect(await documentsOf(owner)).toEqual(before);
};

/** T22 for documents, their tokens and payments. */
export const foreignDocumentCalls: Record<string, Attempt> = {
  'documents.upload': uploads,
  'documents.uploadFree': uploads,
  'documents.list': async ({ owner, stranger }) => {
    const { document_id } = await aDocument(owner);
    expect(JSON.stringify(await documentsOf(stranger))).not.toContain(document_id);
    const error = await failureOf(stranger.client.documents.list({ query: { before: document_id } }));
    expect(error.status).toBe(404);
  },
  'documents.get': aboutDocument(({ client }, id) => client.documents.get({ params: { id }, query: {} })),
  'documents.section': aboutDocument(({ client }, id) =>
    client.documents.section({ params: { id, section_id: 's1' } }),
  ),
  'documents.download': aboutDocument(({ client }, id) => client.documents.download({ params: { id } })),
  'documents.remove': aboutDocument(({ client }, id) => client.documents.remove({ params: { id } })),
  'documents.ask': aboutDocument(({ client }, id) =>
    client.documents.ask({ params: { id }, body: { question: 'What is osmosis?' } }),
  ),
  'documents.messages': aboutDocument(({ client }, id) => client.documents.messages({ params: { id } })),
  'documents.prompts': aboutDocument(({ client }, id) => client.documents.prompts({ params: { id } })),
  'tokens.packages': leavesBalance(({ client }) => client.tokens.packages()),
  'tokens.balance': leavesBalance(({ client }) => client.tokens.balance()),
  'tokens.purchase': leavesBalance(aPurchase),
  'tokens.verify': aboutPayment(({ client }, reference) => client.tokens.verify({ params: { reference } })),
  'payments.sandboxCheckout': aboutPayment(({ client }, reference) =>
    client.payments.sandboxCheckout({ params: { reference } }),
  ),
  'payments.decideSandbox': aboutPayment(({ client }, reference) =>
    client.payments.decideSandbox({ params: { reference }, body: { outcome: 'pay' } }),
  ),
};
