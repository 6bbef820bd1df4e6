import { BookOpenText, ChartNoAxesColumn, List, MessageCircleQuestion, SquarePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import type { View } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';
import { TUTOR_BUTTON } from './use-tutor.ts';
import './view-bar.css';

const texts = sprintPageTexts;

interface ViewBarProps {
  view: View;
  onView: (view: View) => void;
  isTutorOpen: boolean;
  onTutor: () => void;
  /** Opens a drawer; left out where the panel stands beside the text. */
  onContents?: (() => void) | undefined;
  onProgress?: (() => void) | undefined;
}

/** At the foot of the window, in reach of a thumb: what to show, and on a small screen the two drawers. */
export function ViewBar({ view, onView, isTutorOpen, onTutor, onContents, onProgress }: ViewBarProps) {
  return (
    <div
      data-print="hide"
      data-view-bar
      className="@container fixed inset-x-0 bottom-0 z-(--z-sticky) flex items-stretch justify-center gap-1 border-line border-t bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] md:left-60 lg:sticky lg:inset-x-auto lg:mt-8 lg:-mb-16 lg:gap-2 lg:rounded-t-card lg:border-x lg:shadow-float"
    >
      {onContents ? (
        <BarButton icon={<List aria-hidden />} onClick={onContents} aria-haspopup="dialog">
          {texts.contents.open}
        </BarButton>
      ) : null}
      <fieldset className="flex min-w-0 flex-3 justify-center gap-1 lg:flex-none">
        <legend className="sr-only">{texts.views.label}</legend>
        <BarButton icon={<BookOpenText aria-hidden />} isOn={view === 'text'} onClick={() => onView('text')}>
          {texts.views.text}
        </BarButton>
        <BarButton icon={<SquarePlay aria-hidden />} isOn={view === 'videos'} onClick={() => onView('videos')}>
          {texts.views.videos}
        </BarButton>
        <BarButton icon={<MessageCircleQuestion aria-hidden />} id={TUTOR_BUTTON} isOn={isTutorOpen} onClick={onTutor}>
          {texts.views.tutor}
        </BarButton>
      </fieldset>
      {onProgress ? (
        <BarButton icon={<ChartNoAxesColumn aria-hidden />} onClick={onProgress} aria-haspopup="dialog">
          {texts.progress.open}
        </BarButton>
      ) : null}
    </div>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  /** Left out for what opens something. */
  isOn?: boolean;
  onClick: () => void;
  id?: string;
  'aria-haspopup'?: 'dialog';
  children: ReactNode;
}

function BarButton({ icon, isOn, children, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...rest}
      className={cx(
        'flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center rounded-control font-medium text-sm transition-colors max-sm:tracking-tight lg:min-w-28 lg:flex-row lg:gap-2 lg:px-4 [&>svg]:size-5',
        isOn ? 'bg-primary-soft text-on-primary-soft' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      {icon}
      {/* Large text leaves no room for five words side by side: the signs stay, and who listens is told the words. */}
      <span className="@max-2xs:sr-only">{children}</span>
    </button>
  );
}
