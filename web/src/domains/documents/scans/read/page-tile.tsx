import type { PageFault } from '@akada/contract/client';
import {
  Check,
  Clock,
  CloudUpload,
  Crop,
  Feather,
  File,
  LoaderCircle,
  type LucideIcon,
  RotateCw,
  ScanLine,
  ScanSearch,
  SpellCheck,
  SunDim,
  TriangleAlert,
} from 'lucide-react';
import { cx } from '../../../../ui/cx.ts';
import { PageSheet } from '../page-picture.tsx';
import { scansTexts } from '../texts.ts';
import { isBad, isUnderWay, type PageLook, type ShownPage } from './pages.ts';

const { states, faults } = scansTexts.read;

export const faultIcons: Readonly<Record<PageFault, LucideIcon>> = {
  too_dark: SunDim,
  blurred: ScanLine,
  cut_off: Crop,
  slanted: RotateCw,
  handwriting: Feather,
  unanswered: Feather,
  empty: File,
  incomplete: ScanSearch,
};

const icons: Readonly<Record<Exclude<PageLook['kind'], 'fault'>, LucideIcon>> = {
  toSend: CloudUpload,
  sending: CloudUpload,
  waiting: Clock,
  reading: LoaderCircle,
  read: Check,
  doubts: SpellCheck,
  incomplete: ScanSearch,
  failed: TriangleAlert,
  refused: TriangleAlert,
};

/** `3: 4 words`, `6 too dark`. */
export function wordsOf({ number, look }: Pick<ShownPage, 'number' | 'look'>): string {
  if (look.kind === 'fault') return faults[look.fault](number);
  if (look.kind === 'sending') return states.sending(number, look.percent);
  if (look.kind === 'doubts') return states.doubts(number, look.count);
  if (look.kind === 'incomplete') return faults.incomplete(number);
  return states[look.kind](number);
}

interface PageTileProps {
  scanId: string;
  page: ShownPage;
  isOpen: boolean;
  onOpen: () => void;
}

/** One page: its state told by picture, mark and word. */
export function PageTile({ scanId, page, isOpen, onOpen }: PageTileProps) {
  const { look } = page;
  const Icon = look.kind === 'fault' ? faultIcons[look.fault] : icons[look.kind];
  const isLoud = isBad(page) || look.kind === 'doubts' || look.kind === 'incomplete';
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-current={isOpen || undefined}
        disabled={isUnderWay(page)}
        onClick={onOpen}
        className="block w-full rounded-control text-left"
      >
        <PageSheet
          scanId={scanId}
          pageKey={page.key}
          isThere={page.there !== undefined}
          className={cx('h-32 w-full sm:h-44', isOpen && 'outline-3 outline-primary outline-offset-2')}
        >
          <Veil look={look} />
        </PageSheet>
        <span className={cx('flex min-h-8 items-center gap-1 text-sm tabular-nums', isLoud && 'font-bold')}>
          <Icon aria-hidden className={cx('size-4 shrink-0', look.kind === 'reading' && 'animate-spin')} />
          {wordsOf(page)}
        </span>
      </button>
    </li>
  );
}

/** The part that has not been sent or read lies in the shade; a photograph that is too dark, wholly. */
function Veil({ look }: { look: PageLook }) {
  if (look.kind === 'read' || look.kind === 'doubts' || look.kind === 'incomplete') return null;
  const done = look.kind === 'sending' ? look.percent : look.kind === 'reading' ? 50 : 0;
  const isOver = look.kind === 'fault' || look.kind === 'failed' || look.kind === 'refused';
  return (
    <span
      aria-hidden
      className={cx('absolute inset-x-0 bottom-0', !isOver && done > 0 && 'border-accent border-t-3')}
      style={{ top: `${done}%`, background: isOver ? '#14120d99' : '#18161061' }}
    />
  );
}
