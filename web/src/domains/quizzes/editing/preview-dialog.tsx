import { wishOf } from '@akada/answers';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QuestionPicture } from '../../../ui/question-picture.tsx';
import TypedAnswer from '../../../ui/typed-answer/typed-answer.tsx';
import { letters, type QuizDraft, shownPicture } from './draft.ts';
import { WrittenText } from './drawn-formulas.tsx';
import { TemplateText } from './templates/template-text.tsx';
import { quizTemplatesTexts } from './templates/texts.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.preview;

/** What was rubbed out again is no answer. */
function withGiven({ ...others }: Record<string, string>, key: string, given: string): Record<string, string> {
  delete others[key];
  return given.trim() ? { ...others, [key]: given } : others;
}

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
        {questions.map(({ key, drawn, question, picture, options, typed }, index) =>
          drawn ? (
            <div key={key}>
              <p className="mb-1.5 font-semibold text-sm">{index + 1}.</p>
              <TemplateText drawn={drawn} />
              <p className="mt-1 text-ink-soft text-sm">{quizTemplatesTexts.example}</p>
            </div>
          ) : typed ? (
            <fieldset key={key} className="min-w-0">
              <legend className="mb-1.5 font-semibold text-sm">
                {index + 1}. <WrittenText text={question} />
              </legend>
              {picture ? <QuestionPicture picture={shownPicture(picture)} className="mb-2" /> : null}
              <TypedAnswer
                wish={wishOf(typed)}
                value={chosen[key] ?? ''}
                onChange={(answer) => setChosen((now) => withGiven(now, key, answer))}
              />
            </fieldset>
          ) : (
            <ChoiceCards
              key={key}
              legend={
                <>
                  {index + 1}. <WrittenText text={question} />
                  {picture ? <QuestionPicture picture={shownPicture(picture)} className="mt-2" /> : null}
                </>
              }
              choices={options.map((text, place) => ({
                value: letters[place] ?? '',
                label: (
                  <span>
                    {letters[place]}. <WrittenText text={text} />
                  </span>
                ),
              }))}
              value={chosen[key] ?? null}
              onChange={(letter) => setChosen((now) => withGiven(now, key, letter))}
            />
          ),
        )}
        <Button disabled>{texts.submit(Object.keys(chosen).length, questions.length)}</Button>
      </div>
    </Dialog>
  );
}
