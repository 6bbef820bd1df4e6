import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShareLink } from '../../sharing/share-link.tsx';

interface MadeTexts {
  ready: string;
  link: string;
  qr: string;
  loadFailed: string;
  message: (title: string, link: string) => string;
}

interface MadeCardProps<Made> {
  result: UseQueryResult<Made>;
  texts: MadeTexts;
  /** What it is, below the heading. */
  about: (made: Made) => string;
  note?: string | null;
  /** Called before the link is handed on; calls back when that may be. */
  guard?: (share: () => void) => void;
  actions: (made: Made) => ReactNode;
  /** The thing itself, below a line. */
  children: (made: Made) => ReactNode;
}

/** Something that was made from a document: what to do with it, the ways to hand it on, then the thing itself. */
export function MadeCard<Made extends { title: string; link: string }>(props: MadeCardProps<Made>) {
  const { texts, note } = props;
  const { data: made, isPending, isError, isFetching, refetch } = props.result;
  const address = made && new URL(made.link, window.location.origin).href;
  return (
    <Card className="flex flex-col gap-4">
      {isPending ? <Skeleton className="h-40 w-full" /> : null}
      {isError && !made ? (
        <LoadFailure
          title={texts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {made && address ? (
        <>
          <div>
            <h2 className="text-lg">{texts.ready}</h2>
            <p className="text-ink-soft">{props.about(made)}</p>
          </div>
          {note ? <Banner tone="info">{note}</Banner> : null}
          <div className="flex flex-wrap gap-2.5">{props.actions(made)}</div>
          <ShareLink
            link={address}
            label={texts.link}
            message={texts.message(made.title, address)}
            guard={props.guard}
            qr={texts.qr}
          />
          <div className="border-line border-t pt-4">{props.children(made)}</div>
        </>
      ) : null}
    </Card>
  );
}
