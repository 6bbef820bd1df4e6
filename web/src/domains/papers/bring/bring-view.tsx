import { ApiError } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { studyDocuments } from '../../../lib/accepted-files.ts';
import { isOnSale } from '../../../lib/sale.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Divider } from '../../../ui/divider.tsx';
import { DropArea } from '../../../ui/drop-area.tsx';
import { Field } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { bringText, papersQuery } from '../api.ts';
import { checkLink } from '../links.ts';
import { papersTexts } from '../texts.ts';
import { BroughtFiles } from './brought-files.tsx';
import { reasonOf, useBringing } from './use-bringing.ts';

const texts = papersTexts.bring;
const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'papers_limit_reached';

interface BringViewProps {
  course: string;
  /** A document of hers that is a paper. */
  documentId: string | null;
  /** The way to bring photographs of the course's paper. */
  photos: (course: string) => ReactNode;
}

/** A paper comes as files, several at once, as text, or from a document that is there. */
export function BringView({ course: known, documentId, photos }: BringViewProps) {
  const [course, setCourse] = useState(known);
  const { data: list } = useQuery(papersQuery);
  const { files, bring } = useBringing(course);
  const isFull = list !== undefined && list.papers.length >= list.max;
  return (
    <div className="flex flex-col gap-5">
      {isFull ? <PapersLimit /> : null}
      {isFull && files.length === 0 ? null : (
        <>
          <Field
            label={texts.course}
            hint={texts.courseHint}
            placeholder="MTH 101"
            maxLength={120}
            value={course}
            onChange={({ target }) => setCourse(target.value)}
          />
          {documentId ? <DocumentPaper documentId={documentId} course={course} /> : null}
          {isFull ? null : (
            <DropArea
              label={texts.drop}
              hint={texts.accepted}
              accept={studyDocuments.accept}
              multiple
              onChoose={(_, all) => bring(all)}
            />
          )}
          <BroughtFiles files={files} />
          {isFull ? null : (
            <>
              {photos(course)}
              <Divider>{texts.or}</Divider>
              <PastedPaper course={course} />
            </>
          )}
        </>
      )}
      {list && list.max < 100 && !isFull ? (
        <p className="text-ink-faint text-sm">{texts.left(list.papers.length, list.max)}</p>
      ) : null}
    </div>
  );
}

/** Nothing of what is there is taken away; only the way to Pro is offered where it can be bought. */
export function PapersLimit() {
  const canBuy = isOnSale();
  return (
    <Banner
      title={texts.limit.title}
      action={
        canBuy ? (
          <LinkButton to="/billing/plans" variant="secondary">
            {texts.limit.seePlans}
          </LinkButton>
        ) : null
      }
    >
      {texts.limit.text} {canBuy ? texts.limit.orPro : null}
    </Banner>
  );
}

/** Reads what is not sent as a file, and goes on to check it. */
function useReading() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: bringText,
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries(papersQuery);
      await navigate(checkLink(id));
    },
  });
}

function DocumentPaper({ documentId, course }: { documentId: string; course: string }) {
  const { mutate, isPending, error } = useReading();
  return (
    <Card className="flex flex-col gap-4">
      <p>{texts.documentText}</p>
      <Refusal error={error} />
      <Button
        variant="accent"
        size="lg"
        busy={isPending}
        busyLabel={texts.reading}
        onClick={() => mutate({ document_id: documentId, ...(course.trim() && { course }) })}
      >
        {texts.fromDocument}
      </Button>
    </Card>
  );
}

function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return isLimit(error) ? <PapersLimit /> : <Banner tone="error">{reasonOf(error)}</Banner>;
}

function PastedPaper({ course }: { course: string }) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useReading();
  const read = () => {
    setTried(true);
    if (text.trim()) mutate({ text, ...(course.trim() && { course }) });
  };
  return (
    <Card className="flex flex-col gap-4">
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={8}
        value={text}
        error={isTried && !text.trim() ? texts.empty : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Refusal error={error} />
      <Button variant="accent" size="lg" busy={isPending} busyLabel={texts.reading} onClick={read}>
        {texts.read}
      </Button>
    </Card>
  );
}
