import { ApiError, type Scan } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, formatSize } from '../../../lib/format.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { BackLink, type WayBack } from '../../../ui/back-link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { addPhotos } from './add-photos.ts';
import { scanQuery } from './api.ts';
import { ArrangeView } from './arrange/arrange-view.tsx';
import { countQueued, hasDrafts, type KeptScan, orderOf, releasePages, removePage } from './here/kept-scan.ts';
import { changeScan, useKeptScan, useTraffic } from './here/scan-store.ts';
import { sendScan } from './here/sending.ts';
import { BadPhoto } from './read/bad-photo.tsx';
import { isBad, type ShownPage, shownPages } from './read/pages.ts';
import { ReadView } from './read/read-view.tsx';
import { scansTexts } from './texts.ts';

export interface ScanViewProps {
  id: string;
  /** The page's heading, which changes with what there is to do. */
  heading: (title: string) => ReactNode;
  back: WayBack;
  useLabel: string;
  onUsed: (documentId: string) => void;
  onRemoved: () => void;
}

/** Photographs of pages on their way to a document: arranged, sent, read, checked, used. */
export function ScanView(props: ScanViewProps) {
  const { id, heading, back } = props;
  const kept = useKeptScan(id);
  const isKnownHere = kept !== undefined && kept.pages.length > 0;
  const query = useQuery({ ...scanQuery(id), enabled: kept !== undefined && (kept.isBegun || !isKnownHere) });
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-9rem-var(--foot,0px))] w-full max-w-4xl flex-col gap-4">
      <BackLink {...back} />
      {kept && (query.data || isKnownHere) ? (
        <KnownScan {...props} kept={kept} scan={query.data ?? null} />
      ) : isGone ? (
        <>
          {heading(scansTexts.read.gone)}
          <p className="text-ink-soft">{scansTexts.read.goneText}</p>
        </>
      ) : query.isError ? (
        <>
          {heading(scansTexts.title)}
          <LoadFailure
            title={scansTexts.read.loadFailed}
            retryLabel={commonTexts.retry}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </>
      ) : (
        <>
          {heading(scansTexts.title)}
          <div aria-busy className="grid grid-cols-3 gap-2">
            <Skeleton className="h-32 rounded-control sm:h-44" />
            <Skeleton className="h-32 rounded-control sm:h-44" />
            <Skeleton className="h-32 rounded-control sm:h-44" />
          </div>
        </>
      )}
    </div>
  );
}

/** Sends what waits as long as the page is open; what is left goes out when it is opened again. */
function useSending(id: string, queued: number): void {
  const cache = useQueryClient();
  const send = useEffectEvent(() =>
    sendScan(id, () => void cache.invalidateQueries({ queryKey: scanQuery(id).queryKey, exact: true })),
  );
  useEffect(() => {
    if (queued > 0) void send();
  }, [queued]);
}

type KnownScanProps = ScanViewProps & { kept: KeptScan; scan: Scan | null };

function KnownScan({ kept, scan, ...props }: KnownScanProps) {
  const { id, heading } = props;
  const [search, setSearch] = useSearchParams();
  const cache = useQueryClient();
  const traffic = useTraffic(id);
  useSending(id, countQueued(kept));
  const pages = shownPages(kept, scan ?? undefined, traffic);
  const open = (key: string | null) =>
    setSearch(
      (now) => {
        now.delete('pages');
        if (key === null) now.delete('page');
        else now.set('page', key);
        return now;
      },
      { preventScrollReset: true },
    );
  const isArranging = search.get('pages') === 'change';
  const arrange = (isOpen: boolean) =>
    setSearch(
      (now) => {
        now.delete('page');
        if (isOpen) now.set('pages', 'change');
        else now.delete('pages');
        return now;
      },
      { replace: !isOpen },
    );
  /** What was put in order or taken out is told to the server, also where nothing is to be sent. */
  const settle = async () => {
    await sendScan(id, () => void cache.invalidateQueries({ queryKey: scanQuery(id).queryKey, exact: true }));
  };
  const arrived = scan?.pages ?? [];
  const facts = <Facts kept={kept} scan={scan} pages={pages} />;

  if ((hasDrafts(kept) || isArranging || pages.length === 0) && !scan?.document_id)
    return (
      <>
        {facts}
        <ArrangeView
          kept={kept}
          scan={scan}
          heading={heading}
          onDone={() => {
            arrange(false);
            void settle();
          }}
        />
      </>
    );
  const bad = pages.find((page) => page.key === search.get('page') && isBad(page));
  if (bad)
    return (
      <>
        {facts}
        <BadPhoto
          scanId={id}
          page={bad}
          pages={pages}
          heading={heading}
          onClose={() => open(null)}
          onAgain={(photo) => {
            open(null);
            void addPhotos(id, [photo], arrived, bad.key);
          }}
          onRemove={() => {
            open(null);
            void changeScan(id, (now) => {
              const without = removePage({ ...now, isBegun: now.isBegun || scan !== null }, bad.key);
              return releasePages(without, orderOf(without, arrived));
            }).then(settle);
          }}
        />
      </>
    );
  return (
    <>
      {facts}
      <ReadView
        {...props}
        scan={scan}
        pages={pages}
        traffic={traffic}
        wanted={search.get('page')}
        onOpen={open}
        onArrange={() => arrange(true)}
      />
    </>
  );
}

/** `BIO 101 notes`, `6 photos, 1.1 MB`. */
function Facts({ kept, scan, pages }: { kept: KeptScan; scan: Scan | null; pages: readonly ShownPage[] }) {
  const title = scan?.title || kept.title || scansTexts.untitled(formatDate(scan?.created_at ?? new Date()));
  const bytes = pages.reduce((sum, { there, here }) => sum + (there?.bytes ?? here?.bytes ?? 0), 0);
  return (
    <p className="mt-1 leading-snug">
      <b className="wrap-anywhere">{title}</b>
      {pages.length > 0 ? (
        <span className="block text-ink-soft text-sm tabular-nums">
          {scansTexts.facts(pages.length, formatSize(bytes))}
        </span>
      ) : null}
    </p>
  );
}
