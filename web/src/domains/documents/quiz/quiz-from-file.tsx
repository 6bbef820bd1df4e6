import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { studyDocuments } from '../../../lib/accepted-files.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropArea } from '../../../ui/drop-area.tsx';
import { FileChip } from '../../../ui/file-chip.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { documentsTexts } from '../texts.ts';
import { CountSelect } from './count-select.tsx';
import { quizFromFileTexts as texts } from './texts.ts';
import { useQuizFromFile } from './use-quiz-from-file.ts';

/** A short test in class. */
const USUAL_COUNT = 10;

interface QuizFromFileProps {
  /** The drafts are there to be gone through. */
  onMade: (quizId: string) => void;
  onPaymentRequired: () => void;
}

/** A lecturer's first minute: slides in, how many questions, go. */
export function QuizFromFile(events: QuizFromFileProps) {
  const { file, before, phase, failure, choose, go } = useQuizFromFile(events);
  const [count, setCount] = useState(USUAL_COUNT);
  const isBusy = phase.kind !== 'idle';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void go(count);
  };
  return (
    <Card as="section" aria-labelledby="quiz-from-file">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <h2 id="quiz-from-file" className="text-lg">
            {texts.heading}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">{texts.lead}</p>
        </div>
        {before && isBusy ? (
          <p className="wrap-anywhere font-semibold">{before.name}</p>
        ) : file ? (
          <FileChip
            file={file}
            label={texts.chosen}
            removeLabel={documentsTexts.removeFile}
            isFixed={isBusy}
            onRemove={() => choose(null)}
          />
        ) : (
          <DropArea
            label={texts.drop}
            hint={documentsTexts.accepted}
            accept={studyDocuments.accept}
            onChoose={choose}
          />
        )}
        <CountSelect count={count} onChange={setCount} disabled={isBusy} />
        {failure ? (
          <Banner tone="error" title={failure.text}>
            {failure.hint}
          </Banner>
        ) : null}
        <div role="status">
          {phase.kind === 'idle' ? null : (
            <Progress
              label={phase.kind === 'uploading' ? texts.uploading : phase.doing || texts.making}
              {...(phase.percent !== null && { value: phase.percent, valueText: texts.percent(phase.percent) })}
            />
          )}
        </div>
        <Button type="submit" variant="accent" size="lg" full disabled={!file} busy={isBusy} busyLabel={texts.busy}>
          {texts.go}
          <ArrowRight aria-hidden />
        </Button>
      </form>
    </Card>
  );
}
