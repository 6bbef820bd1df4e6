import type { CoveragePassage } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../../lib/client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { coverageQuery } from './api.ts';
import { CoverageMap } from './coverage-map.tsx';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;

interface CoverageViewProps {
  id: string;
  heading: (title: string) => ReactNode;
  isTeaching: boolean;
  onOpen: (passage: CoveragePassage) => void;
}

/** A comparison: loading, being read, failed, or there. */
export function CoverageView({ id, heading, isTeaching, onOpen }: CoverageViewProps) {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(coverageQuery(id));
  const again = useMutation({
    mutationFn: () => {
      const { course, sources, sprint_id } = data ?? { course: { code: '' }, sources: [], sprint_id: null };
      const of = sprint_id ? { sprint_id } : { document_ids: sources.map((one) => one.id) };
      return client.coverage.open({ body: { course: course.code, ...of } });
    },
    onSuccess: (changed) => queries.setQueryData(coverageQuery(id).queryKey, changed),
  });
  if (isError && !data)
    return (
      <>
        {heading(texts.title)}
        <LoadFailure
          title={texts.failed}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  if (data?.rows) return <CoverageMap coverage={data} heading={heading} isTeaching={isTeaching} onOpen={onOpen} />;
  return (
    <div className="flex flex-col gap-4">
      {heading(texts.title)}
      {data?.failure ? (
        <Banner
          tone="error"
          title={texts.notCompared}
          action={
            <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
              {texts.again}
            </Button>
          }
        >
          {data.failure}
        </Banner>
      ) : (
        <>
          <p role="status" className="text-ink-soft">
            {data?.making?.doing || texts.reading}
          </p>
          <Progress value={data?.making?.percent ?? 0} label={texts.reading} labelHidden />
          <div aria-hidden className="flex flex-col gap-2">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        </>
      )}
    </div>
  );
}
