import type { PaperSummary } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { papersQuery } from '../../domains/papers/api.ts';
import { type Exam, tonightOf } from '../../domains/papers/tonight/tonight.ts';
import { TonightCard } from '../../domains/papers/tonight/tonight-card.tsx';
import { masteryQuery } from '../../domains/practice/mastery/api.ts';

/** Past questions for the next examination that there are papers of. Nobody waits for it: without them there is no card. */
export default function TonightsQuestions({ exams }: { exams: readonly Exam[] }) {
  const { data } = useQuery(papersQuery);
  const papersOf = ({ course }: Exam) => (data?.papers ?? []).filter((paper) => paper.course === course);
  const exam = exams.find((one) => papersOf(one).length > 0);
  return exam ? <OfExam exam={exam} papers={papersOf(exam)} /> : null;
}

function OfExam({ exam, papers }: { exam: Exam; papers: readonly PaperSummary[] }) {
  // The same answer as the topics further down, where this is the sprint that goes on.
  const { data, isPending } = useQuery(masteryQuery({ sprintId: exam.sprintId }));
  if (isPending) return null;
  const tonight = tonightOf(papers, data?.data.topics ?? []);
  return tonight ? <TonightCard exam={exam} tonight={tonight} /> : null;
}
