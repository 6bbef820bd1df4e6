import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

export const weekFilesTexts = defineTexts('weekFiles', {
  sheet: {
    title: (week: number) => `Send week ${week} as one file`,
    lead: 'It opens on any phone, without Akada and without network. Send it by WhatsApp, Bluetooth or a memory card.',
    loading: 'Adding it up…',
    failed: 'We couldn’t prepare the file. Please try again.',
    close: 'Close',
    lessons: (lessons: number, checks: number) => `${counted(lessons, 'lesson')} with ${counted(checks, 'check')}`,
    quiz: (questions: number) => `A quiz of ${counted(questions, 'question')}`,
    cards: (cards: number) => counted(cards, 'card'),
    answers: (answers: number) => counted(answers, 'answered question'),
    leftOut: (answers: number) => `${counted(answers, 'more answer')} didn’t fit.`,
    size: 'Size',
    back: 'Answers come back as a code. Enter it under Progress.',
  },
  code: {
    heading: 'Have a code from a file?',
    lead: 'Answers from a week you studied as a file count here once.',
    label: 'Code',
    send: 'Add my answers',
    busy: 'Adding…',
    missing: 'Please enter your code',
    scanned: 'Got it.',
    ofQuiz: 'This code is from a quiz. Send it to your lecturer.',
    failed: 'We couldn’t add your answers. Please try again.',
    added: (added: number, right: number) => `${counted(added, 'answer')} added, ${right} right.`,
    waiting: (lessons: number) =>
      `We’re still preparing ${counted(lessons, 'lesson')}. ${lessons === 1 ? 'Its' : 'Their'} answers will be added automatically.`,
    start: (course: string) => `Start ${course}`,
    known: (known: number) =>
      `${counted(known, 'answer')} from this code ${known === 1 ? 'was' : 'were'} here already.`,
    doubled: 'You’ve added this code before. Nothing was counted twice.',
    empty: 'There are no answers in this code.',
    skipped: (lessons: number) => `${counted(lessons, 'lesson')} left out: changed since, or not in your sprints.`,
  },
  waiting: {
    text: (course: string) => `We’re still preparing the lessons of ${course}. We’ll add your answers automatically.`,
  },
  givenUp: {
    changed: (course: string) =>
      `We couldn’t add your answers to ${course}: the lessons have changed since the file was made. Get the week again.`,
    without_sprint: (course: string) =>
      `Your answers to ${course} aren’t in yet: no sprint of yours has their lessons.`,
    left_out: (course: string) =>
      `Some answers to ${course} were left out: their lessons have changed since, or aren’t in your sprints.`,
    too_long: (course: string) =>
      `Your answers to ${course} waited 30 days for lessons that never came. Enter the code again to go on waiting.`,
  },
  brought: {
    heading: 'Done outside the app',
    note: 'From files, as you told us. Nobody checked who answered.',
    score: (right: number, answered: number) => `${right} of ${answered} right`,
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    weekFiles: typeof weekFilesTexts;
  }
}
