import type { Paper, PaperQuestion } from '@akada/contract/client';

/** A question and the paper that it is from. */
export interface PlacedQuestion {
  paper: Paper;
  question: PaperQuestion;
}

export const questionsOf = (paper: Paper): PaperQuestion[] =>
  paper.items.filter((item): item is PaperQuestion => item.kind === 'question');

/** The questions of all papers by what makes them the same; one that was parted stands alone. */
export function grouped(papers: readonly Paper[]): PlacedQuestion[][] {
  const groups = new Map<string, PlacedQuestion[]>();
  for (const paper of papers) {
    for (const question of questionsOf(paper)) {
      const isAlone = question.parted || question.same === '';
      const key = isAlone ? `alone ${question.id}` : question.same;
      const group = groups.get(key);
      if (group) group.push({ paper, question });
      else groups.set(key, [{ paper, question }]);
    }
  }
  return [...groups.values()];
}

/** What seems to be the same question in these papers, itself left out; also where it was parted. */
export const seemingSame = (papers: readonly Paper[], { id, same }: PaperQuestion): PlacedQuestion[] =>
  papers.flatMap((paper) =>
    questionsOf(paper)
      .filter((question) => question.id !== id && same !== '' && question.same === same && !question.parted)
      .map((question) => ({ paper, question })),
  );
