import type { TypedKey } from '@akada/answers';
import type { SourceDocument, WrittenAnswer } from '@akada/engine';
import type { TaughtCourse } from '@akada/engine/coverage';
import type { Template } from '../../../../content/templates/template.ts';

export interface BankOption {
  text: string;
  right: boolean;
  /** Why it is right, or where the wrong road began. */
  why: string;
}

interface Asked {
  /** The same for the same question, whatever else changes. */
  id: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Title of the lesson that it is about; of an examination whose question names none, the course. */
  about: string;
  /** Markdown, as all texts of a bank. */
  stem: string;
}

export interface BankQuestion extends Asked {
  options: BankOption[];
}

/** A question whose answer is typed. */
export interface TypedBankQuestion extends Asked {
  typed: TypedKey;
  /** Why the key is right, then what led to each of its slips. */
  why: string[];
}

export interface OpenBankQuestion {
  id: string;
  marks: number;
  question: string;
  answer: string;
  points: { marks: number; for: string }[];
}

/** A question of a lesson whose numbers are drawn. */
export interface CourseTemplate extends Template {
  /** The same for the same template, whatever else changes. */
  id: string;
}

/** Questions written for a lesson or for the end of a course. */
export interface CourseBank {
  choice: BankQuestion[];
  open: OpenBankQuestion[];
  typed: TypedBankQuestion[];
}

/** One day of the notes that the project wrote for a course. */
export interface CourseLesson {
  /** Stands in the parts of a plan: the same for the same note, whatever else changes. */
  documentId: string;
  /** As an address names it: quadratic-equations. */
  name: string;
  title: string;
  week: number;
  day: number;
  weekTitle: string;
  objective: string;
  /** Topics of the standard that it covers, letter by letter. */
  topics: string[];
  minutes: number;
  /** With its checks and cards; pictures by their address in the library. */
  markdown: string;
  /** What the teacher reads of it: without checks, cards and sums. */
  source: SourceDocument;
  sectionIds: string[];
  terms: { term: string; definition: string }[];
  remember: string[];
  /** null: the notes are older than banks, and the teacher makes the questions. */
  bank: CourseBank | null;
  /** What students ask of it, answered; empty where nobody wrote that. */
  written: WrittenAnswer[];
  /** Empty where nobody wrote any. */
  templates: CourseTemplate[];
}

export interface CourseExam extends CourseBank {
  documentId: string;
  minutes: number;
}

export interface CourseNotes {
  standard: 'CCMAS' | 'BMAS';
  code: string;
  /** In the order in which they are studied. */
  lessons: CourseLesson[];
  /** The front page of a course that is whole; null while only some of its topics have lessons. */
  front: { title: string; markdown: string; leftOut: string[] } | null;
  exam: CourseExam | null;
  /** Where each phrase of the standard's content is taught, in the standard's order; null where its content is not known. */
  coverage: CourseCoverage | null;
  /** All that its lessons say, by what they teach; gathered when first asked for, then kept. */
  readonly taught: TaughtCourse;
}

export interface CourseCoverage {
  /** Whether several sources agree on what the standard asks for. */
  isSure: boolean;
  sources: string[];
  phrases: CoveredPhrase[];
}

/** Taught in a section of a lesson, or left out for a reason. */
export type CoveredPhrase = { phrase: string } & ({ lesson: string; section: string } | { why: string });

/** The course notes that the product brings with it. */
export interface CourseLibrary {
  find(standard: 'CCMAS' | 'BMAS', code: string): CourseNotes | null;
  findLesson(documentId: string): CourseLesson | null;
  findExam(documentId: string): CourseExam | null;
  /** The SVG of a picture, by the address that a lesson's Markdown has for it. */
  findPicture(address: string): string | null;
  all(): readonly CourseNotes[];
}
