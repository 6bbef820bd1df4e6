import type { QuizQuestion, DraftQuestion as SentQuestion } from '@akada/contract/client';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/field-frame.tsx';
import { draftQuestion, questionFaults, questionsToSend } from '../editing/draft.ts';
import { DrawnFormulas } from '../editing/drawn-formulas.tsx';
import { QuestionForm } from '../editing/question-form.tsx';
import { quizDraftsTexts } from './texts.ts';

const texts = quizDraftsTexts.fixing;

interface FixFormProps {
  draft: QuizQuestion;
  onSave: (question: SentQuestion) => void;
  onCancel: () => void;
}

/** A draft, edited in its place. Whoever fixes a question has kept it. */
export function FixForm({ draft, onSave, onCancel }: FixFormProps) {
  const [question, setQuestion] = useState(() => draftQuestion(draft));
  const [showsFaults, setShowsFaults] = useState(false);
  const faults = questionFaults(question);
  const save = () => {
    const [sent] = questionsToSend([question]);
    if (faults.length > 0 || !sent) setShowsFaults(true);
    else onSave(sent);
  };
  return (
    <Card as="section" aria-label={texts.heading} className="flex flex-col gap-4">
      <DrawnFormulas questions={[question]}>
        <QuestionForm question={question} onChange={setQuestion} />
      </DrawnFormulas>
      {showsFaults
        ? faults.map((fault) => (
            <FieldError key={fault} id={`fix-${fault}`}>
              {fault}
            </FieldError>
          ))
        : null}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="accent" onClick={save}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  );
}
