import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { isOnSale } from '../../../lib/sale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { wishesQuery } from '../api.ts';
import { countWishes, difficulties, noWishes, type QuizWishes, toggle } from '../quiz-wishes.ts';
import { documentsTexts } from '../texts.ts';
import { FurtherDocuments } from './further-documents.tsx';

const texts = documentsTexts.wishes;

interface QuizOptionsProps {
  wishes: QuizWishes;
  onChange: (wishes: QuizWishes) => void;
  /** The document in use, which is in the quiz anyway. */
  documentId: string | null;
  disabled: boolean;
}

/** What can be wanted of a quiz beyond its length. Everybody sees it; without Pro it says what it is part of. */
export function QuizOptions({ wishes, onChange, documentId, disabled }: QuizOptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const allowed = useQuery({ ...wishesQuery, enabled: isOpen });
  const isAllowed = allowed.data?.is_allowed === true;
  const isOff = disabled || !isAllowed;
  /** Only what the teacher here makes; there is nothing to choose from one. */
  const forms = allowed.data?.question_forms ?? [];
  const count = countWishes(wishes);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="ghost"
        className="-ml-4"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {texts.heading}
        {count > 0 ? <Badge tone="primary">{texts.chosen(count)}</Badge> : null}
        {count === 0 && isOnSale() ? <Badge>{texts.pro}</Badge> : null}
      </Button>
      <Card id={id} hidden={!isOpen} className="w-full">
        {isOpen ? (
          <div className="flex flex-col gap-5">
            {allowed.data?.reason ? (
              <Banner
                tone="info"
                action={
                  isOnSale() ? (
                    <LinkButton to="/billing/plans" variant="secondary">
                      {texts.seePlans}
                    </LinkButton>
                  ) : undefined
                }
              >
                {allowed.data.reason}
              </Banner>
            ) : null}
            {allowed.isError ? <Banner tone="warning">{texts.unknown}</Banner> : null}
            <Select
              label={texts.difficulty}
              hint={texts.difficultyHint}
              options={difficulties.map((value) => ({ value, label: texts.difficulties[value] }))}
              value={wishes.difficulty}
              disabled={isOff}
              onChange={({ target }) => onChange({ ...wishes, difficulty: target.value as QuizWishes['difficulty'] })}
              className="sm:max-w-72"
            />
            {forms.length > 1 ? (
              <fieldset disabled={isOff} className="min-w-0">
                <legend className="font-semibold text-sm">{texts.forms}</legend>
                <p className="text-ink-faint text-sm">{texts.formsHint}</p>
                <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
                  {forms.map((form) => (
                    <Checkbox
                      key={form}
                      label={texts.formNames[form]}
                      hint={texts.formHints[form]}
                      checked={wishes.forms.includes(form)}
                      onChange={() => onChange({ ...wishes, forms: toggle(wishes.forms, form) })}
                    />
                  ))}
                </div>
              </fieldset>
            ) : null}
            <FurtherDocuments
              chosen={wishes.documentIds}
              onChange={(documentIds) => onChange({ ...wishes, documentIds })}
              documentId={documentId}
              most={(allowed.data?.max_documents ?? 1) - 1}
              disabled={isOff}
            />
            {count > 0 && !disabled ? (
              <Button variant="secondary" className="self-start" onClick={() => onChange(noWishes)}>
                {texts.reset}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Card>
    </div>
  );
}
