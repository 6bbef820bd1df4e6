import type {
  Analysis,
  Beside,
  Card,
  CourseTopics,
  Difficulty,
  Form,
  Lesson,
  LessonIndex,
  Place,
  PlanDay,
  PlanOptions,
  PrintedQuestion,
  Question,
  SectionPart,
  SourceDocument,
  SprintPlan,
  TopicPlan,
  TutorStage,
  TutorState,
} from '@akada/engine';
import type { OwnTerm } from '@akada/engine/finder';
import type {
  AskedPaper,
  Comparable,
  FoundAnswers,
  KnownCourse,
  Paper,
  PaperLine,
  PaperTopic,
  TopicCorrection,
} from '@akada/engine/papers';
import type { CourseAsked, JudgedCourse, ReadSource } from './course-coverage.ts';

export type {
  Beside,
  Card,
  CourseTopics,
  LessonIndex,
  PlanDay,
  SectionPart,
  SourceDocument,
  WrittenAnswer,
  WrittenLesson,
} from '@akada/engine';
export { asksOf, asQuestion, mergeIndexes, offersOf } from '@akada/engine/browser';
export type { CoverageRow } from '@akada/engine/coverage';
export {
  type AskedPaper,
  type FoundAnswers,
  fingerprintOf,
  type KnownCourse,
  type Paper as ReadPaper,
  type PaperTopic,
} from '@akada/engine/papers';
/** How memory is scheduled: the same arithmetic here and on a phone without a network. */
export {
  type CardAnswer,
  cardOf,
  type HistoryOptions,
  newCard,
  pickDue,
  type RememberedCard,
  type ReviewCard,
  type ReviewRating,
  ratingFor,
  remember,
} from '@akada/engine/review';
export type { CourseAsked, JudgedCourse, ReadSource } from './course-coverage.ts';
export { isWhole as isWholeMeaning } from './document-meaning.ts';
export { joinLessons, readLesson, splitSentences } from './lesson-text.ts';

/** What the teacher reads: one document or several, in the order in which they are studied. */
export type TeachingSource = readonly SourceDocument[];

/** A file that a past paper or its key came in, or the text that was typed. */
export type PaperSource = { name: string } & (
  | { text: string }
  | { blocks: SourceDocument['blocks'] }
  | { lines: readonly PaperLine[] }
);

/** Questions of past papers, and what they may be about. */
export interface TopicsWanted {
  topics: readonly PaperTopic[];
  /** What their owner said of questions before. */
  corrections: readonly TopicCorrection[];
  questions: readonly Comparable[];
}

export interface ChosenTopic {
  /** null where nothing is near enough. */
  topic: string | null;
  /** The likeliest, the likeliest first. */
  choices: string[];
}

/** A question of a past paper as a solver gets it: without its key. */
export interface UnsolvedQuestion {
  /** What it shares with others: a table, a passage. */
  stem: string | null;
  text: string;
  options: readonly { id: string; text: string }[];
}

/** What two solvers came to, neither of whom saw the other's answer; null where one found no one option right. */
export interface SolvedQuestion {
  first: string | null;
  second: string | null;
  /** How the first one got there; may be empty. */
  worked: string;
}

export interface PaperSolutions {
  /** In the order of the questions; null for what was not solved twice. */
  solved: (SolvedQuestion | null)[];
  /** Why some, or all, were not. */
  failure?: FallbackReason;
}

/** A question worked through with somebody, one part after the other. */
export interface WalkThrough {
  hint: string;
  step: string;
  solution: string;
  /** The option that it comes to; null where there are none, or none is right. */
  chosen: string | null;
}

/** A part of a document as citations name it, with its text. */
export interface SourceSection {
  id: string;
  heading: string;
  /** The headings above it and its own, outermost first. */
  headingPath: string[];
  place?: Place;
  blocks: SourceDocument['blocks'];
}

