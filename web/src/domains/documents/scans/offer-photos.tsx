import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { beginHere } from './add-photos.ts';
import { scansQuery } from './api.ts';
import { TakePhotos } from './take-photos.tsx';
import { scansTexts } from './texts.ts';

/** The address of a scan; `for` says what it is to become. */
export const scanLink = (id: string, use: 'notes' | 'paper' = 'notes'): string =>
  `/scans/${encodeURIComponent(id)}${use === 'paper' ? '?for=paper' : ''}`;

interface OfferPhotosProps {
  use?: 'notes' | 'paper';
  course?: string;
}

const A_WHILE_MS = 300_000;

/** Begins with photographs and goes on where they are cut and put in order. */
export function useBeginning({ use = 'notes', course }: OfferPhotosProps = {}) {
  const navigate = useNavigate();
  return async (photos: readonly File[]) => {
    const id = await beginHere(photos, course?.trim() ? { course: course.trim() } : {});
    await navigate(scanLink(id, use));
  };
}

/** Whether the server said that it reads no pictures; until it has said so, and without a network, it may. */
export function usePicturesOff(): boolean {
  const { data } = useQuery({ ...scansQuery, staleTime: A_WHILE_MS });
  return data?.can_read === false;
}

export function OfferPhotos(way: OfferPhotosProps) {
  const begin = useBeginning(way);
  if (usePicturesOff()) return <p className="text-ink-soft text-sm">{scansTexts.notHere}</p>;
  return (
    <div className="flex gap-2 max-sm:w-full">
      <TakePhotos size="lg" onPhotos={(photos) => void begin(photos)} />
    </div>
  );
}
