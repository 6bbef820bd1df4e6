import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadySprint } from '../../../../test/a-ready-sprint.ts';
import { aDocument } from '../../../../test/documents.ts';
import { aPerson, type Person, signedInAgain } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

const notes = [
  'Osmosis is the movement of water through a membrane that is permeable to water alone.',
  'Diffusion is the spread of particles from where they are many to where they are few.',
  'A vacuole is a space in a cell that holds the watery sap.',
  'Plasmolysis is the shrinking of the cytoplasm away from the wall.',
].join(' ');

let app: TestApp;
let learner: Person;
let documentId: string;
beforeAll(async () => {
  app = await buildTestApp();
  app.clock.goToNoon();
  await app.startWorkers();
  learner = await aPerson(app);
  documentId = (await aDocument(learner, `Notes\n\n${notes}`, 'notes.txt')).document_id;
});
afterAll(() => app.close());

const make = (person = learner) => person.client.cards.make({ body: { document_id: documentId } });
const deck = (person = learner) => person.client.cards.deck({ query: { document_id: documentId } });
const grade = (review_id: string, rating: 'again' | 'hard' | 'good' | 'easy', event_id: string) =>
  learner.client.practice.answer({ body: { answers: [{ review_id, selected_answer: null, rating, event_id }] } });

