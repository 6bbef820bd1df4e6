import { defineTexts } from '../../../texts/define.ts';

const people = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const projectorTexts = defineTexts('projector', {
  title: 'Projector',
  loading: 'Loading the quiz…',
  loadFailed: 'We couldn’t load the quiz.',
  notFound: 'We can’t find a quiz of yours at this address.',
  stale: (time: string) => `You’re offline. This is from ${time}; it’ll update automatically.`,
  join: {
    scan: 'Scan, or open',
    type: 'and type',
    qr: 'QR code for the quiz link',
    code: (signs: string) => `Code ${signs}`,
    codeMissing: 'Making a code…',
    taking: 'Taking it now',
    handedIn: 'Submitted',
    timeLeft: 'Time left',
    closes: 'Closes',
    timeEach: 'Time limit',
    minutes: (count: number) => `${count} min`,
    counted: (taking: number, handedIn: number) =>
      `${taking} ${people(taking, 'is', 'are')} taking it, ${handedIn} ${people(handedIn, 'has', 'have')} submitted.`,
  },
  states: {
    scheduled: 'Not open yet',
    scheduledText: 'Students can take it once it opens. The code and the link will work from then on.',
    closed: 'Closed',
    closedText: 'No new students can join. The results are on the next slides.',
    takenDown: 'Taken down',
    takenDownText: 'The people who run this server have taken this quiz down.',
  },
  handedIn: (count: number) => `${count} submitted`,
  closing: {
    close: 'Close the quiz',
    open: 'Open the quiz again',
    title: 'Close the quiz?',
    text: 'No new students can join. Students who have started can still submit; they’ll be marked late.',
    cancel: 'Keep it open',
    failed: 'That didn’t work. Please try again.',
  },
  scores: {
    heading: (average: number, median: number) => `Average ${average}%; half of you got ${median}% or more`,
    none: 'Nobody has submitted yet',
    noneText: 'Results will appear here as they come in.',
    axis: 'Score in percent',
    summary: (text: string) => `Scores in steps of ten: ${text}`,
    band: (from: number, to: number, count: number) => `${from} to ${to} percent: ${count}`,
  },
  question: {
    heading: (number: number, question: string) => `${number}. ${question}`,
    right: 'right',
    percent: (percent: number) => `${percent}%`,
    ofYou: (count: number) => `${count} of you`,
    typedRight: 'Right',
    typedWrong: 'Something else',
    typedUnread: 'Couldn’t be read',
    leftOut: (count: number) => `${count} of you skipped it`,
    notAnswered: 'Nobody has answered this question yet',
    gone: 'This question is no longer in the quiz',
  },
  stillTaking: {
    title: (count: number) => `${count} ${people(count, 'is', 'are')} still taking the quiz`,
    text: 'The next slides show the right answers.',
    show: 'Show anyway',
  },
  foot: {
    label: 'Slides',
    back: 'Back',
    before: 'Previous slide',
    next: 'Next slide',
    position: (slide: string, number: number, count: number) => `${slide} · ${number} of ${count}`,
    slides: { join: 'Join', scores: 'Scores', question: (number: number) => `Question ${number}` },
    fullScreen: 'Full screen',
    leaveFullScreen: 'Exit full screen',
    keys: 'Keys: ← → move, F full screen, Esc back',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    projector: typeof projectorTexts;
  }
}
