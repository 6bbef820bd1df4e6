import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

export const quizFilesTexts = defineTexts('quizFiles', {
  send: {
    button: 'Send as one file',
    lead: 'It opens on any phone, without Akada and without network. The right answers aren’t in it: students send you a code, and you paste or scan the codes under Stats.',
    loading: 'Adding it up…',
    failed: 'We couldn’t prepare the file. Please try again.',
    questions: (questions: number) => counted(questions, 'question'),
    sameNumbers: (questions: number) =>
      `In a file, all students get the same numbers in ${counted(questions, 'question')}.`,
  },
  codes: {
    heading: 'Result codes from the file',
    lead: 'Students who took the quiz as a file send you a code. Paste up to 200 at once, whatever text is around them, or scan them from students’ phones.',
    unproven: 'Nobody can prove who sat it, and we can’t tell a forged code from a real one.',
    open: 'Paste or scan result codes',
    label: 'Result codes',
    close: 'Close',
    read: 'Count these codes',
    busy: 'Marking…',
    empty: 'Please paste the codes',
    failed: 'We couldn’t read the codes. Please try again.',
    scan: {
      start: 'Scan codes',
      stop: 'Stop scanning',
      lead: 'Hold one phone after another in front of the camera. Codes are read on this device and no picture is sent.',
      loading: 'Opening the camera…',
      list: 'Scanned codes',
      nameless: 'No name',
      taken: (name: string, codes: number) => `${name || 'A code'}: read. ${counted(codes, 'code')} scanned.`,
      doubled: (name: string) => `${name || 'This code'}: you have this one already.`,
      ofWeek: 'This code is from a week, not from a quiz.',
      full: (codes: number) => `That’s ${counted(codes, 'code')}, the most at once. Count these first.`,
    },
    heads: { code: 'Code', name: 'Name', outcome: 'Outcome' },
    results: 'What became of each code',
    counted: (codes: number) => `${counted(codes, 'result')} counted.`,
    nothing: 'Nothing new was counted.',
    is: {
      counted: (correct: number, total: number) => `Counted: ${correct} of ${total} right`,
      older: (correct: number, total: number) =>
        `Counted: ${correct} of ${total} right, from the questions before your last change`,
      known: 'Already counted',
      mistyped: 'A letter is wrong or missing. Ask for it again.',
      foreign: 'From another quiz, or from a week',
      outdated: 'From an old version whose questions are gone',
    },
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizFiles: typeof quizFilesTexts;
  }
}
