import type { DraftDecision } from '@akada/contract';
import type { FindPicture } from '../pictures/question-picture.rules.ts';
import { applyDraft, isUnchanged, type StoredQuestion } from '../quiz.rules.ts';

/**
 * Going through machine-made questions. The quiz always holds as many as are wanted, as far as there are any: what its
 * owner kept, and in the other places the surest drafts. Decisions name questions, not versions, and say how a question
 * shall stand: two devices, a double click or a phone that was offline never undo each other.
 */

/** Where it stood is kept with it, so that it can come back there. */
export interface DroppedQuestion {
  question: StoredQuestion;
  at: number;
}

export interface Pile {
  wanted: number;
  /** Of the quiz, in its order. */
  questions: readonly StoredQuestion[];
  /** Those of the quiz that are drafts. */
  draftIds: ReadonlySet<string>;
  /** For a place in the quiz, the surest first. */
  waiting: readonly StoredQuestion[];
  dropped: readonly DroppedQuestion[];
}

/** As long as a paper examination. */
const mostQuestions = 100;

const without = <T>(list: readonly T[], index: number) => list.toSpliced(index, 1);
const placeOf = (list: readonly StoredQuestion[], id: string) => list.findIndex((question) => question.id === id);

function withDraft({ draftIds }: Pile, id: string, isDraft: boolean): ReadonlySet<string> {
  const next = new Set(draftIds);
  if (isDraft) next.add(id);
  else next.delete(id);
  return next;
}

/** Fills the free places of the quiz, and takes back the drafts that it has no place for. */
function settled(pile: Pile): Pile {
  const [questions, waiting, draftIds] = [[...pile.questions], [...pile.waiting], new Set(pile.draftIds)];
  while (questions.length < pile.wanted && waiting.length > 0) {
    const [next] = waiting.splice(0, 1);
    if (!next) break;
    questions.push(next);
    draftIds.add(next.id);
  }
  while (questions.length > pile.wanted) {
    const last = questions.findLastIndex(({ id }) => draftIds.has(id));
    const [taken] = last === -1 ? [] : questions.splice(last, 1);
    if (!taken) break;
    waiting.unshift(taken);
    draftIds.delete(taken.id);
  }
  return { ...pile, questions, waiting, draftIds };
}

/** What a fixed draft may need: an id, where its options are others, and its picture. */
interface Make {
  newId: () => string;
  picture?: FindPicture;
}

function fixed(question: StoredQuestion, { question: draft }: DraftDecision, { newId, ...find }: Make): StoredQuestion {
  if (!draft) return question;
  return applyDraft([question], [{ ...draft, id: question.id }], newId, find).questions[0] ?? question;
}

function keep(pile: Pile, decision: DraftDecision, make: Make): Pile {
  const { question_id: id } = decision;
  const place = placeOf(pile.questions, id);
  const known = pile.questions[place];
  if (known) {
    // Kept before: what a late copy of the decision fixes is fixed already.
    if (!pile.draftIds.has(id)) return pile;
    const questions = pile.questions.with(place, fixed(known, decision, make));
    return settled({ ...pile, questions, draftIds: withDraft(pile, id, false) });
  }
  if (pile.questions.length >= mostQuestions) return pile;
  const waits = placeOf(pile.waiting, id);
  const waiting = pile.waiting[waits];
  if (waiting) {
    const questions = [...pile.questions, fixed(waiting, decision, make)];
    return settled({ ...pile, questions, waiting: without(pile.waiting, waits) });
  }
  const left = pile.dropped.findIndex(({ question }) => question.id === id);
  const dropped = pile.dropped[left];
  if (!dropped) return pile;
  const questions = pile.questions.toSpliced(dropped.at, 0, fixed(dropped.question, decision, make));
  return settled({ ...pile, questions, dropped: without(pile.dropped, left) });
}

function drop(pile: Pile, id: string): Pile {
  // A quiz needs a question.
  if (pile.questions.length + pile.waiting.length <= 1) return pile;
  const place = placeOf(pile.questions, id);
  const known = pile.questions[place];
  if (known) {
    const questions = without(pile.questions, place);
    const dropped = [...pile.dropped, { question: known, at: place }];
    return settled({ ...pile, questions, dropped, draftIds: withDraft(pile, id, false) });
  }
  const waits = placeOf(pile.waiting, id);
  const waiting = pile.waiting[waits];
  if (!waiting) return pile;
  const dropped = [...pile.dropped, { question: waiting, at: pile.questions.length }];
  return { ...pile, waiting: without(pile.waiting, waits), dropped };
}

/** The draft goes behind all others; the surest that waits takes its place. */
function another(pile: Pile, id: string): Pile {
  const waits = placeOf(pile.waiting, id);
  const waiting = pile.waiting[waits];
  if (waiting) return { ...pile, waiting: [...without(pile.waiting, waits), waiting] };
  const place = placeOf(pile.questions, id);
  const draft = pile.questions[place];
  if (!draft || !pile.draftIds.has(id)) return pile;
  const [next, ...rest] = pile.waiting;
  if (!next) return { ...pile, questions: [...without(pile.questions, place), draft] };
  const draftIds = new Set(withDraft(pile, id, false)).add(next.id);
  return { ...pile, questions: pile.questions.with(place, next), waiting: [...rest, draft], draftIds };
}

function undo(pile: Pile, id: string): Pile {
  const first = pile.questions.findIndex((question) => pile.draftIds.has(question.id));
  const toFront = (
    from: Partial<Pile>,
    question: StoredQuestion,
    at = first === -1 ? pile.questions.length : first,
  ) => {
    const questions = (from.questions ?? pile.questions).toSpliced(at, 0, question);
    return settled({ ...pile, ...from, questions, draftIds: withDraft(pile, id, true) });
  };
  const left = pile.dropped.findIndex(({ question }) => question.id === id);
  const dropped = pile.dropped[left];
  if (dropped) return toFront({ dropped: without(pile.dropped, left) }, dropped.question, dropped.at);
  const waits = placeOf(pile.waiting, id);
  const waiting = pile.waiting[waits];
  if (waiting) return toFront({ waiting: without(pile.waiting, waits) }, waiting);
  const place = placeOf(pile.questions, id);
  const known = pile.questions[place];
  // What its owner wrote was never a draft.
  if (!known?.source) return pile;
  if (!pile.draftIds.has(id)) return settled({ ...pile, draftIds: withDraft(pile, id, true) });
  return toFront({ questions: without(pile.questions, place) }, known, first);
}

export function decide(pile: Pile, decision: DraftDecision, make: Make): Pile {
  const { question_id: id } = decision;
  switch (decision.decision) {
    case 'keep':
      return keep(pile, decision, make);
    case 'drop':
      return drop(pile, id);
    case 'another':
      return another(pile, id);
    default:
      return undo(pile, id);
  }
}

/** What is left to decide, the surest first. */
export const undecided = ({ questions, draftIds, waiting }: Pile): StoredQuestion[] => [
  ...questions.filter(({ id }) => draftIds.has(id)),
  ...waiting,
];

/** Drafts that an edit of the whole list leaves as they were. */
export function draftsAfterEdit(
  draftIds: readonly string[],
  before: readonly StoredQuestion[],
  after: readonly StoredQuestion[],
): string[] {
  const known = new Map(before.map((question) => [question.id, question]));
  const drafts = new Set(draftIds);
  return after.flatMap((question) => {
    const old = known.get(question.id);
    return drafts.has(question.id) && old && isUnchanged(old, question) ? [question.id] : [];
  });
}
