/** The words that the script of a file adds; what can be read without it is written by the server. */
export const texts = {
  right: 'Right',
  notYet: 'Not yet',
  unread: 'We couldn’t read that. Please type it another way.',
  answer: 'Your answer',
  check: 'Check',
  find: 'Find an answer',
  nothingFound: 'No answer has these words. Try fewer or others.',
  score: (right: number, answered: number) => `${right} of ${answered} right`,
  nothing: 'Answer a check or a quiz question, and your code appears here.',
  kept: 'Kept in this browser, on this phone.',
  notKept: 'This viewer keeps nothing. Copy your code before you close it.',
  code: 'Your code',
  codeHow: 'It holds your answers. Copy it, then enter it in Akada under Progress.',
  qr: 'QR code of your answers',
  copy: 'Copy',
  copied: 'Copied',
  send: 'Send the code',
  again: 'Go on from a code',
  againHow: 'Paste a code from this file to get your answers back.',
  takeIn: 'Get my answers back',
  takenIn: 'Your answers are back.',
  olderCode: 'This code is from a file made before our November 2026 update. It doesn’t fit this one.',
  otherCode: 'This code isn’t from this file, or a letter is wrong.',
  done: 'done',
  next: (title: string) => `Next: ${title}`,
};

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Of a lecturer's quiz. */
export const quizTexts = {
  finish: (answered: number, count: number) => `Get my code (${answered}/${count} answered)`,
  missingName: 'Please enter your name',
  missingNumber: 'Please enter your matric number',
  missingGroup: 'Please enter your group or department',
  nothing: 'Answer a question first.',
  tooLong: 'This doesn’t fit into one code. Shorten what you typed: your name, or your longest answer.',
  unread: (number: number) =>
    `We can’t read your answer to question ${number}. Change it, or press the button again to hand it in unmarked.`,
  open: (count: number) => `${questions(count)} left. Press the button again to finish anyway.`,
  answered: (answered: number, count: number) => `${answered} of ${questions(count)} answered`,
  kept: 'Kept in this browser, on this phone.',
  notKept: 'This viewer keeps nothing. Copy your code before you close it.',
  codeHow: 'Send this code to your lecturer. This file doesn’t know the right answers: your lecturer’s Akada marks it.',
  again: 'Take the quiz again',
};
