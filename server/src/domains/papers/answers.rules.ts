import type { PaperItem, PaperQuestion } from '@akada/contract';
import { keyOf } from './printed-key.rules.ts';
import type { Splice } from './sheet.rules.ts';

/** What a file of answers says, by the questions' ids. */
interface SaidAnswers {
  answers: ReadonlyMap<string, { key: string; reason: string | null }>;
  doubts: ReadonlyMap<string, string>;
  /** Answers to numbers that the paper does not have. */
  left: readonly { text: string; page: number | null }[];
}

/** More strays than this say nothing. */
const mostLeft = 60;

/** One splice from the first question that changes to the last, with what is left behind the last item; null where nothing does. */
export function answersSplice(items: readonly PaperItem[], said: SaidAnswers, newId: () => string): Splice | null {
  const changed = items.map((item) => (item.kind === 'question' ? answered(item, said) : item));
  const known = new Set(items.flatMap((item) => (item.kind === 'stray' ? item.text : [])));
  const strays = said.left
    .filter(({ text }) => !known.has(text))
    .slice(0, mostLeft)
    .map(({ text, page }): PaperItem => ({ kind: 'stray', id: newId(), text, page }));
  const isChanged = (_: PaperItem, at: number) => changed[at] !== items[at];
  const first = items.findIndex(isChanged);
  if (first < 0 && strays.length === 0) return null;
  const at = first < 0 ? items.length : first;
  const to = strays.length > 0 ? items.length : items.findLastIndex(isChanged) + 1;
  return { at, removed: to - at, items: [...changed.slice(at, to), ...strays] };
}

function answered(question: PaperQuestion, { answers, doubts }: SaidAnswers): PaperQuestion {
  const doubt = doubts.get(question.id);
  const doubted = doubt ? withDoubt(question, doubt) : question;
  const said = answers.get(question.id);
  if (!said) return doubted;
  const key = keyOf({ key: said.key, key_status: 'printed' }, question.options);
  const isSame = question.key === key.key && question.answer === key.answer;
  // What somebody typed or the paper prints is not overruled in silence.
  if (!isSame && question.key_status !== 'none' && question.key_status !== 'model')
    return withDoubt(doubted, `The answers you added say ${said.key}`);
  if (isSame && question.key_status === 'printed') return doubted;
  const explanation = question.explanation ?? (said.reason ? { text: said.reason, by: 'paper' as const } : null);
  return { ...doubted, ...key, explanation };
}

const withDoubt = (question: PaperQuestion, doubt: string): PaperQuestion =>
  question.doubts.includes(doubt) ? question : { ...question, doubts: [...question.doubts, doubt] };
