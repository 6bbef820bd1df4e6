import type { Paper, PaperQuestion } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { papersQuery, wholePapersQuery } from '../api.ts';
import { nameOf } from '../paper-name.ts';
import { type PlacedQuestion, seemingSame, variantsOf } from '../same.ts';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.check;

interface SameQuestionsProps {
  paper: Paper;
  question: PaperQuestion;
  onPart: (parted: boolean) => void;
}

/** In which other papers of the course the question is found; the learner may part them. */
export function SameQuestions({ paper, question, onPart }: SameQuestionsProps) {
  const { data: list } = useQuery(papersQuery);
  const others = (list?.papers ?? []).filter(({ id, course }) => id !== paper.id && course === paper.course);
  const { data: papers = [] } = useQuery({ ...wholePapersQuery(others), enabled: others.length > 0 });
  const same = seemingSame(papers, question);
  const { data: variants = [] } = useQuery({
    queryKey: ['papers', 'variants', question.id, question.same, others.map(({ id, version }) => `${id} ${version}`)],
    queryFn: () => variantsOf(papers, question),
    enabled: papers.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (same.length + variants.length === 0) return null;
  const places = (some: readonly PlacedQuestion[]) =>
    some.map((one) => texts.place(nameOf(one.paper), one.question.number)).join(', ');
  const words = question.parted
    ? [texts.partedFrom(places([...same, ...variants]))]
    : [
        ...(same.length > 0 ? [texts.same(places(same))] : []),
        ...(variants.length > 0 ? [texts.variant(places(variants))] : []),
      ];
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button variant="ghost" onClick={() => onPart(!question.parted)}>
        {question.parted ? texts.unpart : texts.part}
      </Button>
    </div>
  );
}
