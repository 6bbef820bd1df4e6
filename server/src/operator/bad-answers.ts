import type { AppDeps } from '../deps.ts';
import { listBadAnswers } from '../domains/tutor/figures.repo.ts';

const shown = 50;
const longest = 300;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** The answers of the tutor that learners called bad, the newest first; no names. */
export async function describeBadAnswers({ db }: AppDeps): Promise<string> {
  const rows = await listBadAnswers(db.queries, shown);
  if (rows.length === 0) return 'No answer of the tutor was called bad.';
  const entries = rows.map(({ marked_at, made_by, reason, words, question, answer }) =>
    [
      `${marked_at.toISOString().slice(0, 10)}  ${made_by}  ${reason.replace('_', ' ')}${words ? `: ${short(words)}` : ''}`,
      `  asked   ${short(question)}`,
      `  answer  ${short(answer)}`,
    ].join('\n'),
  );
  return entries.join('\n');
}
