import { expect } from 'vitest';
import { aForm } from '../documents.ts';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';
import { aPaper, aPaperFile, questionOf } from '../papers.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

const papersOf = ({ client }: Person) => client.papers.list();

/** The owner may have no room for another one. */
async function theirPaper(owner: Person) {
  const [first] = (await papersOf(owner)).papers;
  return first ? owner.client.papers.get({ params: { id: first.id }, query: {} }) : aPaper(owner);
}

/** Another's paper answers like one that nobody has, and stays as it was. */
const aboutPaper =
  (call: (stranger: Person, id: string, questionId: string) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const paper = await theirPaper(owner);
    const question = questionOf(paper, '1').id;
    const foreign = await failureOf(call(stranger, paper.id, question));
    const random = await failureOf(call(stranger, 'nobody-has-this', question));
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await theirPaper(owner)).toEqual(paper);
  };

const brings =
  (bring: (person: Person) => Promise<{ id: string }>): Attempt =>
  async ({ owner, stranger }) => {
    await theirPaper(owner);
    const before = await papersOf(owner);
    const { id } = await bring(stranger);
    expect(await papersOf(owner)).toEqual(before);
    await stranger.client.papers.remove({ params: { id } });
  };

/** T22 for past papers. */
export const foreignPaperCalls: Record<string, Attempt> = {
  'papers.bring': brings(aPaperFile),
  'papers.bringText': brings(aPaper),
  'papers.list': async ({ owner, stranger }) => {
    const { id } = await theirPaper(owner);
    expect(JSON.stringify(await papersOf(stranger))).not.toContain(id);
  },
  'papers.get': aboutPaper(({ client }, id) => client.papers.get({ params: { id }, query: {} })),
  'papers.update': aboutPaper(({ client }, id) => client.papers.update({ params: { id }, body: { course: 'Mine' } })),
  'papers.remove': aboutPaper(({ client }, id) => client.papers.remove({ params: { id } })),
  'papers.download': aboutPaper(({ client }, id) => client.papers.download({ params: { id } })),
  'papers.change': aboutPaper(({ client }, id, item_id) =>
    client.papers.change({ params: { id }, body: { do: 'delete', item_id } }),
  ),
  'papers.addAnswers': aboutPaper(({ client }, id) =>
    client.papers.addAnswers({ body: aForm('ANSWERS\n1. A\n2. A\n3. A', 'key.txt'), query: { papers: id } }),
  ),
  'papers.undo': aboutPaper(({ client }, id) => client.papers.undo({ params: { id } })),
  'sharedPapers.share': aboutPaper(({ client }, id) =>
    client.sharedPapers.share({ params: { id }, body: { may_share: true } }),
  ),
  'sharedPapers.close': aboutPaper(({ client }, id) => client.sharedPapers.close({ params: { id } })),
  'sharedPapers.renew': aboutPaper(({ client }, id) => client.sharedPapers.renew({ params: { id } })),
  // The paper's own id opens nothing: only what stands in a link does.
  'sharedPapers.copy': aboutPaper(({ client }, id) => client.sharedPapers.copy({ params: { id } })),
  'paperSolving.get': aboutPaper(({ client }, id) => client.paperSolving.get({ params: { id } })),
  'paperSolving.begin': aboutPaper(({ client }, id) => client.paperSolving.begin({ params: { id }, body: {} })),
  'paperSolving.walk': aboutPaper(({ client }, id, question_id) =>
    client.paperSolving.walk({ params: { id }, body: { question_id } }),
  ),
  // Answers to what is gone are passed over, so that the rest of what a phone sends still counts.
  'papers.answer': async ({ owner, stranger }) => {
    const paper = await theirPaper(owner);
    const question = questionOf(paper, '1');
    const answer = { paper_id: paper.id, question_id: question.id, option_id: 'x', event_id: 'foreign' };
    expect(await stranger.client.papers.answer({ body: { answers: [answer] } })).toEqual({ results: [] });
    expect(await theirPaper(owner)).toEqual(paper);
  },
};
