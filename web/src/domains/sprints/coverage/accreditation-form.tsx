import type { Coverage } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { client } from '../../../lib/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { coverageQuery } from './api.ts';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts.accreditation;

/** What the university itself adds, by hand: it stands on the printed page and nowhere else. */
export function AccreditationForm({ coverage }: { coverage: Coverage }) {
  const queries = useQueryClient();
  const [university, setUniversity] = useState(coverage.university);
  const [own, setOwn] = useState(coverage.own_part);
  const save = useMutation({
    mutationFn: () =>
      client.coverage.change({ params: { id: coverage.id }, body: { university: university.trim(), own_part: own } }),
    onSuccess: (changed) => {
      queries.setQueryData(coverageQuery(coverage.id).queryKey, changed);
      toast.success(texts.saved);
    },
    onError: () => toast.error(coverageTexts.notSaved),
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card as="section" className="print:hidden">
      <h2 className="text-lg">{texts.title}</h2>
      <p className="mt-1 text-ink-soft">{texts.text}</p>
      <form onSubmit={onSubmit} className="mt-4 flex max-w-2xl flex-col gap-4">
        <Field
          label={texts.university}
          value={university}
          maxLength={200}
          onChange={(event) => setUniversity(event.target.value)}
        />
        <TextArea
          label={texts.own}
          hint={texts.ownHint}
          value={own}
          maxLength={6000}
          onChange={(event) => setOwn(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {coverageTexts.print}
          </Button>
        </div>
      </form>
    </Card>
  );
}
