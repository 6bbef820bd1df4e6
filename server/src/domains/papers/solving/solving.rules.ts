import type { PaperItem, PaperQuestion, SolvingOutcome } from '@akada/contract';
import type { Splice } from '../sheet.rules.ts';

/** Which questions a model solves, and what becomes of the sheet afterwards. */

/** What one order may cost: a long paper takes several. */
const mostAtOnce = 60;
const longestExplanation = 4000;

/** What two solvers came to. */
interface Solved {
  first: string | null;
  second: string | null;
  worked: string;
}

export const saidBySolver = (doubt: string) => /^(?:A model proposes|Two solutions)/.test(doubt);

/** Of a question that its owner keyed there is nothing to find. */
const isOpen = ({ options, key, key_status }: PaperQuestion) =>
  options.length > 1 && (key_status === 'none' || (key_status === 'printed' && key !== null));

/** Those without a key first, then those whose printed key is compared; of one, that one. */
export function toSolve(items: readonly PaperItem[], questionId?: string): { asked: PaperQuestion[]; left: number } {
  const open = items.filter((item): item is PaperQuestion => item.kind === 'question' && isOpen(item));
  if (questionId !== undefined) return { asked: open.filter(({ id }) => id === questionId), left: 0 };
  const ordered = [...open.filter(({ key }) => key === null), ...open.filter(({ key }) => key !== null)];
  return { asked: ordered.slice(0, mostAtOnce), left: Math.max(0, ordered.length - mostAtOnce) };
}

type Kind = 'proposed' | 'split' | 'doubted' | 'confirmed';

function settled(question: PaperQuestion, { first, second, worked }: Solved): { kind: Kind; question: PaperQuestion } {
  const labelOf = (id: string | null) => question.options.find((option) => option.id === id)?.label ?? null;
  const doubts = question.doubts.filter((doubt) => !saidBySolver(doubt));
  const agreed = first !== null && first === second ? first : null;
  if (question.key !== null) {
    if (agreed === null || agreed === question.key) {
      return { kind: agreed === null ? 'split' : 'confirmed', question: { ...question, doubts } };
    }
    return {
      kind: 'doubted',
      question: { ...question, doubts: [...doubts, `Two solutions came to ${labelOf(agreed)}`] },
    };
  }
  if (agreed === null) {
    const labels = [labelOf(first), labelOf(second)].filter((label) => label !== null);
    const said =
      labels.length === 2 ? `Two solutions disagree: ${labels.join(' and ')}` : 'Two solutions found no sure answer';
    return { kind: 'split', question: { ...question, doubts: [...doubts, said] } };
  }
  const explanation = worked ? { text: worked.slice(0, longestExplanation), by: 'model' as const } : null;
  return {
    kind: 'proposed',
    question: {
      ...question,
      key: agreed,
      answer: null,
      key_status: 'model',
      explanation: question.explanation ?? explanation,
      doubts: [...doubts, `A model proposes ${labelOf(agreed)}`],
    },
  };
}

const isSame = (one: PaperQuestion, other: PaperQuestion) =>
  one.same === other.same && one.key === other.key && one.text === other.text && one.stem === other.stem;

export interface Settled {
  /** null where nothing changes. */
  splice: Splice | null;
  outcome: Omit<SolvingOutcome, 'left' | 'note'> & { unsolved: number };
}

/** What was changed since it was asked stays as its owner has it. */
export function settle(
  items: readonly PaperItem[],
  asked: readonly PaperQuestion[],
  solved: readonly (Solved | null)[],
): Settled {
  const byId = new Map(asked.map((question, at) => [question.id, { question, solution: solved[at] ?? null }]));
  const outcome = { proposed: 0, split: 0, doubted: 0, confirmed: 0, unsolved: 0 };
  const after = items.map((item): PaperItem => {
    const known = byId.get(item.id);
    if (!known || item.kind !== 'question' || !isSame(item, known.question)) return item;
    if (!known.solution) {
      outcome.unsolved += 1;
      return item;
    }
    const { kind, question } = settled(item, known.solution);
    outcome[kind] += 1;
    return question;
  });
  const changed = after.flatMap((item, at) => (JSON.stringify(item) === JSON.stringify(items[at]) ? [] : at));
  const [from, to] = [changed[0], changed.at(-1)];
  if (from === undefined || to === undefined) return { splice: null, outcome };
  return { splice: { at: from, removed: to - from + 1, items: after.slice(from, to + 1) }, outcome };
}
