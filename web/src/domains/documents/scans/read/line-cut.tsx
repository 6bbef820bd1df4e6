import type { ReadScanPage, ScanWord } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSaving } from '../../../../lib/saver.ts';
import { Button } from '../../../../ui/button.tsx';
import { linePictureQuery } from '../api.ts';
import { sheetLook, usePictureUrl } from '../page-picture.tsx';
import { scansTexts } from '../texts.ts';
import { inCut } from './cut-of-line.ts';
import type { ReadLine } from './paragraphs.ts';

const texts = scansTexts.check;
/** High enough to tell an e from an a. */
const LINE_HEIGHT_REM = 2.5;

interface LineCutProps {
  scanId: string;
  page: ReadScanPage;
  line: ReadLine;
  /** Framed in the picture, and brought to its middle. */
  word?: ScanWord | undefined;
}

const textOf = ({ words }: ReadLine) => words.map(({ text }) => text).join(' ');

/** The cut of a line from the photograph of its page. Wider than a phone, so it is slid to the word. */
export function LineCut({ scanId, page, line, word }: LineCutProps) {
  const query = linePictureQuery(scanId, page.key, line.line);
  // A word that somebody checks was asked for; a line that is only shown beside its text can wait.
  const [isWanted, setWanted] = useState(word !== undefined || !isSaving());
  const { data } = useQuery({ ...query, enabled: isWanted });
  const url = usePictureUrl(data);
  const slide = useRef<HTMLElement>(null);
  const { box } = line;
  const { left, width } = word ? inCut(word.box, box) : { left: 0, width: 0 };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the picture is there it has its width
  useEffect(() => {
    const element = slide.current;
    if (!element || !word) return;
    element.scrollLeft = (left + width / 2) * element.scrollWidth - element.clientWidth / 2;
  }, [url, left, width]);

  if (!isWanted)
    return (
      <Button variant="secondary" onClick={() => setWanted(true)}>
        {texts.picture}
      </Button>
    );
  return (
    <section
      ref={slide}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is slid by the arrow keys
      tabIndex={0}
      aria-label={texts.slide}
      style={sheetLook}
      className="overflow-x-auto py-2"
    >
      <div
        className="relative mx-3"
        style={{
          height: `${LINE_HEIGHT_REM}rem`,
          width: `${(LINE_HEIGHT_REM * box.width) / Math.max(1, box.height)}rem`,
        }}
      >
        {url ? <img src={url} alt={texts.line(textOf(line))} className="size-full max-w-none" /> : null}
        {word ? (
          <span
            aria-hidden
            className="absolute inset-y-1 rounded-control border-2"
            style={{
              left: `calc(${left * 100}% - 0.25rem)`,
              width: `calc(${width * 100}% + 0.5rem)`,
              borderColor: '#8a5a00',
              background: '#f2a81d2e',
            }}
          />
        ) : null}
      </div>
    </section>
  );
}
