import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CompareForm } from '../../../domains/sprints/coverage/compare-form.tsx';
import { EarlierComparisons } from '../../../domains/sprints/coverage/earlier.tsx';
import { coverageTexts } from '../../../domains/sprints/coverage/texts.ts';
import { documentsQuery } from '../../../lib/documents/documents-list.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** Notes against the curriculum: a new comparison, and those from before. */
export default function CoverageStartPage() {
  const [search] = useSearchParams();
  const { data } = useQuery({ ...documentsQuery, staleTime: 0 });
  const documents = data?.data.map(({ document_id, title, metadata }) => ({
    id: document_id,
    title: metadata.filename || title,
  }));
  const course = (search.get('course') ?? '').toUpperCase().replace('-', ' ');
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 pb-8">
      <div>
        <PageHeading title={coverageTexts.title} />
        <p className="mt-1 text-ink-soft">{coverageTexts.lead}</p>
      </div>
      <CompareForm
        documents={documents}
        wanted={{ course, documentId: search.get('document'), sprintId: search.get('sprint') }}
      />
      <EarlierComparisons />
    </div>
  );
}
