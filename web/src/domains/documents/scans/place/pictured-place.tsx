import { useQuery } from '@tanstack/react-query';
import { SpellCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { commonTexts } from '../../../../texts/en/common.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { documentPictureQuery, foundLinesQuery } from '../api.ts';
import { scanLink } from '../offer-photos.tsx';
import { sheetLook, usePictureUrl } from '../page-picture.tsx';
import { scansTexts } from '../texts.ts';

const texts = scansTexts.place;
/** Readable on a phone when it is brought nearer, and a tenth of the picture that is kept. */
const WIDTH = 900;

interface PicturedPlaceProps {
  documentId: string;
  page: number;
  sentence: string | null;
  /** Where the words of the page can be checked. */
  scanId: string | null;
}

/** The picture of a document's page; the lines that a sentence was read from are marked on it. */
export function PicturedPlace({ documentId, page, sentence, scanId }: PicturedPlaceProps) {
  const picture = useQuery(documentPictureQuery(documentId, page, WIDTH));
  const found = useQuery({ ...foundLinesQuery(documentId, page, sentence ?? ''), enabled: sentence !== null });
  const url = usePictureUrl(picture.data);
  const boxes = found.data?.boxes ?? [];
  const first = useRef<HTMLSpanElement>(null);
  const isShown = url !== null && boxes.length > 0;
  useEffect(() => {
    if (isShown) first.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (picture.isError)
    return (
      <LoadFailure
        title={texts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={picture.isFetching}
        onRetry={() => void picture.refetch()}
      />
    );
  return (
    <figure className="flex flex-col gap-2">
      {url ? (
        <div style={sheetLook} className="relative overflow-hidden rounded-control border border-line-strong">
          <img src={url} alt={boxes.length > 0 ? texts.marked(page) : texts.picture(page)} className="w-full" />
          {boxes.map(({ x, y, width, height }, at) => (
            <span
              key={`${x}-${y}`}
              ref={at === 0 ? first : undefined}
              aria-hidden
              className="absolute rounded-control border-2"
              style={{
                ...{ borderColor: '#8a5a00', background: '#f2a81d40' },
                left: share(x - height * 0.15, found.data?.width),
                top: share(y - height * 0.15, found.data?.height),
                width: share(width + height * 0.3, found.data?.width),
                height: share(height * 1.3, found.data?.height),
              }}
            />
          ))}
        </div>
      ) : (
        <Skeleton className="h-96 w-full rounded-control" />
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm">
        {found.data && boxes.length === 0 ? texts.notFound : texts.title(page)}
        {scanId ? (
          <Link to={scanLink(scanId)} className="link inline-flex min-h-11 items-center gap-1.5">
            <SpellCheck aria-hidden className="size-4" />
            {texts.check}
          </Link>
        ) : null}
      </figcaption>
    </figure>
  );
}

const share = (pixels: number, whole = 1): string => `${(pixels / Math.max(1, whole)) * 100}%`;
