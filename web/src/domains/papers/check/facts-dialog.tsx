import { ApiError, type Paper } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { checkedPaperQuery, papersQuery, savePaperFacts } from '../api.ts';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.check;
const kinds = ['examination', 'test', 'exercise'] as const;

/** Course, kind, year and semester were guessed from the head of the paper. */
export function FactsDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const cache = useQueryClient();
  const [course, setCourse] = useState(paper.course);
  const [kind, setKind] = useState<Paper['kind']>(paper.kind);
  const [year, setYear] = useState(paper.year ?? '');
  const [semester, setSemester] = useState(paper.semester ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      savePaperFacts(paper.id, { course, kind, year: year.trim() || null, semester: semester.trim() || null }),
    onSuccess: (saved) => {
      cache.setQueryData(checkedPaperQuery(paper.id).queryKey, saved);
      void cache.invalidateQueries(papersQuery);
      onClose();
    },
  });
  return (
    <FormDialog
      title={texts.factsTitle}
      closeLabel={papersTexts.close}
      saveLabel={texts.save}
      isBusy={isPending}
      failure={error && (error instanceof ApiError ? error.message : texts.changeFailed)}
      onSave={() => mutate()}
      onClose={onClose}
    >
      <Field
        label={papersTexts.bring.course}
        value={course}
        maxLength={120}
        onChange={({ target }) => setCourse(target.value)}
      />
      <Select
        label={texts.fields.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: papersTexts.kinds[value] }))}
        onChange={({ target }) => setKind(target.value as Paper['kind'])}
      />
      <Field
        label={texts.fields.year}
        hint={texts.fields.yearHint}
        value={year}
        maxLength={9}
        onChange={({ target }) => setYear(target.value)}
      />
      <Field
        label={texts.fields.semester}
        value={semester}
        maxLength={40}
        onChange={({ target }) => setSemester(target.value)}
      />
    </FormDialog>
  );
}
