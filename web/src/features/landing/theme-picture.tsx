import { cx } from '../../ui/cx.ts';

interface ThemePictureProps {
  light: string;
  dark: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/** A picture of the product in the theme that the page has. Loads when one comes near it, and only the one that is shown. */
export function ThemePicture({ light, dark, alt, width, height, className }: ThemePictureProps) {
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <img {...shared} alt={alt} src={light} className={cx('in-light h-auto w-full', className)} />
      <img {...shared} alt={alt} src={dark} className={cx('in-dark h-auto w-full', className)} />
    </>
  );
}
