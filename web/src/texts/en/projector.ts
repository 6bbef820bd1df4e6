import { defineTexts } from '../define.ts';

const people = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const projectorTexts = defineTexts('projector', {
  title: 'Projector',
  loading: 'Loading the quiz…',
  loadFailed: 'The quiz could not be loaded.',
  notFound: 'There is no quiz of yours at this address.',
  stale: (time: string) => `No connection. What you see is of ${time}; it goes on by itself.`,
  join: {
    scan: 'Scan, or open',
    type: 'and type',
    qr: 'QR code of the quiz link',
    code: (signs: string) => `Code ${signs}`,
    codeMissing: 'Making a code…',
    taking: 'Taking it',
    handedIn: 'Handed in',
    timeLeft: 'Time left',
    closes: 'Closes',
    timeEach: 'Time each',
    minutes: (count: number) => `${count} min`,
    counted: (taking: number, handedIn: number) =>
      `${taking} ${people(taking, 'is', 'are')} taking it, ${handedIn} ${people(handedIn, 'has', 'have')} handed in.`,
  },
  states: {
    scheduled: 'Not open yet',
    scheduledText: 'It can be taken when it opens. The code and the link work from then on.',
    closed: 'Closed',
    closedText: 'Nobody can begin any more. The results are on the next slides.',
    takenDown: 'Taken down',
    takenDownText: 'Who runs this server has taken this quiz down.',
  },
  handedIn: (count: number) => `${count} handed in`,
  scores: {
    heading: (average: number, median: number) => `Average ${average}%, half of you at ${median}% or more`,
    none: 'Nobody has handed in yet',
    noneText: 'The results appear here by themselves.',
    axis: 'Score in percent',
    summary: (text: string) => `Scores in steps of ten: ${text}`,
    band: (from: number, to: number, count: number) => `${from} to ${to} percent: ${count}`,
  },
  question: {
    heading: (number: number, question: string) => `${number}. ${question}`,
    right: 'right',
    percent: (percent: number) => `${percent}%`,
    ofYou: (count: number) => `${count} of you`,
    leftOut: (count: number) => `${count} of you left it out`,
    notAnswered: 'Nobody has had this question yet',
    gone: 'This question is no longer in the quiz',
  },
  stillTaking: {
    title: (count: number) => `${count} ${people(count, 'is', 'are')} still taking the quiz`,
    text: 'The next slides show the right answers.',
    show: 'Show them all the same',
  },
  foot: {
    label: 'Slides',
    back: 'Back',
    before: 'Slide before',
    next: 'Next slide',
    position: (slide: string, number: number, count: number) => `${slide} · ${number} of ${count}`,
    slides: { join: 'Join', scores: 'Scores', question: (number: number) => `Question ${number}` },
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    keys: 'Keys: ← → move, F full screen, Esc back',
  },
});
