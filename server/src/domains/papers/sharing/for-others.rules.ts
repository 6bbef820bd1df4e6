import type { Paper, PaperItem, PaperQuestion, SharedQuestion } from '@akada/contract';

type Facts = Pick<Paper, 'course' | 'kind' | 'year' | 'semester'>;

const kinds: Record<Paper['kind'], string> = { test: 'Test', examination: 'Examination', exercise: 'Exercise' };

/** “MTH 101, 2022/2023 Harmattan examination”: what a paper is called to others, who are not told its file’s name. */
export function titleOf({ course, kind, year, semester }: Facts): string {
  const session = [year, semester].filter(Boolean).join(' ');
  const named = session ? `${session} ${kinds[kind].toLowerCase()}` : kinds[kind];
  return [course, named].filter(Boolean).join(', ');
}

/** Whatever the sharer typed is nobody else’s own: it says so. */
function told({ key_status, explanation, ...question }: PaperQuestion): PaperQuestion {
  return {
    ...question,
    key_status: key_status === 'own' ? 'shared' : key_status,
    explanation: explanation && { ...explanation, by: explanation.by === 'own' ? 'shared' : explanation.by },
  };
}

/** The questions as others see them. Lines that were not understood, and the lines of the file, stay with the owner. */
export const toldQuestions = (items: readonly PaperItem[]): SharedQuestion[] =>
  items.flatMap((item) => (item.kind === 'question' ? told(item) : []));

/** The same questions as a sheet of their copier’s: what the sharer decided about it is a proposal, not theirs. */
export const copiedItems = (items: readonly PaperItem[], newId: () => string): PaperItem[] =>
  items.flatMap((item) =>
    item.kind === 'question'
      ? { ...told(item), id: newId(), topic_is_own: false, parted: false, printed: '', page: null }
      : [],
  );