/** Who asks, and how the work may be followed and stopped. Without an account nothing paid is ever started. */
export interface TeachingContext {
  accountId?: string;
  address: string;
  signal?: AbortSignal;
  /** The share done, from 0 to 1, and what is being done now, in words for the learner. */
  onProgress?: (share: number, doing: string) => void;
  /** Then a quiz is given back with what there is; without it, when it is whole. */
  until?: Promise<unknown>;
}

/** Who made something, and the place in the source that it rests on, so that the learner can open it. */
export interface Provenance {
  engine: 'embedded' | 'model';
  /** The model's name; only where a model made it. */
  model?: string;
  documentId: string;
  sectionId: string;
  headingPath: string[];
  /** The words of the source; left out where the item rests on the whole section. */
  sentence?: string;
  place?: Place;
}

interface Taught {
  provenance: Provenance[];
  /** For the learner: that the built-in teacher took over, say, and why. */
  note?: string;
}

export type TaughtAnalysis = Analysis & Taught;
export type TaughtPlan = SprintPlan & Taught;
export type TaughtCoursePlan = TopicPlan & { note?: string };
export type TaughtLesson = Lesson & Taught;
export type TaughtQuestion = Question & {
  provenance: Provenance;
  /** For each option: what who chooses it believes; empty where nothing is known. Only of a model's questions. */
  mistakes?: string[];
};
/** `reason` says why there are fewer questions than were asked for; `note` who made them, where that is a surprise. */
export interface TaughtQuiz {
  questions: TaughtQuestion[];
  /** Further ones, the surest first, where they were wished for and the teacher had them. */
  spare?: TaughtQuestion[];
  /** What passes the checks after the time that was given; only where a time was given and it was too short. */
  later?: Promise<TaughtQuestion[]>;
  asked: number;
  reason?: string;
  note?: string;
}
/** `prompts` and `provenance` go in step: each prompt with the place that answers it. */
export type TaughtPrompts = { prompts: string[] } & Taught;

export interface QuizWishes {
  difficulty?: Difficulty | 'mixed';
  /** The same seed over the same source puts the options into the same order. */
  seed: string;
  /** How many more may be offered, to choose from; a model offers what passed beyond the wanted number. */
  spare?: number;
}

/** One turn of the tutor. `[1]` in the text stands for the first entry of `provenance`, and so on. */
export interface TutorAnswer extends Taught {
  /** Kept with the chat, and given back with the learner's next message. */
  state: TutorState;
  kind: 'found' | 'not_found';
  stage: TutorStage;
  markdown: string;
  /** True while something is held back: "Just tell me" is offered. */
  more: boolean;
  /** Told as it was written, asked back which is meant, or nothing written came near; only where something is written. */
  written?: 'told' | 'near' | 'none';
  /** Worth remembering: the learner may keep it. Only from a model, and borne out by the lesson. */
  card?: ProposedCard;
}

export interface ProposedCard {
  front: string;
  back: string;
}

/** Something that was said in a conversation. */
export interface Turn {
  by: 'learner' | 'tutor';
  text: string;
}

/** The messages of a conversation as its turns; whoever does not assist has asked. */
export const toTurns = (messages: readonly { role: string; text: string }[]): Turn[] =>
  messages.map(({ role, text }) => ({ by: role === 'assistant' ? 'tutor' : 'learner', text }));

/** A question that the learner answered wrongly. */
export interface MissedQuestion {
  question: string;
  /** What was chosen; left out where nobody remembers. */
  chosen?: string;
  right: string;
}

/** What a tutor may know of who asks: never a name or an address. */
export interface AboutLearner {
  /** 100, 200 and so on, as universities in Nigeria count. */
  level?: number;
  /** The last ones about the same sprint, the newest first. */
  missed?: readonly MissedQuestion[];
}

/** What lies around a question: other texts, exercises, and what was said before it, the oldest first. */
export interface Around extends Beside {
  said?: readonly Turn[];
  learner?: AboutLearner;
  /** Given where a document is asked about, which is looked things up in. */
  document?: AboutDocument;
}

/** What is known of a document beyond its index. */
export interface AboutDocument {
  terms: readonly OwnTerm[];
  /** What its page says that it is about. */
  summary?: string | undefined;
  /** What `readMeaning` gave, once it is whole; `reading` until then, and left out where it is not read. */
  meaning?: Int8Array | 'reading' | undefined;
}

