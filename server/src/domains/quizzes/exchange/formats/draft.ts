import type { TypedKey } from '@akada/answers';
import { type DraftQuestion, DraftQuestionSchema } from '@akada/contract';
import { faultInKey } from '../../editing/keys.rules.ts';
import { letterOf, type StoredQuestion } from '../../quiz.rules.ts';
import { bytesOfData, type FoundPicture, isElsewhere, type NamedPicture, type WritablePicture } from './pictures.ts';

/** What a format of words alone needs of a question. */
export type WordedQuestion = Pick<
  StoredQuestion,
  'text' | 'options' | 'correct' | 'typed' | 'explanation' | 'mistakes'
>;

/** What a format needs that can hold pictures. */
export interface WritableQuestion extends WordedQuestion {
  picture?: WritablePicture | undefined;
}

/** The pictures of these questions, by the names that they have in a file. */
export const picturesOf = (questions: readonly WritableQuestion[]): WritablePicture[] =>
  questions.flatMap(({ picture }) => picture ?? []);

export interface Fault {
  /** Counted from 1. */
  line: number;
  /** Of the question in a package, counted from 1: there its line says little. */
  number?: number;
  message: string;
}

/** The picture of a question that was read: nobody has looked at it yet. */
export interface ImportedPicture extends FoundPicture {
  /** Which of the questions has it. */
  of: number;
  /** Where the question stands, should its picture be none. */
  place: Omit<Fault, 'message'>;
}

export interface Imported {
  questions: DraftQuestion[];
  /** Only where some have one. */
  pictures?: ImportedPicture[];
  faults: Fault[];
  /** How much else is in a package, such as pages and links. */
  left_out?: number;
}

/** A question as a format gives it, before it is known to be whole. */
export interface RawQuestion {
  line: number;
  number?: number;
  text: string;
  options: string[];
  /** The position of the right option; -1 where none is named. */
  correct: number;
  /** In place of options and the right one: what is typed. */
  typed?: TypedKey;
  explanation: string;
  /** By option: what is said to who chooses it. */
  mistakes?: string[];
  /** The picture that it names. */
  picture?: NamedPicture | undefined;
  /** In a package, the folder of the file that it stands in. */
  folder?: string;
  /** What was left out of it without changing what is asked. */
  notes?: readonly string[];
}

export const maxImported = 100;

function messageOf({ options, correct, typed, text }: RawQuestion): string | null {
  if (!text.trim()) return 'The question is missing';
  if (typed) return faultInKey({ typed })?.message ?? null;
  if (options.length === 0) return 'The question has no options';
  if (options.length > 4) return 'A question can have up to four options';
  if (correct < 0) return 'The right answer isn’t marked';
  return null;
}

/** The question as the contract has it, or what is wrong. */
function drafted(raw: RawQuestion): DraftQuestion | string {
  const message = messageOf(raw);
  if (message) return message;
  const { text, options, correct, typed, explanation, mistakes } = raw;
  const answer = typed
    ? { typed }
    : {
        options: options.map((option) => ({ text: option })),
        correct_answer: letterOf(correct),
        ...(mistakes && { mistakes }),
      };
  const parsed = DraftQuestionSchema.safeParse({ question: text, ...answer, explanation });
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'Not valid');
}

/** The file that a picture names; null where it is not there. */
export type FindFile = (src: string, question: RawQuestion) => Uint8Array | null;

/** The picture of a question, or why it cannot be had; null where it has none. */
function pictureOf(question: RawQuestion, find: FindFile): FoundPicture | string | null {
  const { picture } = question;
  if (!picture) return null;
  const bytes = bytesOfData(picture.src) ?? (isElsewhere(picture.src) ? null : find(picture.src, question));
  if (bytes) return { bytes, alt: picture.alt };
  return isElsewhere(picture.src)
    ? 'The question has a picture on another site, which we can’t take'
    : 'The question has a picture that isn’t in the file';
}

/** Keeps what is whole and says of the rest what is wrong, in the order of the file. */
export function collect(entries: Iterable<RawQuestion | Fault>, find: FindFile = () => null): Imported {
  const questions: DraftQuestion[] = [];
  const pictures: ImportedPicture[] = [];
  const faults: Fault[] = [];
  for (const entry of entries) {
    if ('message' in entry) {
      faults.push(entry);
      continue;
    }
    const place = { line: entry.line, ...(entry.number !== undefined && { number: entry.number }) };
    const draft = drafted(entry);
    const picture = pictureOf(entry, find);
    if (typeof draft === 'string') faults.push({ ...place, message: draft });
    else if (typeof picture === 'string') faults.push({ ...place, message: picture });
    else if (questions.length === maxImported) {
      faults.push({ ...place, message: `We only read the first ${maxImported} questions` });
      break;
    } else {
      if (picture) pictures.push({ ...picture, of: questions.length, place });
      questions.push(draft);
      faults.push(...[...new Set(entry.notes)].map((message) => ({ ...place, message })));
    }
  }
  if (questions.length === 0 && faults.length === 0)
    faults.push({ line: 1, message: 'We couldn’t find a question in it' });
  return { questions, ...(pictures.length > 0 && { pictures }), faults: faults.slice(0, maxImported) };
}
