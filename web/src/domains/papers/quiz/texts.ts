import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

const questions = (count: number) => counted(count, 'question');

/** Making a quiz of a past paper’s questions. */
export const papersQuizTexts = defineTexts('papersQuiz', {
  open: 'Make a quiz of it',
  title: 'Make a quiz',
  lead: 'Untick what you don’t want. You can edit everything before you share the quiz.',
  questions: 'Questions',
  number: (number: string) => (number ? `Question ${number}` : 'Question without a number'),
  typedKey: (key: string) => `Answer, typed: ${key}`,
  key: (label: string, text: string) => `Key ${label}: ${text}`,
  tickAll: 'Tick all',
  tickNone: 'Untick all',
  make: (count: number) => (count === 0 ? 'Make a quiz' : `Make a quiz of ${questions(count)}`),
  making: 'Making your quiz…',
  failed: 'We couldn’t make the quiz. Please try again.',
  tooMany: (most: number) => `A quiz can have up to ${questions(most)}. Please untick some.`,
  loading: 'Loading the questions…',
  loadFailed: 'We couldn’t load the questions.',
  leftOut: (count: number) => `${questions(count)} can’t go into a quiz:`,
  /** Why one question cannot be asked in a quiz. */
  obstacles: {
    written: 'No options, and no answer that can be checked by its value',
    noKey: 'No key yet',
    tooManyOptions: 'More than four options',
    tooFewOptions: 'Fewer than two options, or an empty one',
    sameOptions: 'Two options are the same',
    tooLong: 'Too long for a quiz',
  },
  counts: {
    written: (count: number) => `${count} without options`,
    noKey: (count: number) => `${count} without a key`,
    tooManyOptions: (count: number) => `${count} with more than four options`,
    tooFewOptions: (count: number) => `${count} with an option missing`,
    sameOptions: (count: number) => `${count} with two options that are the same`,
    tooLong: (count: number) => `${count} too long for a quiz`,
  },
  setKeys: 'Set keys and fix questions',
  nothing: {
    title: 'No question here fits a quiz yet',
    text: 'A quiz needs questions with two to four options and a key among them.',
  },
  gone: 'This paper isn’t with your papers any more.',
  /** Part of the explanation that students read after the quiz. */
  keyFrom: {
    printed: 'The key is printed in the past paper.',
    own: '',
    shared: 'The key was typed by the person who shared the past paper.',
    model: 'A model solved it twice with the same answer. It isn’t the key of whoever set the paper.',
    none: '',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    papersQuiz: typeof papersQuizTexts;
  }
}
