import { ChevronLeft, ChevronRight, GripVertical, ImageOff, LoaderCircle, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { formatSize } from '../../../../lib/format.ts';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { KeptPage } from '../here/kept-scan.ts';
import { PageSheet } from '../page-picture.tsx';
import { scansTexts } from '../texts.ts';

const texts = scansTexts.arrange;

interface ArrangeTileProps {
  scanId: string;
  pageKey: string;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** What this phone has of the page; undefined where only the server has it. */
  page: KeptPage | undefined;
  isThere: boolean;
  isDragged: boolean;
  grip: Pick<ComponentProps<'span'>, 'onPointerDown'>;
  onEdit: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One page with everything that can be done to it, by finger and by keyboard. */
export function ArrangeTile(props: ArrangeTileProps) {
  const { scanId, pageKey, number, isFirst, isLast, page, isThere, isDragged, grip, onEdit, onMove, onRemove } = props;
  const version = `${page?.step}${page?.bytes}${page?.turns}`;
  const sheet = (
    <PageSheet
      scanId={scanId}
      pageKey={pageKey}
      version={version}
      isThere={isThere}
      className={cx('aspect-[4/5] w-full', isDragged && 'outline-3 outline-primary outline-offset-2')}
    >
      {page?.step === 'new' ? <Veil icon={<LoaderCircle aria-hidden className="animate-spin" />} /> : null}
      {page?.step === 'unreadable' ? <Veil icon={<ImageOff aria-hidden />} /> : null}
    </PageSheet>
  );
  return (
    <li className="flex min-w-0 flex-col">
      <div className="relative">
        {page && (page.step === 'ready' || page.step === 'new') && page.corners ? (
          <button
            type="button"
            aria-label={texts.edit(number)}
            className="block w-full rounded-control"
            onClick={onEdit}
          >
            {sheet}
          </button>
        ) : (
          sheet
        )}
        <span
          {...grip}
          aria-hidden
          title={texts.drag(number)}
          className="absolute top-1 right-1 grid size-11 cursor-grab touch-none place-items-center rounded-control border border-line bg-surface/90 text-ink-soft [&>svg]:size-5"
        >
          <GripVertical />
        </span>
      </div>
      <p className="mt-1 text-center text-sm tabular-nums">
        <b>{texts.page(number)}</b> <span className="text-ink-soft">{stateOf(page)}</span>
      </p>
      <div className="flex justify-between">
        <IconButton label={texts.earlier(number)} disabled={isFirst} onClick={() => onMove(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={texts.remove(number)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton label={texts.later(number)} disabled={isLast} onClick={() => onMove(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function stateOf(page: KeptPage | undefined): string {
  if (!page || page.step === 'sent' || page.step === 'queued') return texts.sentAlready;
  if (page.step === 'new') return texts.preparing;
  if (page.step === 'unreadable') return texts.unreadable;
  return page.step === 'refused' ? (page.reason ?? texts.unreadable) : formatSize(page.bytes);
}

function Veil({ icon }: { icon: ReactNode }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-sunken text-ink-soft [&>svg]:size-8">{icon}</span>
  );
}
