import type { Ask, QuizSettings } from '@akada/contract/client';
import { useId } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choice-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-frame.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { settingsFault } from './draft.ts';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.settings;
const asks = Object.entries(texts.asks).map(([value, label]) => ({ value, label }));

interface SettingsFormProps {
  settings: QuizSettings;
  onChange: (settings: QuizSettings) => void;
}

/** In one column or two, by the room that it is given. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const id = useId();
  const set = (part: Partial<QuizSettings>) => onChange({ ...settings, ...part });
  const fault = settingsFault(settings);
  return (
    <Card as="section" aria-labelledby={id} className="@container">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-4 @xl:grid-cols-2 *:flex *:min-w-0 *:flex-col *:gap-4">
        <div>
          <Field
            label={texts.timeLimit}
            hint={texts.timeLimitHint}
            type="number"
            inputMode="numeric"
            min={1}
            max={600}
            value={settings.time_limit_minutes ?? ''}
            onChange={(event) =>
              set({ time_limit_minutes: event.target.value === '' ? null : Math.trunc(Number(event.target.value)) })
            }
          />
          <Field
            label={texts.opensAt}
            hint={texts.timesHint}
            type="datetime-local"
            value={toLocalInput(settings.opens_at)}
            onChange={(event) => set({ opens_at: fromLocalInput(event.target.value) })}
          />
          <Field
            label={texts.closesAt}
            type="datetime-local"
            value={toLocalInput(settings.closes_at)}
            onChange={(event) => set({ closes_at: fromLocalInput(event.target.value) })}
          />
          <div aria-live="polite">{fault ? <FieldError id={`${id}-fault`}>{fault}</FieldError> : null}</div>
          <RadioGroup
            legend={texts.layout}
            value={settings.layout ?? 'page'}
            onChange={(layout) => set({ layout })}
            choices={[
              { value: 'page', label: texts.page },
              { value: 'room', label: texts.room, hint: texts.roomHint },
            ]}
          />
          {settings.layout === 'room' ? (
            <Switch
              label={texts.calculator}
              checked={settings.calculator}
              onChange={(calculator) => set({ calculator })}
            />
          ) : null}
          <Switch
            label={texts.shuffleQuestions}
            hint={texts.shuffleHint}
            checked={settings.shuffle_questions}
            onChange={(shuffle_questions) => set({ shuffle_questions })}
          />
          <Switch
            label={texts.shuffleOptions}
            hint={texts.shuffleHint}
            checked={settings.shuffle_options}
            onChange={(shuffle_options) => set({ shuffle_options })}
          />
        </div>
        <div>
          <RadioGroup
            legend={texts.attempts}
            value={settings.attempts}
            onChange={(attempts) => set({ attempts })}
            choices={[
              { value: 'many', label: texts.many },
              { value: 'one', label: texts.one, hint: texts.oneHint },
            ]}
          />
          <RadioGroup
            legend={texts.showAnswers}
            value={settings.show_answers}
            onChange={(show_answers) => set({ show_answers })}
            choices={[
              { value: 'at_once', label: texts.atOnce },
              { value: 'after_close', label: texts.afterClose },
              { value: 'never', label: texts.never },
            ]}
          />
          {settings.show_answers === 'never' && settings.attempts === 'many' ? (
            <Banner tone="warning">{texts.neverWithMany}</Banner>
          ) : null}
          <Select
            label={texts.askNumber}
            hint={texts.askHint}
            options={asks}
            value={settings.ask_number ?? 'no'}
            onChange={(event) => set({ ask_number: event.target.value as Ask })}
          />
          <Select
            label={texts.askGroup}
            options={asks}
            value={settings.ask_group ?? 'no'}
            onChange={(event) => set({ ask_group: event.target.value as Ask })}
          />
          <Switch
            label={texts.showEmail}
            hint={texts.showEmailHint}
            checked={settings.show_lecturer_email}
            onChange={(show_lecturer_email) => set({ show_lecturer_email })}
          />
        </div>
      </div>
    </Card>
  );
}
