import { useNavigate } from 'react-router';
import { beginHere } from './add-photos.ts';
import { TakePhotos } from './take-photos.tsx';

/** The address of a scan; `for` says what it is to become. */
export const scanLink = (id: string, use: 'notes' | 'paper' = 'notes'): string =>
  `/scans/${encodeURIComponent(id)}${use === 'paper' ? '?for=paper' : ''}`;

interface OfferPhotosProps {
  use?: 'notes' | 'paper';
  course?: string;
  disabled?: boolean;
}

/** Begins with photographs and goes on where they are cut and put in order; nothing where pictures aren't read. */
export function useBeginning({ use = 'notes', course }: OfferPhotosProps = {}) {
  const navigate = useNavigate();
  return async (photos: readonly File[]) => {
    const id = await beginHere(photos, course?.trim() ? { course: course.trim() } : {});
    await navigate(scanLink(id, use));
  };
}

export function OfferPhotos({ disabled = false, ...way }: OfferPhotosProps) {
  const begin = useBeginning(way);
  return (
    <div className="flex gap-2 max-sm:w-full">
      <TakePhotos size="lg" disabled={disabled} onPhotos={(photos) => void begin(photos)} />
    </div>
  );
}
