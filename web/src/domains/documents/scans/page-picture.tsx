import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { pagePictureQuery } from './api.ts';
import { findPicture } from './here/scan-store.ts';

/** An address for a picture that is in memory; given back when nobody shows it. */
export function usePictureUrl(picture: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

interface WhichPage {
  scanId: string;
  pageKey: string;
  /** Changes when the page was cut or turned otherwise. */
  version?: string | number;
  /** Whether the server has it. */
  isThere: boolean;
}

export const THUMB_WIDTH = 240;

/** The picture of a page: this phone's own where it still has it, which costs nothing, else the server's. */
export function usePagePicture({ scanId, pageKey, version = '', isThere }: WhichPage): string | null {
  const there = pagePictureQuery(scanId, pageKey, THUMB_WIDTH);
  const { data } = useQuery({
    queryKey: [...there.queryKey, version, isThere],
    queryFn: async (context) =>
      (await findPicture(scanId, pageKey, 'page')) ??
      (isThere ? await there.queryFn?.(context as never) : null) ??
      null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return usePictureUrl(data);
}

/** A sheet of paper keeps its own colours in both themes. */
export const sheetLook = { background: '#f6f1e3' };

interface PageSheetProps extends WhichPage {
  className?: string;
  /** Over the picture: how far it is, or that it is of no use. */
  children?: ReactNode;
}

/** A page as a small picture; decorative, for its caption says what it is. */
export function PageSheet({ className, children, ...which }: PageSheetProps) {
  const url = usePagePicture(which);
  return (
    <span
      style={sheetLook}
      className={cx('relative block overflow-hidden rounded-control border border-line-strong', className)}
    >
      {url ? <img src={url} alt="" draggable={false} className="size-full object-cover object-top" /> : null}
      {children}
    </span>
  );
}
