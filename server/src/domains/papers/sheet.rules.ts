import type { Paper, PaperChange, PaperItem, PaperQuestion, StrayLine } from '@akada/contract';
import { cutInTwo, joined } from './questions.rules.ts';

/** Every change puts some items in the place of neighbours: that is all that undoing it needs to know. */
export interface Splice {
  at: number;
  removed: number;
  items: PaperItem[];
}

export interface UndoStep extends Splice {
  last: NonNullable<Paper['undo']>;
}

export interface SheetTools {
  newId(): string;
  /** Equal for the same question in other papers. */
  sameAs(question: Pick<PaperQuestion, 'stem' | 'text' | 'options'>): string;
}

/** Why something cannot be done, as the contract names it. */
type Refusal = 'paper_item_not_found' | 'not_possible_here';

const mostSteps = 30;
const letters = 'ABCDEFGHIJKL';

export const numberOf = (item: PaperItem | undefined): string => (item?.kind === 'question' ? item.number : '');

/** A question that was read from nothing but a text. */
export const plainQuestion = (id: string, text: string, page: number | null): PaperQuestion => ({
  kind: 'question',
  id,
  number: '',
  section: null,
  stem: null,
  text,
  options: [],
  key: null,
  answer: null,
  key_status: 'none',
  explanation: null,
  marks: null,
  page,
  topic: null,
  topic_is_own: false,
  topic_choices: [],
  doubts: [],
  printed: text,
  same: '',
  parted: false,
});

function withKey(question: PaperQuestion, optionId: string | null): PaperQuestion | Refusal {
  if (optionId === null) return { ...withoutProposal(question), key: null, answer: null, key_status: 'none' };
  if (!question.options.some(({ id }) => id === optionId)) return 'not_possible_here';
  return { ...withoutProposal(question), key: optionId, answer: null, key_status: 'own' };
}

/** Who sets another key, or none, has decided about what a model proposed: its reasons go with it. */
function withoutProposal(question: PaperQuestion): PaperQuestion {
  if (question.key_status !== 'model') return question;
  const { explanation } = question;
  return { ...question, explanation: explanation?.by === 'model' ? null : explanation, doubts: [] };
}

type Edit = Extract<PaperChange, { do: 'edit' }>;

/** In words a key can be typed only where there is nothing to choose. */
function answered(before: PaperQuestion, answer: string | null): Pick<PaperQuestion, 'key' | 'answer' | 'key_status'> {
  if (answer === before.answer) return before;
  return { key: null, answer, key_status: answer === null ? 'none' : 'own' };
}

const explained = ({ explanation }: PaperQuestion, text: string | null): PaperQuestion['explanation'] => {
  if (!text) return null;
  return text === explanation?.text ? explanation : { text, by: 'own' };
};

function edited(before: PaperQuestion, change: Edit, newId: () => string): PaperQuestion {
  const { number, text, options, answer, answer_kind = before.answer_kind, explanation } = change;
  const known = new Map(before.options.map((option) => [option.id, option]));
  const kept = options.map((option, index) => {
    const old = option.id === undefined ? undefined : known.get(option.id);
    return { id: old?.id ?? newId(), label: old?.label ?? letters[index] ?? '', text: option.text };
  });
  const isKeyThere = kept.some(({ id }) => id === before.key);
  const choice = isKeyThere
    ? { key: before.key, answer: null, key_status: before.key_status }
    : { key: null, answer: null, key_status: 'none' as const };
  const key = kept.length > 0 ? choice : answered({ ...before, key: null }, answer || null);
  const said = { number, text, options: kept, ...key, explanation: explained(before, explanation), doubts: [] };
  return { ...before, ...said, ...(answer_kind !== undefined && { answer_kind }) };
}

function inPlace(
  items: readonly PaperItem[],
  at: number,
  change: PaperChange,
  tools: SheetTools,
): PaperItem[] | Refusal {
  const item = items[at];
  if (!item) return 'paper_item_not_found';
  if (change.do === 'delete') return [];
  if (item.kind === 'stray') {
    return change.do === 'ask' ? [plainQuestion(item.id, item.text, item.page)] : 'not_possible_here';
  }
  switch (change.do) {
    case 'key': {
      const keyed = withKey(item, change.option_id);
      return typeof keyed === 'string' ? keyed : [keyed];
    }
    case 'topic':
      return [{ ...item, topic: change.topic, topic_is_own: true }];
    case 'edit':
      return [edited(item, change, tools.newId)];
    case 'split':
      return cutInTwo(item, change.at, tools.newId) ?? 'not_possible_here';
    case 'fine':
      return [{ ...item, doubts: [] }];
    case 'part':
      return [{ ...item, parted: change.parted }];
    default:
      return 'not_possible_here';
  }
}

function joinAt(items: readonly PaperItem[], at: number): Splice | Refusal {
  const [first, second] = [items[at], items[at + 1]];
  if (!first || !second) return 'not_possible_here';
  return { at, removed: 2, items: [joined(first, second)] };
}

/** What a change does to the sheet; nothing is changed yet. */
export function spliceFor(items: readonly PaperItem[], change: PaperChange, tools: SheetTools): Splice | Refusal {
  const at = items.findIndex(({ id }) => id === change.item_id);
  if (at < 0) return 'paper_item_not_found';
  const made =
    change.do === 'join' ? joinAt(items, change.with === 'before' ? at - 1 : at) : inPlace(items, at, change, tools);
  if (typeof made === 'string') return made;
  const splice = Array.isArray(made) ? { at, removed: 1, items: made } : made;
  return { ...splice, items: splice.items.map((item) => marked(item, tools)) };
}

const marked = (item: PaperQuestion | StrayLine, { sameAs }: SheetTools): PaperItem =>
  item.kind === 'question' ? { ...item, same: sameAs(item) } : item;

export const spliced = (items: readonly PaperItem[], { at, removed, items: put }: Splice): PaperItem[] =>
  items.toSpliced(at, removed, ...put);

/** The steps back with one more, which undoes this; the oldest are forgotten. */
export function withStep(
  steps: readonly UndoStep[],
  items: readonly PaperItem[],
  { at, removed, items: put }: Splice,
  last: UndoStep['last'],
): UndoStep[] {
  const back = { at, removed: put.length, items: items.slice(at, at + removed), last };
  return [...steps, back].slice(-mostSteps);
}
