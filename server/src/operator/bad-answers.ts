import type { AppDeps } from '../deps.ts';
import { countMarks, listBadAnswers, listUnanswered } from '../domains/tutor/figures.repo.ts';

const shown = 50;
const longest = 300;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** The answers of the tutor that learners called bad, the newest first; no names. And what nothing was written to. */
export async function describeBadAnswers({ db }: AppDeps): Promise<string> {
  const [rows, marks, unanswered] = [
    await listBadAnswers(db.queries, shown),
    await countMarks(db.queries),
    await listUnanswered(db.queries, shown),
  ];
  const called = marks.map(({ made_by, helped, bad }) => `${made_by}: helped ${helped} times, called bad ${bad} times`);
  const open = unanswered.map(({ lesson, times }) => `${String(times).padStart(5)}  ${lesson}`);
  const entries = rows.map(({ marked_at, made_by, reason, words, question, answer }) =>
    [
      `${marked_at.toISOString().slice(0, 10)}  ${made_by}  ${reason.replace('_', ' ')}${words ? `: ${short(words)}` : ''}`,
      `  asked   ${short(question)}`,
      `  answer  ${short(answer)}`,
    ].join('\n'),
  );
  return [
    entries.length === 0 ? 'No answer of the tutor was called bad.' : entries.join('\n'),
    ...(called.length > 0 ? [called.join('\n')] : []),
    ...(open.length > 0 ? [['Questions without a written answer, by lesson:', ...open].join('\n')] : []),
  ].join('\n\n');
}
