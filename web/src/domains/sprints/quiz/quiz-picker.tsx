import type { SprintWeek } from '@akada/contract/client';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { sprintQuizTexts } from './texts.ts';

const texts = sprintQuizTexts.picker;

interface QuizPickerProps {
  weeks: readonly SprintWeek[];
  onStart: (week: number, dayRange: string) => void;
  onCancel: () => void;
}

/** A week and a day, then the quiz. */
export function QuizPicker({ weeks, onStart, onCancel }: QuizPickerProps) {
  const [week, setWeek] = useState('');
  const [day, setDay] = useState('');
  const days = weeks.find(({ week_number }) => String(week_number) === week)?.days ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="accent" disabled={!week || !day} onClick={() => onStart(Number(week), day)}>
            {texts.start}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={texts.week}
          placeholder={texts.choose}
          value={week}
          onChange={(event) => {
            setWeek(event.target.value);
            setDay('');
          }}
          options={weeks.map(({ week_number, title }) => ({
            value: String(week_number),
            label: texts.weekOption(week_number, title),
          }))}
        />
        <Select
          label={texts.day}
          placeholder={texts.choose}
          value={day}
          disabled={!week}
          onChange={(event) => setDay(event.target.value)}
          options={days.map(({ day_range, title, lesson_ready }) => ({
            value: day_range,
            label: texts.dayOption(day_range, title),
            disabled: !lesson_ready,
          }))}
        />
      </div>
    </Dialog>
  );
}
