import {
  type ChoiceQuestion,
  type OpenQuestion,
  readBank,
  type TypedBankQuestion as TypedEntry,
} from '../../../../content/courses/form/bank.ts';
import { named } from '../../../../content/courses/form/options.ts';
import { readTemplates, templateOf } from '../../../../content/courses/form/templates.ts';
import { typedKeyOf } from '../../../../content/courses/form/typed.ts';
import { ExamHeadSchema } from '../../../../content/courses/schema.ts';
import type {
  BankQuestion,
  CourseBank,
  CourseExam,
  CourseTemplate,
  OpenBankQuestion,
  TypedBankQuestion,
} from './port.ts';

/** The questions of a lesson's bank; `name` is what their ids begin with. */
export function toBank(
  text: string,
  name: string,
  aboutOf: (question: Pick<ChoiceQuestion, 'lesson'>) => string = () => '',
): CourseBank {
  const { choice, open, typed } = readBank(text);
  return {
    choice: choice.map((question) => toChoice(question, name, aboutOf(question))),
    open: open.map((question) => toOpen(question, name)),
    typed: typed.map((question) => toTyped(question, name, aboutOf(question))),
  };
}

/** The templates of a lesson, with ids beside those of its bank. */
export const toTemplates = (text: string, name: string): CourseTemplate[] =>
  readTemplates(text).entries.map((entry) => ({ ...templateOf(entry), id: `${name}#t${entry.number}` }));

/** `titles`: of the lessons, by the names that the questions give. */
export function toExam(
  text: string,
  documentId: string,
  code: string,
  titles: ReadonlyMap<string, string>,
): CourseExam {
  const { minutes } = ExamHeadSchema.parse(readBank(text).source.fields);
  const aboutOf = ({ lesson }: Pick<ChoiceQuestion, 'lesson'>) => titles.get(lesson ?? '') ?? code;
  return { ...toBank(text, documentId, aboutOf), documentId, minutes };
}

function toChoice({ number, difficulty, stem, options }: ChoiceQuestion, name: string, about: string): BankQuestion {
  return {
    id: `${name}#${number}`,
    difficulty: difficulty as BankQuestion['difficulty'],
    about,
    stem,
    options: options.map(({ text, right, notes }) => ({
      text,
      right,
      why: whyIn(notes),
    })),
  };
}

function toTyped(question: TypedEntry, name: string, about: string): TypedBankQuestion {
  const { number, difficulty, stem, key, nots } = question;
  return {
    id: `${name}#${number}`,
    difficulty: difficulty as BankQuestion['difficulty'],
    about,
    stem,
    typed: typedKeyOf(question),
    why: [key, ...nots].map(({ notes }) => whyIn(notes)),
  };
}

const whyIn = (notes: Parameters<typeof named>[0]) =>
  named(notes, 'Why')
    .map((note) => note.text)
    .join(' ');

function toOpen({ number, marks, question, answer, points }: OpenQuestion, name: string): OpenBankQuestion {
  return {
    id: `${name}#${number}`,
    marks,
    question,
    answer,
    points: points.map((point) => ({ marks: point.marks, for: point.for })),
  };
}
