import type { Paper, PaperQuestion } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { papersQuery, wholePapersQuery } from '../api.ts';
import { nameOf } from '../paper-name.ts';
import { seemingSame } from '../same.ts';
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
  if (same.length === 0) return null;
  const places = same.map((one) => texts.place(nameOf(one.paper), one.question.number)).join(', ');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {question.parted ? texts.partedFrom(places) : texts.same(places)}
      <Button variant="ghost" onClick={() => onPart(!question.parted)}>
        {question.parted ? texts.unpart : texts.part}
      </Button>
    </p>
  );
}
