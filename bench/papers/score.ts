import type { Paper, PaperQuestion } from '@akada/engine';
import type { Wanted } from './layouts.ts';

export interface Score {
  questions: number;
  whole: number;
  joined: number;
  options: number;
  optionsRead: number;
  keys: number;
  keysRead: number;
  doubts: number;
  doubtsShown: number;
  /** Doubts about questions that nothing was done to. */
  idle: number;
  faults: string[];
}

const same = (one: string, other: string) => plain(one) === plain(other);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** So much of a stem is found in no other question by chance. */
const TELLING = 30;

/** What was read beside what was set. */
export function scoreOf(wanted: readonly Wanted[], paper: Paper | undefined): Score {
  const left = [...(paper?.questions ?? [])];
  const score: Score = {
    questions: 0,
    whole: 0,
    joined: 0,
    options: 0,
    optionsRead: 0,
    keys: 0,
    keysRead: 0,
    doubts: 0,
    doubtsShown: 0,
    idle: 0,
    faults: [],
  };
  for (const one of wanted) {
    const at = bestOf(left, one);
    const [read] = at >= 0 ? left.splice(at, 1) : [];
    count(score, one, read);
  }
  const stems = wanted.map(({ text }) => plain(text)).filter(({ length }) => length >= TELLING);
  for (const { text, options } of paper?.questions ?? []) {
    const all = plain([text, ...options.map((option) => option.text)].join(' '));
    if (stems.filter((stem) => all.includes(stem)).length > 1) {
      score.joined += 1;
      score.faults.push(`joined: ${all.slice(0, 120)}`);
    }
  }
  return score;
}

function bestOf(left: readonly PaperQuestion[], { text, number }: Wanted): number {
  const exact = left.findIndex((read) => read.number === number && same(read.text, text));
  if (exact >= 0) return exact;
  const byText = left.findIndex((read) => same(read.text, text));
  return byText >= 0 ? byText : left.findIndex((read) => read.number === number);
}

function count(score: Score, one: Wanted, read: PaperQuestion | undefined): void {
  score.questions += 1;
  score.options += one.options.length;
  const good = one.options.filter((option) =>
    read?.options.some((other) => other.label === option.label && same(other.text, option.text)),
  );
  score.optionsRead += good.length;
  const isWhole =
    read !== undefined &&
    read.number === one.number &&
    same(read.text, one.text) &&
    good.length === one.options.length &&
    read.options.length === one.options.length &&
    read.marks === one.marks;
  if (isWhole) score.whole += 1;
  else
    score.faults.push(
      `not whole: ${one.number} ${one.text.slice(0, 80)} → ${read ? `${read.number} ${read.text.slice(0, 80)} ${JSON.stringify(read.options)} ${read.marks}` : 'nothing'}`,
    );
  if (one.key !== null) {
    score.keys += 1;
    if (read?.key === one.key && read.key_status === 'printed') score.keysRead += 1;
    else score.faults.push(`key: ${one.number} ${one.key} → ${read?.key} ${read?.doubts.join(', ')}`);
  } else if (read?.key) score.faults.push(`a key from nowhere: ${one.number} ${read.key}`);
  if (one.doubt) {
    score.doubts += 1;
    if (read?.doubts.some((doubt) => one.doubt?.test(doubt))) score.doubtsShown += 1;
    else score.faults.push(`no doubt ${one.doubt}: ${one.number} ${read?.doubts.join(', ')}`);
  } else if (read?.doubts.some((doubt) => !/^Two numbers/.test(doubt))) {
    score.idle += 1;
    score.faults.push(`an idle doubt: ${one.number} ${read.doubts.join(', ')}`);
  }
}
