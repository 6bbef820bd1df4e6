import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { letters, type QuizDraft } from './draft.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.preview;

interface PreviewDialogProps {
  draft: QuizDraft;
  onClose: () => void;
}

/** The quiz as students see it, with what is not saved yet. */
export function PreviewDialog({ draft: { title, questions, settings }, onClose }: PreviewDialogProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={texts.close} size="lg">
      <div className="flex flex-col gap-6">
        <Banner tone="info">{texts.note}</Banner>
        {settings.time_limit_minutes === null ? null : (
          <Badge className="self-start">{texts.minutes(settings.time_limit_minutes)}</Badge>
        )}
        {questions.map(({ key, question, options }, index) => (
          <ChoiceCards
            key={key}
            legend={`${index + 1}. ${question}`}
            choices={options.map((text, place) => ({
              value: letters[place] ?? '',
              label: `${letters[place]}. ${text}`,
            }))}
            value={chosen[key] ?? null}
            onChange={(letter) => setChosen((now) => ({ ...now, [key]: letter }))}
          />
        ))}
        <Button disabled>{texts.submit(Object.keys(chosen).length, questions.length)}</Button>
      </div>
    </Dialog>
  );
}
