import type { PaperQuestion } from '@akada/contract/client';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.check;

interface TopicChipsProps {
  question: PaperQuestion;
  /** Everything that questions of the course can be about. */
  topics: readonly string[];
  onChoose: (topic: string | null) => void;
}

/** The likeliest topics, one tap each; any other by a word. */
export function TopicChips({ question: { topic, topic_choices }, topics, onChoose }: TopicChipsProps) {
  const [isOther, setOther] = useState(false);
  const shown = [...new Set([...(topic ? [topic] : []), ...topic_choices])].slice(0, 4);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-ink-soft text-sm">{topic ? texts.topic : texts.noTopic}</span>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === topic}
          onClick={() => onChoose(one === topic ? null : one)}
          className={cx(
            'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill border px-3 font-semibold text-sm',
            one === topic ? 'border-transparent bg-primary-soft text-on-primary-soft' : 'border-line hover:bg-sunken',
          )}
        >
          {one === topic ? <Check aria-hidden className="size-4" /> : null}
          <span className="inline-block first-letter:uppercase">{one}</span>
        </button>
      ))}
      <Button variant="ghost" onClick={() => setOther(true)}>
        {texts.otherTopic}
      </Button>
      {isOther ? (
        <OtherTopic
          topics={topics}
          onClose={() => setOther(false)}
          onChoose={(chosen) => {
            setOther(false);
            onChoose(chosen);
          }}
        />
      ) : null}
    </div>
  );
}

interface OtherTopicProps {
  topics: readonly string[];
  onChoose: (topic: string) => void;
  onClose: () => void;
}

const MOST_SHOWN = 8;

function OtherTopic({ topics, onChoose, onClose }: OtherTopicProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = topics.filter((topic) => topic.toLowerCase().includes(wanted)).slice(0, MOST_SHOWN);
  return (
    <FormDialog
      title={texts.ownTopic}
      closeLabel={papersTexts.close}
      saveLabel={texts.save}
      isBusy={false}
      failure={null}
      onSave={() => wanted && onChoose(typed.trim())}
      onClose={onClose}
    >
      <SuggestField
        label={texts.topic}
        value={typed}
        onChange={setTyped}
        suggestions={found.map((value) => ({ value }))}
        countText={(count) => papersTexts.questions(count)}
        onPick={({ value }) => onChoose(value)}
        maxLength={120}
      />
    </FormDialog>
  );
}
