import type { Paper, PaperQuestion } from '@akada/contract/client';

/** A question with the years in which it or its like came up, where they were looked for. */
interface KnownQuestion extends PaperQuestion {
  years?: string[];
}

/** A question and the paper that it is from. */
export interface PlacedQuestion {
  paper: Paper;
  question: KnownQuestion;
}

export const questionsOf = (paper: Paper): KnownQuestion[] =>
  paper.items.filter((item): item is KnownQuestion => item.kind === 'question');

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

/** One that was parted is like no other. */
const isCompared = ({ question }: PlacedQuestion) => !question.parted;
const placedIn = (papers: readonly Paper[]): PlacedQuestion[] =>
  papers.flatMap((paper) => questionsOf(paper).map((question) => ({ paper, question })));

async function joined(places: readonly PlacedQuestion[]): Promise<number[]> {
  const { joinAlike } = await import('@akada/engine/likeness');
  return joinAlike(places.map(({ question }) => question));
}

/**
 * The papers with the years of each question: also those in which it was asked with other figures or a word more. That is
 * for counting only; a key and a review are of the very same question.
 */
export async function withYears(papers: readonly Paper[]): Promise<Paper[]> {
  const places = placedIn(papers).filter(isCompared);
  // A device that is offline and has not got the comparison knows the very same ones.
  const groups = await joined(places).catch(() => null);
  if (!groups) return [...papers];
  const years = new Map<number, Set<string>>();
  const groupOf = new Map<string, number>();
  places.forEach(({ paper, question }, at) => {
    const group = groups[at] as number;
    const known = years.get(group) ?? new Set();
    years.set(group, paper.year ? known.add(paper.year) : known);
    groupOf.set(question.id, group);
  });
  const known = (item: Paper['items'][number]) => {
    const group = groupOf.get(item.id);
    return group === undefined ? item : { ...item, years: [...(years.get(group) ?? [])] };
  };
  return papers.map((paper) => ({ ...paper, items: paper.items.map(known) }));
}

/** Questions of these papers that are this one with other figures or a word more, not the very same. */
export async function variantsOf(papers: readonly Paper[], question: KnownQuestion): Promise<PlacedQuestion[]> {
  const others = placedIn(papers).filter(isCompared);
  const [, ...groups] = await joined([{ question } as PlacedQuestion, ...others]);
  return others.filter((other, at) => groups[at] === 0 && other.question.same !== question.same);
}

/** What seems to be the same question in these papers, itself left out; also where it was parted. */
export const seemingSame = (papers: readonly Paper[], { id, same }: PaperQuestion): PlacedQuestion[] =>
  papers.flatMap((paper) =>
    questionsOf(paper)
      .filter((question) => question.id !== id && same !== '' && question.same === same && !question.parted)
      .map((question) => ({ paper, question })),
  );
