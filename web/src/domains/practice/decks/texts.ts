import { defineTexts } from '../../../texts/define.ts';

const counted = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const cardsTexts = defineTexts('cards', {
  /** After a shared quiz. */
  fromQuiz: {
    title: 'Your mistakes as cards',
    working: 'Saving your mistakes as cards…',
    saved: (count: number, quiz: string) =>
      count === 1 ? `Saved: 1 card from “${quiz}”` : `Saved: ${count} cards from “${quiz}”`,
    text: 'They’ll come back in Review, a little later each time you get them right.',
    review: 'Review them now',
    see: 'See the cards',
    toHome: 'Go to Home',
    failed: 'We couldn’t save your mistakes as cards.',
  },
  showBacks: 'Show the answers',
  hideBacks: 'Hide the answers',
  title: 'Cards',
  lead: 'Think of the answer, turn the card, and say how it went. Each card comes back just before you’d forget it.',
  ownTitle: 'Your own cards',
  ofDay: (day: number) => `Day ${day}`,
  counts: (all: number, fresh: number, due: number) =>
    [counted(all), ...(fresh > 0 ? [`${fresh} new`] : []), ...(due > 0 ? [`${due} due`] : [])].join(' · '),
  study: (count: number) => `Study ${counted(count)}`,
  allDone: 'You know all of these for now. They’ll come back in Review.',
  loading: 'Loading your cards…',
  making: 'Making your cards…',
  failed: 'We couldn’t load your cards.',
  makeFailed: 'We couldn’t make your cards.',
  offline: 'You’re offline. You can still study cards you’ve opened before.',
  retry: 'Retry',
  lookAgain: 'Look again',
  noneTitle: 'No cards yet',
  noneText:
    'Akada makes cards from terms your notes explain, lists under a heading, tables and numbered steps, and found none here. You can write your own.',
  fewText:
    'Akada makes cards only from terms your notes explain, lists under a heading, tables and numbered steps. For the rest, write your own.',
  noneAtAll: 'Open a document or a day of a sprint and choose Cards, or write your own.',
  decks: 'Your decks',
  list: 'All cards',
  add: 'Write a card',
  added: 'Card added to this day.',
  keepFailed: 'We couldn’t add your card. Please try again.',
  kept: 'Your card is saved on this device. We’ll add it when you’re back online.',
  waits: 'Waiting for a connection',
  refused: {
    title: (count: number) => `We couldn’t add ${counted(count)}`,
    lead: 'Written offline, and only on this device.',
    told: 'We couldn’t add a card you wrote offline. You’ll find it under Cards.',
    retry: 'Try again',
    toOwn: 'Add it to my own cards',
    retrying: 'Adding…',
    added: 'Card added.',
    dropText: 'It’s only on this device, so you can’t get it back.',
  },
  more: 'More options for these cards',
  moreOf: (front: string) => `More: ${front}`,
  anki: 'Export as Anki deck (.apkg)',
  csv: 'Export as CSV',
  bring: 'Bring an Anki deck (.apkg)',
  bringing: 'Reading your deck…',
  bringFailed: 'We couldn’t read this deck.',
  brought: {
    added: (count: number) => `${counted(count)} added.`,
    changed: (count: number) => `${counted(count)} updated.`,
    nothing: 'No new cards in this deck.',
    withoutWords: (count: number) =>
      count === 1
        ? '1 card has a side without words, so we left it out.'
        : `${count} cards have a side without words, so we left them out.`,
    askedByPicture: (count: number) =>
      count === 1
        ? '1 card asks with a picture, so we left it out.'
        : `${count} cards ask with a picture, so we left them out.`,
    tooLong: (count: number) => (count === 1 ? '1 card is too long.' : `${count} cards are too long.`),
    pictures: (count: number) => (count === 1 ? '1 picture was left out.' : `${count} pictures were left out.`),
    sounds: (count: number) => (count === 1 ? '1 sound was left out.' : `${count} sounds were left out.`),
    tags: (count: number) => (count === 1 ? 'Its tag was left out.' : `Its ${count} tags were left out.`),
  },
  exportFailed: 'We couldn’t make the file.',
  place: (heading: string) => `From “${heading}”`,
  own: 'Yours',
  edit: 'Edit',
  drop: 'Drop',
  dropTitle: 'Drop this card?',
  dropText: 'We won’t ask you this one again.',
  dropKeep: 'Keep it',
  dropConfirm: 'Drop it',
  dropped: 'Card dropped.',
  dropFailed: 'We couldn’t drop the card.',
  back: 'Back to the document',
  toDay: 'Back to the lesson',
  form: {
    addTitle: 'Write a card',
    editTitle: 'Edit card',
    front: 'Front: the question',
    back: 'Back: the answer',
    frontMissing: 'Please write the question',
    backMissing: 'Please write the answer',
    save: 'Save',
    saving: 'Saving…',
    close: 'Close',
    failed: 'We couldn’t save your card.',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    cards: typeof cardsTexts;
  }
}
