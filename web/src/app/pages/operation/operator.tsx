import { ApiError } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusQuery } from '../../../domains/operation/status/api.ts';
import { Backups } from '../../../domains/operation/status/backups.tsx';
import { Counts, Plugged } from '../../../domains/operation/status/facts.tsx';
import { Errors, Jobs, Models } from '../../../domains/operation/status/tables.tsx';
import { operatorTexts as texts } from '../../../domains/operation/status/texts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import NotFoundPage from '../not-found.tsx';

/** For the people who run this server; for anybody else there is no such page. */
export default function OperatorPage() {
  const { data: status, error, isFetching, refetch } = useQuery(statusQuery);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={texts.title} />
        {status ? <p className="mt-1 text-ink-soft text-sm">{texts.checked(formatMoment(status.checked_at))}</p> : null}
      </div>
      {error ? (
        <LoadFailure
          title={texts.failed}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!(status || error) ? <PageSpinner /> : null}
      {status ? (
        <>
          <Counts {...status} />
          <Part title={texts.backups.title}>
            <Backups {...status.backups} />
          </Part>
          <Part title={texts.jobs.title}>
            <Jobs {...status.jobs} />
          </Part>
          <Part title={texts.errors.title}>
            <Errors errors={status.browser_errors} />
          </Part>
          <Part title={texts.models.title}>
            <Models models={status.models} />
          </Part>
          <Part title={texts.plugged.title}>
            <Plugged server={status.server} ways={status.ways} />
          </Part>
        </>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold font-heading text-lg">{title}</h2>
      {children}
    </section>
  );
}
