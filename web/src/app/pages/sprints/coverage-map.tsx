import type { CoveragePassage } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PlaceDialog } from '../../../domains/documents/chat/place-dialog.tsx';
import { coverageQuery } from '../../../domains/sprints/coverage/api.ts';
import { CoverageView } from '../../../domains/sprints/coverage/coverage-view.tsx';
import { coverageTexts } from '../../../domains/sprints/coverage/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useFocus } from '../../home/use-focus.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** One comparison; a passage opens in its document, or in its day of the sprint. */
export default function CoveragePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isTeaching = useFocus().focus === 'teach';
  const [opened, setOpened] = useState<CoveragePassage | null>(null);
  const open = (passage: CoveragePassage) => {
    const sprint = queries.getQueryData(coverageQuery(id).queryKey)?.sprint_id;
    if (passage.day !== null && sprint) void navigate(`/sprint/${sprint}?day=${passage.day}`);
    else setOpened(passage);
  };
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 pb-8">
      <div className="print:hidden">
        <BackLink to="/coverage" text={coverageTexts.back} />
      </div>
      <CoverageView id={id} heading={(title) => <PageHeading title={title} />} isTeaching={isTeaching} onOpen={open} />
      {opened?.document_id && opened.section_id ? (
        <PlaceDialog
          documentId={opened.document_id}
          citation={{
            number: 1,
            section_id: opened.section_id,
            heading: opened.heading,
            heading_path: opened.heading ? [opened.heading] : [],
            sentence: opened.text,
            place: opened.place,
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