/** The meaning of a text as far as it was read, to be kept beside it. */
export interface ReadMeaning {
  meaning: Int8Array;
  isWhole: boolean;
}

/** Pieces of an answer as they come. After `restart` everything shown so far is to be forgotten. */
export type AnswerEvent = { type: 'text'; text: string } | { type: 'restart' } | { type: 'done'; answer: TutorAnswer };

/** A day about which there is no source. */
export interface NotesWanted {
  subject: string;
  title: string;
  objective: string;
  topics: readonly string[];
  /** Titles of the lessons around it: what was taught, and what is still to come. */
  before: readonly string[];
  after: readonly string[];
}

/** A part of notes that is to be written anew. */
export interface RenewedPart {
  /** The notes as they stand. */
  markdown: string;
  keyTerms: WrittenNotes['keyTerms'];
  heading: string;
}

export interface WrittenNotes {
  markdown: string;
  keyTerms: { term: string; definition: string }[];
  /** For the learner: who wrote it, and that nothing checks it. */
  note: string;
}

/** What can be expected of a teacher: callers ask for this, never who it is. */
export interface Capabilities {
  /** The forms of question that it makes, in the order in which they are offered. */
  questionForms: readonly Form[];
  /** Whether it writes about what no source says; otherwise what it says can be pointed to in one. */
  writesWithoutSource: boolean;
  /** Whether its tutor makes something of what is known of the learner. */
  heedsLearner: boolean;
  /** Whether its work costs, so that what may never be read is not made ahead. */
  costs: boolean;
  /** Whether it finds places of a document by what `readMeaning` gave. */
  readsMeaning: boolean;
  /** Whether it solves questions that no source answers. */
  solves: boolean;
}

