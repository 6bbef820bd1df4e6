import { ImageDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { isSaving } from '../lib/saver.ts';
import { pictureTexts } from '../texts/en/picture.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** A picture as questions have it: on white, whatever the theme, since drawings are black on it. */
export interface ShownPicture {
  url: string;
  /** What it shows; may be empty. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

interface QuestionPictureProps {
  picture: ShownPicture;
  className?: string;
}

/** The picture of a question. It waits where data is saved, and says so where the network lost it. */
export function QuestionPicture({ picture: { url, alt, width, height }, className }: QuestionPictureProps) {
  const [isWanted, setWanted] = useState(() => !isSaving());
  const [tries, setTries] = useState({ count: 0, hasFailed: false });
  if (!isWanted) {
    return (
      <Button variant="secondary" className={className} onClick={() => setWanted(true)}>
        <ImageDown aria-hidden />
        {alt ? pictureTexts.showOf(alt) : pictureTexts.show}
      </Button>
    );
  }
  if (tries.hasFailed) {
    return (
      <div role="status" className={cx('flex flex-col items-start gap-2', className)}>
        <p className="text-sm">{alt ? pictureTexts.missingOf(alt) : pictureTexts.missing}</p>
        <Button variant="secondary" onClick={() => setTries(({ count }) => ({ count: count + 1, hasFailed: false }))}>
          <RefreshCw aria-hidden />
          {pictureTexts.again}
        </Button>
      </div>
    );
  }
  return (
    <img
      key={tries.count}
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      onError={() => setTries(({ count }) => ({ count, hasFailed: true }))}
      className={cx('h-auto max-w-full rounded-control bg-white', className)}
    />
  );
}
