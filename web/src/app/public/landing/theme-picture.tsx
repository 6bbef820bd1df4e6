import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { landingTexts } from '../texts/landing.ts';

interface ThemePictureProps {
  light: string;
  dark: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/**
 * A picture of the product in the theme that the page has. Loads when one comes near it, and only the one that is shown;
 * where data is saved, when it is tapped (base.css).
 */
export function ThemePicture({ light, dark, alt, width, height, className }: ThemePictureProps) {
  const [isWanted, setWanted] = useState(false);
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={isWanted ? undefined : 'picture-waits'}>
      <img {...shared} alt={alt} src={light} className={cx('in-light h-auto w-full', className)} />
      <img {...shared} alt={alt} src={dark} className={cx('in-dark h-auto w-full', className)} />
      {isWanted ? null : (
        <button
          type="button"
          aria-label={landingTexts.showPictureOf(alt)}
          // The pictures are 540 by 648.
          className="picture-shade aspect-5/6 w-full flex-col items-center gap-2 bg-surface pt-10 font-semibold text-link text-sm"
          onClick={() => setWanted(true)}
        >
          <ImageDown aria-hidden className="size-6" />
          {landingTexts.showPicture}
        </button>
      )}
    </div>
  );
}