/** The teacher in the product's own words; both implementations pass the same suite. */
export interface Teacher {
  /** What people are told that it is called. */
  readonly name: string;
  readonly capabilities: Capabilities;
  /** What a document is: title, language, outline, key terms, summary. */
  analyse(document: SourceDocument, context: TeachingContext): Promise<TaughtAnalysis>;
  /** The parts that citations point to: the same document always gives the same ones. */
  cut(document: SourceDocument, context: TeachingContext): Promise<SourceSection[]>;
  /** A sprint along the source's own structure, balanced to the minutes of a day. */
  planSprint(source: TeachingSource, options: PlanOptions, context: TeachingContext): Promise<TaughtPlan>;
  /** A sprint from the topics that the catalogue lists for a course. */
  planCourse(course: CourseTopics, options: PlanOptions, context: TeachingContext): Promise<TaughtCoursePlan>;
  /** The topics of a subject that no source is about; null from a teacher that does not write without one. */
  outlineTopics(subject: string, max: number, context: TeachingContext): Promise<string[] | null>;
  /** A day's notes without a source; null as above. */
  writeNotes(wanted: NotesWanted, context: TeachingContext): Promise<WrittenNotes | null>;
  /** Such notes with one part written anew; null as above. */
  renewPart(wanted: NotesWanted, part: RenewedPart, context: TeachingContext): Promise<WrittenNotes | null>;
  /** The lesson of one day of a plan. */
  writeLesson(day: PlanDay, source: TeachingSource, context: TeachingContext): Promise<TaughtLesson>;
  /** Up to `n` questions, each of which passed the checks against the source. */
  makeQuiz(source: TeachingSource, n: number, wishes: QuizWishes, context: TeachingContext): Promise<TaughtQuiz>;
  /** The questions that the source itself asks and answers about a day, as they are printed. */
  printedQuestions(day: PlanDay, source: TeachingSource, context: TeachingContext): Promise<PrintedQuestion[]>;
  /** Cards to recall the source by, in its order: at most `limit`, the surest. */
  makeCards(source: TeachingSource, limit: number, context: TeachingContext): Promise<Card[]>;
  /** Questions that a learner could put and that the source answers, asked as a lesson or as a document. */
  suggestPrompts(
    source: TeachingSource,
    max: number,
    context: TeachingContext,
    called?: 'lesson' | 'document',
  ): Promise<TaughtPrompts>;
  /** The past papers in these files; the courses are those that a head may name. */
  readPapers(
    files: readonly PaperSource[],
    courses: readonly KnownCourse[],
    context: TeachingContext,
  ): Promise<Paper[]>;
  /** What a file answers of each of these papers; null where it holds no answers. */
  readAnswers(
    file: PaperSource,
    papers: readonly AskedPaper[],
    courses: readonly KnownCourse[],
    context: TeachingContext,
  ): Promise<FoundAnswers[] | null>;
  /** For each question the topic that it is about. */
  rankTopics(wanted: TopicsWanted, context: TeachingContext): Promise<ChosenTopic[]>;
  /** Questions with options, each solved twice without its key; null from a teacher that does not solve. */
  solvePaper(questions: readonly UnsolvedQuestion[], context: TeachingContext): Promise<PaperSolutions | null>;
  /** A question worked through, or why not; null as above. */
  walkThrough(question: UnsolvedQuestion, context: TeachingContext): Promise<WalkThrough | FallbackReason | null>;
  /** What of a course these documents teach, merely name or leave out, by their words and their meaning. */
  judgeCoverage(sources: readonly ReadSource[], course: CourseAsked, context: TeachingContext): Promise<JudgedCourse>;
  /** What answers and searches read; kept beside the lesson and downloaded with it. */
  indexLesson(
    source: TeachingSource,
    parts: readonly SectionPart[] | undefined,
    context: TeachingContext,
  ): Promise<LessonIndex>;
  /**
   * Reads on in the meaning of a text, a little at a time so that others have their turn, from where `before` ends. Null
   * from a teacher that reads none.
   */
  readMeaning(index: LessonIndex, before: Int8Array, context: TeachingContext): Promise<ReadMeaning | null>;
  /**
   * A turn of the tutor. A plain question is answered at once, an exercise by a hint, a step, then the answer; what the
   * lesson does not say, from what lies beside it.
   */
  answer(
    message: string,
    lesson: LessonIndex,
    before: TutorState | undefined,
    context: TeachingContext,
    around?: Around,
  ): AsyncIterable<AnswerEvent>;
  close(): Promise<void>;
}

export type Purpose = 'analyse' | 'plan' | 'lesson' | 'quiz' | 'check' | 'prompts' | 'answer' | 'solve' | 'read';
export type FallbackReason = 'budget' | 'unavailable' | 'slow' | 'refused' | 'language' | 'malformed' | 'ungrounded';

/** One use of a model, before it is made. */
export interface MeteredCall {
  accountId: string;
  address: string;
  model: string;
  purpose: Purpose;
  /** What all calls for one quiz share. */
  quiz?: string | undefined;
}

export interface Settlement {
  /** `rejected`: an answer came and could not be used; `stopped`: the learner went away. */
  outcome: 'done' | 'rejected' | 'failed' | 'stopped';
  inputTokens: number;
  outputTokens: number;
  latencyMs: number;
}

export interface Reservation {
  settle(settlement: Settlement): Promise<void>;
}

/** Budgets and the record of use: asked before each call of a model and told afterwards. */
/** A lesson that the model could not write now: there is nobody else to write it, so it is tried again. */
export class LessonPostponed extends Error {
  override name = 'LessonPostponed';
  /** One sentence for the learner, which names the model. */
  readonly note: string;
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, note: string) {
    super(`The lesson is postponed: ${reason}`);
    this.reason = reason;
    this.note = note;
  }
}

export interface Meter {
  /** Sets tokens aside for the account, the address and the site; null where one of them has too few left today. */
  reserve(call: MeteredCall, tokens: number): Promise<Reservation | null>;
  /** What is left of the account's tokens for today, from 0 to 1. */
  leftToday(accountId: string, address: string): Promise<number>;
  /** Records that the built-in teacher took over. */
  recordFallback(call: MeteredCall, reason: FallbackReason): Promise<void>;
}
