import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Replied } from '../../ui/chat.tsx';
import { Progress } from '../../ui/progress.tsx';
import { documentsTexts } from './texts.ts';
import type { Work } from './use-work.ts';

interface Shown {
  label: string;
  percent: number | null;
}

function describe(work: Work): Shown {
  switch (work.kind) {
    case 'upload':
      return { label: documentsTexts.uploading(work.name), percent: work.percent };
    case 'read':
      return { label: documentsTexts.reading(work.name), percent: null };
    case 'quiz':
      return { label: work.doing || documentsTexts.makingQuiz(work.count), percent: work.percent };
    case 'study':
      return { label: documentsTexts.makingStudy, percent: null };
    default:
      return { label: documentsTexts.answering, percent: null };
  }
}

/** What is happening and how far it is, with the way out. */
export function WorkView({ work, onCancel }: { work: Work; onCancel: () => Promise<void> }) {
  const { label, percent } = describe(work);
  const [isEnding, setEnding] = useState(false);
  const canCancel = work.kind === 'quiz' ? work.taskId !== null : work.kind !== 'study';
  const cancel = async () => {
    setEnding(true);
    await onCancel();
    setEnding(false);
  };
  return (
    <Replied speaker={documentsTexts.assistant}>
      <Card className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Progress
          className="min-w-0 flex-1"
          label={label}
          value={percent ?? undefined}
          valueText={percent === null ? undefined : documentsTexts.percent(Math.round(percent))}
        />
        {canCancel ? (
          <Button variant="secondary" busy={isEnding} onClick={cancel}>
            {work.kind === 'answer' ? documentsTexts.answer.stop : documentsTexts.cancel}
          </Button>
        ) : null}
      </Card>
    </Replied>
  );
}
