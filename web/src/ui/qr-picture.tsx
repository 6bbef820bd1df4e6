import { useEffect, useState } from 'react';
import { cx } from './cx.ts';

export interface QrPictureProps {
  /** What the code says: a link. */
  text: string;
  /** In words, for those who do not see it. */
  label: string;
  /** A line below. */
  hint?: string;
  /** Its size. */
  className?: string;
}

interface Code {
  size: number;
  /** One path for all dark squares. */
  path: string;
}

async function encode(text: string): Promise<Code> {
  // Only who asks for a code pays for its maker.
  const uqr = await import('uqr');
  // Four squares of white around it, as the standard has it: on a dark page nothing else keeps it apart.
  const { data, size } = uqr.encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** A QR code, dark on white in both themes, because cameras want it so. Prints well. */
export function QrPicture({ text, label, hint, className = 'size-56 max-w-full' }: QrPictureProps) {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let isCurrent = true;
    encode(text).then(
      (made) => isCurrent && setCode(made),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <figure className="flex flex-col items-start gap-2">
      {code ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className={cx('rounded-control', className)}
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      ) : (
        <div aria-hidden className={cx('skeleton', className)} />
      )}
      {hint ? <figcaption className="text-ink-soft text-sm">{hint}</figcaption> : null}
    </figure>
  );
}
