import type { CheckableQuestion, CheckName } from '@akada/engine';
import type { Engine } from '../../engine.ts';
import { jobOf } from '../../engine.ts';
import type { TeachingSource } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import { guardOf } from '../guard.ts';
import type { NumberedSource } from '../numbered-source.ts';
import { labels } from './sheet.ts';
import type { Draft } from './writing.ts';

/** What can be told without understanding; whether a question is right and fair is for who solves it. */
const formal: readonly CheckName[] = ['four-options', 'distinct-options', 'no-catch-all'];
/** Where nobody reads it: by its words a question is often taken to lean on something that it brings along itself. */
const formalAlone: readonly CheckName[] = [...formal, 'self-contained'];

export function checkable({ question, answer, distractors, units }: Draft): CheckableQuestion {
  const options = [answer, ...distractors.map(({ text }) => text)].map((text, i) => ({
    label: labels[i] ?? '?',
    text,
  }));
  return { stem: question, options, correct: 'A', source: { sentence: units[0]?.text ?? '' } };
}

type Refuse = (draft: Draft, why: string) => void;

/** Those that have a place in the source, the form of a question, and nothing that came in from outside. */
export async function soundOnes(
  engine: Engine,
  { source, numbered }: { source: TeachingSource; numbered: NumberedSource },
  drafts: readonly Draft[],
  { context, refuse, isRead }: { context: PaidContext; refuse: Refuse; isRead: boolean },
): Promise<Draft[]> {
  const isOwn = guardOf(numbered);
  const placed = drafts
    .filter((draft) => {
      const lines = [draft.question, draft.answer, ...draft.distractors.map(({ text }) => text)];
      const why = whyNot(draft, lines, isOwn);
      if (why) refuse(draft, why);
      return !why;
    })
    .map((draft) => ({
      ...draft,
      explanation: isOwn(draft.explanation) ? draft.explanation : '',
      distractors: draft.distractors.map(({ text, misconception }) => ({
        text,
        misconception: isOwn(misconception) ? misconception : '',
      })),
    }));
  const names = isRead ? formal : formalAlone;
  const failed = await engine.run('checkQuestions', [source, placed.map(checkable), names], jobOf(context));
  return placed.filter((draft, i) => {
    if (failed[i]!.length > 0) refuse(draft, `its form: ${failed[i]!.join(', ')}`);
    return failed[i]!.length === 0;
  });
}

const notShown = /\b(?:fig(?:ure|\.)|table|diagram|box|plate|chart|graph)\s*\d/i;

function whyNot({ units }: Draft, lines: readonly string[], isOwn: (line: string) => boolean): string | undefined {
  if (units.length === 0) return 'it names no sentence of the text';
  if (!lines.every((line) => line && isOwn(line))) return 'it brings in what is not in the text';
  return lines.some((line) => notShown.test(line)) ? 'it leans on a figure that is not shown' : undefined;
}

/** Without those that ask what one before them asks. */
export async function withoutTwins<T extends Draft>(
  engine: Engine,
  source: TeachingSource,
  drafts: readonly T[],
  context: PaidContext,
): Promise<T[]> {
  const failed = await engine.run('checkQuestions', [source, drafts.map(checkable), ['no-duplicate']], jobOf(context));
  return drafts.filter((_, i) => failed[i]!.length === 0);
}
