import type { ReadScanPage, ScanWord } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId, useState } from 'react';
import { commonTexts } from '../../../../texts/en/common.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { pagePictureQuery, readPageQuery } from '../api.ts';
import { sheetLook, usePictureUrl } from '../page-picture.tsx';
import { scansTexts } from '../texts.ts';
import { LineCut } from './line-cut.tsx';
import type { ShownPage } from './pages.ts';
import { paragraphsOf, type ReadLine } from './paragraphs.ts';
import { useCorrecting } from './use-words.ts';
import { WordChoices } from './word-choices.tsx';

const texts = scansTexts.check;
/** Readable on a phone when it is brought nearer. */
const PHOTO_WIDTH = 900;

/** What was read of a page, with its doubtful words to check, one after the other or any of them. */
export function CheckWords({ scanId, page: { key, number, look } }: { scanId: string; page: ShownPage }) {
  const heading = useId();
  const { data, isError, isFetching, refetch } = useQuery(readPageQuery(scanId, key));
  const doubts = data?.doubts ?? (look.kind === 'doubts' ? look.count : 0);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-lg">
        {texts.title(number, doubts)}
      </h2>
      {data ? <PageText key={key} scanId={scanId} page={data} /> : null}
      {isError && !data ? (
        <LoadFailure
          title={scansTexts.read.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-64 w-full rounded-card" /> : null}
    </section>
  );
}

const wordsIn = ({ lines }: ReadScanPage) => lines.flatMap((line) => line.words.map((word) => ({ line, word })));

function PageText({ scanId, page }: { scanId: string; page: ReadScanPage }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAny, setAny] = useState(false);
  const correcting = useCorrecting(scanId, page.key);
  const words = wordsIn(page);
  const current =
    words.find(({ word }) => word.id === chosen) ?? (isAny ? undefined : words.find(({ word }) => word.is_doubtful));
  const wasDoubtful = words.some(({ word }) => word.text !== word.as_read);

  const choose = (text: string) => {
    if (!current) return;
    correcting.mutate({ id: current.word.id, text });
    setChosen(null);
    setAny(false);
  };
  if (words.length === 0) return <p className="text-ink-soft">{texts.empty}</p>;
  return (
    <Card flush className="overflow-hidden">
      {current ? (
        <>
          <LineCut key={current.line.line} scanId={scanId} page={page} line={current.line} word={current.word} />
          <WordChoices key={current.word.id} word={current.word} onChoose={choose} />
        </>
      ) : (
        <p className="border-line border-b bg-sunken px-4 py-3">
          {isAny ? texts.anyHint : wasDoubtful ? texts.done : texts.fine}
        </p>
      )}
      <div className={cx('flex flex-col gap-3 px-4 py-4', isAny ? 'leading-11' : 'leading-9')}>
        {page.fault === 'incomplete' ? <Incomplete scanId={scanId} page={page} /> : null}
        {page.read_by === 'model' ? <p className="text-ink-soft text-sm">{scansTexts.read.byModel}</p> : null}
        {paragraphsOf(page.lines).map((lines) => (
          <Paragraph
            key={lines[0]?.line}
            scanId={scanId}
            page={page}
            lines={lines}
            current={current?.word.id}
            isAny={isAny}
            onPick={setChosen}
          />
        ))}
        <Button
          variant="ghost"
          className="-mx-2 self-start px-2!"
          aria-pressed={isAny}
          onClick={() => {
            setAny((now) => !now);
            setChosen(null);
          }}
        >
          {isAny ? texts.anyDone : texts.any}
        </Button>
      </div>
    </Card>
  );
}

/** Parts were left out, and nobody knows which: the whole photograph is beside what was read. */
function Incomplete({ scanId, page }: { scanId: string; page: ReadScanPage }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...pagePictureQuery(scanId, page.key, PHOTO_WIDTH), enabled: isOpen });
  const url = usePictureUrl(data);
  return (
    <Banner tone="warning" title={texts.incomplete}>
      <p>{texts.incompleteText}</p>
      {isOpen ? (
        <span style={sheetLook} className="mt-2 block min-h-48 overflow-hidden rounded-control">
          {url ? <img src={url} alt={texts.whole(page.number)} className="w-full" /> : null}
        </span>
      ) : (
        <Button variant="secondary" className="mt-2" onClick={() => setOpen(true)}>
          {texts.picture}
        </Button>
      )}
    </Banner>
  );
}

interface ParagraphProps {
  scanId: string;
  page: ReadScanPage;
  lines: readonly ReadLine[];
  current: string | undefined;
  /** Every word can be picked; else those in doubt and those that were corrected. */
  isAny: boolean;
  onPick: (id: string) => void;
}

function Paragraph({ scanId, page, lines, current, isAny, onPick }: ParagraphProps) {
  const [first] = lines;
  const words = lines.flatMap((line) => line.words).filter(({ text, id }) => text !== '' || id === current);
  return (
    <div>
      {first?.keeps_picture ? (
        <div className="-mx-4 mb-1">
          <LineCut scanId={scanId} page={page} line={first} />
        </div>
      ) : null}
      <p>
        {words.map((word) => (
          <Fragment key={word.id}>
            <Word word={word} isCurrent={word.id === current} isAny={isAny} onPick={() => onPick(word.id)} />{' '}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

interface WordProps {
  word: ScanWord;
  isCurrent: boolean;
  isAny: boolean;
  onPick: () => void;
}

function Word({ word: { text, as_read, is_doubtful }, isCurrent, isAny, onPick }: WordProps) {
  if (!isAny && !is_doubtful && text === as_read && !isCurrent) return text;
  return (
    <button
      type="button"
      aria-label={is_doubtful ? texts.doubtful(text) : undefined}
      aria-current={isCurrent || undefined}
      onClick={onPick}
      // Beside and below one another without a lap, so that a finger hits the one it means.
      className="inline-block min-w-6 rounded-control px-0.5"
    >
      <span
        className={cx(
          'underline underline-offset-4',
          is_doubtful
            ? 'decoration-[1.5px] decoration-warning decoration-wavy'
            : 'decoration-dotted decoration-line-strong',
          isCurrent && '-mx-1 rounded-control bg-accent-soft px-1 py-0.5 font-bold text-on-accent-soft',
        )}
      >
        {text || '…'}
      </span>
    </button>
  );
}
