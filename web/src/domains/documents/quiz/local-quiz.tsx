import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choice-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { textQuery } from '../api.ts';
import { documentsTexts } from '../texts.ts';
import { type LocalQuestion, makeFallbackQuiz } from './fallback-quiz.ts';

const texts = documentsTexts.local;

interface LocalQuizProps {
  documentId: string;
  failure: string;
  /** What can be done about the failure. */
  action: ReactNode;
}

/** Practice that needs no server; says plainly what it is and why it is here. */
export function LocalQuiz({ documentId, failure, action }: LocalQuizProps) {
  const content = useQuery(textQuery(documentId));
  const questions = useMemo(() => makeFallbackQuiz(content.data ?? ''), [content.data]);
  return (
    <Card className="flex flex-col gap-4">
      <Banner tone="warning" action={action}>
        {failure}
      </Banner>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{texts.heading}</h2>
        <Badge tone="warning">
          <Smartphone aria-hidden />
          {texts.badge}
        </Badge>
      </div>
      <p className="max-w-(--measure) text-ink-soft text-sm">{texts.text}</p>
      {content.isPending ? <Skeleton className="h-32 w-full" /> : null}
      <ol className="flex flex-col gap-5">
        {questions.map((question) => (
          <li key={question.id}>
            <Question question={question} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Question({ question: { text, options, correctAnswer } }: { question: LocalQuestion }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const right = options.find(({ label }) => label === correctAnswer)?.text ?? '';
  return (
    <>
      <RadioGroup
        legend={text}
        choices={options.map(({ label, text: words }) => ({ value: label, label: `${label}. ${words}` }))}
        value={chosen}
        onChange={setChosen}
      />
      <p role="status" className="min-h-6 text-ink-soft text-sm">
        {chosen === null ? '' : chosen === correctAnswer ? texts.correct : texts.wrong(right)}
      </p>
    </>
  );
}
