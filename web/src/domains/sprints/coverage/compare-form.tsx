import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../lib/client.ts';

import { useSettled } from '../../../lib/use-settled.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { coursesQuery } from '../api.ts';
import { searchFor } from '../create/course-field.tsx';
import { nameOf } from '../create/wizard-answers.ts';
import { reasonOf } from './reason.ts';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;

interface CompareFormProps {
  /** One's documents, the newest first; undefined while they are loaded. */
  documents: readonly { id: string; title: string }[] | undefined;
  wanted: { course: string; documentId: string | null; sprintId: string | null };
}

/** Which notes against which course. */
export function CompareForm({ documents, wanted }: CompareFormProps) {
  const navigate = useNavigate();
  const [course, setCourse] = useState(wanted.course);
  const [chosen, setChosen] = useState<readonly string[]>(wanted.documentId ? [wanted.documentId] : []);
  const [isLacking, setIsLacking] = useState(false);
  const { data: found = [] } = useQuery({
    ...coursesQuery(useSettled(searchFor(course), 200)),
    placeholderData: keepPreviousData,
  });
  const open = useMutation({
    mutationFn: () => {
      const of = wanted.sprintId ? { sprint_id: wanted.sprintId } : { document_ids: [...chosen] };
      return client.coverage.open({ body: { course: searchFor(course), ...of } });
    },
    onSuccess: ({ id }) => navigate(`/coverage/${id}`),
  });
  if (documents?.length === 0 && !wanted.sprintId)
    return (
      <EmptyState
        title={texts.noDocuments}
        action={<LinkButton to="/studentassessments">{texts.toDocuments}</LinkButton>}
      >
        {texts.noDocumentsText}
      </EmptyState>
    );
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const lacks = !wanted.sprintId && chosen.length === 0;
    setIsLacking(lacks);
    if (!lacks && course.trim() !== '') open.mutate();
  };
  const isKnown = found.some((one) => nameOf(one) === course);
  return (
    <Card as="section">
      <form onSubmit={onSubmit} className="flex max-w-2xl flex-col gap-5">
        <SuggestField
          label={texts.course}
          hint={texts.courseHint}
          value={course}
          onChange={setCourse}
          required
          maxLength={300}
          suggestions={isKnown || course.trim() === '' ? [] : found.map((one) => ({ value: nameOf(one) }))}
          countText={texts.suggestions}
        />
        {wanted.sprintId ? (
          <p className="font-semibold">{texts.thisSprint}</p>
        ) : (
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 font-semibold">{texts.documents}</legend>
            {(documents ?? []).map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen((now) => (event.target.checked ? [...now, id] : now.filter((one) => one !== id)))
                }
              />
            ))}
            {isLacking ? (
              <p role="alert" className="text-danger text-sm">
                {texts.chooseSome}
              </p>
            ) : null}
          </fieldset>
        )}
        {open.isError ? <Banner tone="error" title={reasonOf(open.error)} /> : null}
        <Button
          type="submit"
          variant="accent"
          size="lg"
          className="self-start max-sm:w-full"
          busy={open.isPending}
          busyLabel={texts.opening}
        >
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