describe('a card that a learner writes', () => {
  it('D19 has its formulas drawn, and its words as they were typed', async () => {
    const writer = await aPerson(app);
    const texts = { front: 'What is <b>$x^2$</b>?', back: '$4 and $5' };
    const html = { front: expect.stringMatching(/^What is &#x3C;b><math .*<msup>/), back: texts.back };
    expect(await writer.client.cards.add({ body: texts })).toMatchObject({ ...texts, html });
  });

  it('has none where it holds money alone', async () => {
    const writer = await aPerson(app);
    expect(await writer.client.cards.add({ body: { front: '$5 or $6?', back: '$5' } })).toMatchObject({ html: null });
  });
});

describe('the cards of a document', () => {
  it('are made when they are first asked for, each with the words that it rests on', async () => {
    expect(await deck()).toMatchObject({ made: false, cards: [] });
    const { made, cards, document_id } = await make();
    expect({ made, document_id }).toEqual({ made: true, document_id: documentId });
    expect(cards.map(({ front }) => front)).toContain('What is osmosis?');
    for (const { source, own, card } of cards) {
      expect(source.sentence).not.toBe('');
      expect({ own, card }).toEqual({ own: false, card: null });
    }
  });

  it('are the same when they are made again', async () => {
    const before = await deck();
    expect(await make()).toEqual(before);
  });

  it('stay changed when they are made again', async () => {
    const [first] = (await deck()).cards;
    const body = { front: 'What is it called when water moves?', back: 'Osmosis' };
    const edited = await learner.client.cards.edit({ params: { id: first?.id ?? '' }, body });
    expect(edited).toMatchObject({ id: first?.id, ...body });
    const { cards } = await make();
    expect(cards.map(({ front }) => front)).toContain(body.front);
    expect(cards.map(({ front }) => front)).not.toContain(first?.front);
  });

  it('stay dropped when they are made again', async () => {
    const { cards } = await deck();
    const dropped = cards.at(-1);
    await learner.client.cards.remove({ params: { id: dropped?.id ?? '' } });
    const after = await make();
    expect(after.cards).toHaveLength(cards.length - 1);
    expect(after.cards.map(({ id }) => id)).not.toContain(dropped?.id);
  });

  it('are nobody else’s', async () => {
    const stranger = await aPerson(app);
    const [first] = (await deck()).cards;
    const params = { id: first?.id ?? '' };
    await expect(deck(stranger)).rejects.toMatchObject({ status: 404, code: 'document_not_found' });
    await expect(make(stranger)).rejects.toMatchObject({ status: 404, code: 'document_not_found' });
    await expect(stranger.client.cards.remove({ params })).rejects.toMatchObject({ code: 'card_not_found' });
    await expect(stranger.client.cards.edit({ params, body: { front: 'x', back: 'y' } })).rejects.toMatchObject({
      code: 'card_not_found',
    });
    expect((await stranger.client.cards.decks()).decks).toEqual([]);
  });

  it('of a text that carries none are told to be none', async () => {
    const { document_id } = await aDocument(learner, 'Hello there, my friend. See you soon.', 'hello.txt');
    await expect(learner.client.cards.make({ body: { document_id } })).rejects.toMatchObject({ code: 'no_cards' });
  });
});

describe('the making of a deck', () => {
  const inTwo = <T>(work: () => Promise<T>) => Promise.all([work(), work()]);
  let slow: TestApp;
  let person: Person;
  let body: { document_id: string };
  beforeAll(async () => {
    slow = await buildTestApp();
    person = await aPerson(slow);
    body = { document_id: (await aDocument(person, `Notes\n\n${notes}`, 'notes.txt')).document_id };
  });
  afterAll(() => slow.close());

  const seen = () => person.client.cards.deck({ query: body });
  const orders = () => slow.db.queries.selectFrom('generations').select(['kind', 'status', 'run']).execute();

  it('is begun at once where no worker is free, and once however often it is asked for', async () => {
    const [first, second] = await inTwo(() => person.client.cards.begin({ body }));
    expect(first).toMatchObject({ made: false, cards: [], failure: null, making: { percent: 0 } });
    expect(second?.making?.task_id).toBe(first?.making?.task_id);
    expect(await orders()).toEqual([{ kind: 'cards', status: 'queued', run: 0 }]);
  });

  it('is found again after a reload', async () => {
    const { making } = await seen();
    expect(making?.task_id).toBe((await person.client.cards.begin({ body })).making?.task_id);
  });

  it('is nobody else’s', async () => {
    const stranger = await aPerson(slow);
    await expect(stranger.client.cards.begin({ body })).rejects.toMatchObject({ code: 'document_not_found' });
  });

  it('goes on where a worker left it, and gives each card once', async () => {
    // What a worker held when it died.
    await slow.db.execute("update generations set status = 'running', run = 1, alive_at = now()");
    const both = inTwo(() => person.client.cards.make({ body }));
    await slow.startWorkers();
    const [one, other] = await both;
    expect(one).toMatchObject({ made: true, making: null, failure: null });
    expect(one).toEqual(other);
    expect(new Set(one?.cards.map(({ front }) => front)).size).toBe(one?.cards.length);
    expect(await orders()).toMatchObject([{ status: 'done' }]);
  });

  it('that found nothing is not begun again by itself, and says why', async () => {
    const { document_id } = await aDocument(person, 'Hello there, my friend. See you soon.', 'hello.txt');
    await person.client.cards.begin({ body: { document_id } });
    const found = () => person.client.cards.deck({ query: { document_id } });
    await expect.poll(found).toMatchObject({ made: true, making: null, cards: [], failure: { code: 'no_cards' } });
  });

  it('that failed says so, and can be begun again', async () => {
    await slow.db.execute(
      "update generations set status = 'failed', error_code = 'system_error', error_text = 'Sorry.'",
    );
    await slow.db.execute('delete from review_cards');
    expect(await seen()).toMatchObject({ made: false, failure: { code: 'system_error', detail: 'Sorry.' } });
    await person.client.cards.begin({ body });
    await expect.poll(seen).toMatchObject({ made: true, failure: null });
  });

  it('of a document that was deleted meanwhile leaves nothing', async () => {
    const { document_id } = await aDocument(person, `More notes\n\n${notes}`, 'more.txt');
    await person.client.documents.remove({ params: { id: document_id } });
    await expect(person.client.cards.make({ body: { document_id } })).rejects.toMatchObject({
      code: 'document_not_found',
    });
  });

  it('is not there for cards that belong to nothing', async () => {
    await expect(person.client.cards.begin({ body: {} })).rejects.toMatchObject({ code: 'no_cards' });
  });
});

describe('a card', () => {
  it('comes back by what the learner says of it, and counts once', async () => {
    const [first] = (await deck()).cards;
    const id = first?.id ?? '';
    const once = await grade(id, 'good', 'first turn');
    const again = await grade(id, 'easy', 'first turn');
    expect(again.results).toEqual(once.results);
    expect((await deck()).cards[0]?.card).toMatchObject({ retrievals: 1, due: once.results[0]?.due });
  });

  it('that is turned for the first time takes nothing of the day’s reviews', async () => {
    expect((await learner.client.practice.due({ query: {} })).done_today).toBe(0);
  });

  it('joins the reviews when it is due, with its front and its back', async () => {
    expect((await learner.client.practice.due({ query: {} })).reviews).toEqual([]);
    app.clock.advance({ days: 4 });
    learner = await signedInAgain(app, learner);
    const { reviews } = await learner.client.practice.due({ query: {} });
    expect(reviews).toMatchObject([
      { form: 'card', document_id: documentId, sprint_id: null, correct_answer: 'Osmosis' },
    ]);
    const { done_today } = await grade(reviews[0]?.id ?? '', 'again', 'second turn');
    expect(done_today).toBe(1);
    expect((await deck()).cards[0]?.card).toMatchObject({ retrievals: 2, lapses: 1 });
  });

  it('that was dropped is not reviewed any more', async () => {
    app.clock.advance({ days: 3 });
    learner = await signedInAgain(app, learner);
    const [due] = (await learner.client.practice.due({ query: {} })).reviews;
    await learner.client.cards.remove({ params: { id: due?.id ?? '' } });
    expect(await learner.client.practice.due({ query: {} })).toMatchObject({ reviews: [], due_count: 0 });
  });

  it('never counts as a score', async () => {
    expect(await learner.client.practice.list()).toEqual({ due: [], taken: [] });
  });
});

describe('a card of the learner’s own', () => {
  it('stands behind those of its document, with the words that were marked', async () => {
    const body = { document_id: documentId, front: 'Who has it?', back: 'I have', quote: 'the marked words' };
    const added = await learner.client.cards.add({ body });
    expect(added).toMatchObject({ own: true, kind: 'written', source: { sentence: 'the marked words' } });
    expect((await deck()).cards.at(-1)).toEqual(added);
  });

  it('may belong to nothing', async () => {
    await learner.client.cards.add({ body: { front: 'Capital of Nigeria?', back: 'Abuja' } });
    const { cards, title } = await learner.client.cards.deck({ query: {} });
    expect({ title, fronts: cards.map(({ front }) => front) }).toEqual({ title: '', fronts: ['Capital of Nigeria?'] });
  });

  it('needs a front and a back', async () => {
    const body = { front: '  ', back: 'x' };
    await expect(learner.client.cards.add({ body })).rejects.toMatchObject({ status: 422 });
  });

  it('is gone when it is dropped', async () => {
    const { cards } = await learner.client.cards.deck({ query: {} });
    await learner.client.cards.remove({ params: { id: cards[0]?.id ?? '' } });
    expect((await learner.client.cards.deck({ query: {} })).cards).toEqual([]);
  });

  it('stays when its document is deleted', async () => {
    const { document_id } = await aDocument(learner, `Other notes\n\n${notes}`, 'other.txt');
    await learner.client.cards.add({ body: { document_id, front: 'Kept?', back: 'Yes' } });
    await learner.client.documents.remove({ params: { id: document_id } });
    const { cards } = await learner.client.cards.deck({ query: {} });
    expect(cards.map(({ front }) => front)).toEqual(['Kept?']);
  });
});

describe('a file of cards', () => {
  const fileOf = async (format: 'csv' | 'anki') => {
    const response = await app.http.inject({
      url: `/api/v1/cards/export?document_id=${documentId}&format=${format}`,
      headers: { authorization: `Bearer ${learner.token}` },
    });
    return { text: response.body, type: response.headers['content-type'] };
  };

  it('for Anki says by itself how it is to be read', async () => {
    const { text } = await fileOf('anki');
    const [separator, html, columns, tags, first] = text.split('\n');
    expect([separator, html, columns, tags]).toEqual([
      '#separator:tab',
      '#html:true',
      '#columns:Front\tBack\tSource\tTags',
      '#tags column:4',
    ]);
    expect(first?.split('\t')).toHaveLength(4);
  });

  it('for spreadsheets has a line for each card', async () => {
    const { text, type } = await fileOf('csv');
    expect(type).toBe('text/csv; charset=utf-8');
    const { cards } = await deck();
    expect(cards).not.toEqual([]);
    for (const { front } of cards) expect(text).toContain(front.replaceAll('"', '""'));
  });
});

describe('the cards of a day', () => {
  it('of the library are those that were written for it', async () => {
    const sprintId = await aReadySprint(learner);
    const made = await learner.client.cards.make({ body: { sprint_id: sprintId, day: 1 } });
    expect(made).toMatchObject({ sprint_id: sprintId, day: 1, made: true });
    expect(made.cards.length).toBeGreaterThan(4);
    expect(made.cards.some(({ kind }) => kind === 'meaning')).toBe(true);
    const { decks } = await learner.client.cards.decks();
    expect(decks).toContainEqual(
      expect.objectContaining({
        sprint_id: sprintId,
        day: 1,
        cards: made.cards.length,
        fresh: made.cards.length,
        due: 0,
      }),
    );
  });

  it('that does not exist are none', async () => {
    const query = { sprint_id: 'nobody-has-this', day: 1 };
    await expect(learner.client.cards.deck({ query })).rejects.toMatchObject({ code: 'sprint_not_found' });
  });
});

describe('a card that is called bad', () => {
  const callBad = (id: string) => learner.client.practice.callBadReview({ params: { id } });
  const counted = async () =>
    (await app.db.queries.selectFrom('bad_questions').selectAll().execute()).map(({ maker }) => maker);

  it('leaves its deck and the reviews for good, and is counted for its maker', async () => {
    const [card] = (await make()).cards.filter(({ own }) => !own);
    if (!card) throw new Error('No card was made.');
    await callBad(card.id);
    expect((await make()).cards.map(({ front }) => front)).not.toContain(card.front);
    expect(await counted()).toEqual([`${card.kind} card`]);
  });

  it('is counted for nobody where the learner wrote it', async () => {
    const before = await counted();
    const body = { document_id: documentId, front: 'What did she stress?', back: 'Osmosis' };
    const { id } = await learner.client.cards.add({ body });
    await callBad(id);
    expect((await deck()).cards.map((card) => card.id)).not.toContain(id);
    expect(await counted()).toEqual(before);
  });
});
