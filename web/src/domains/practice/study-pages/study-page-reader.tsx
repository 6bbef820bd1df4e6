import type { StudyPage } from '@akada/contract/client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { ContentsList } from './contents-list.tsx';
import { OwnerLink } from './owner-link.tsx';
import { StudyPageText } from './study-page-text.tsx';
import { StudyPageToolbar } from './study-page-toolbar.tsx';
import { studyPagesTexts } from './texts.ts';
import { useRegenerate } from './use-regenerate.ts';

interface StudyPageReaderProps {
  page: StudyPage;
  onChange: (changes: Partial<StudyPage>) => void;
  onRemove: () => void;
}

const isWide = () => window.matchMedia('(min-width: 1024px)').matches;

/** The text with its contents: beside it on a wide screen, over it on a phone, where choosing closes them. */
export function StudyPageReader({ page, onChange, onRemove }: StudyPageReaderProps) {
  const contentsId = useId();
  const top = useRef<HTMLDivElement>(null);
  const [isContentsOpen, setContentsOpen] = useState(isWide);
  const regeneration = useRegenerate(page, onChange);
  const { isBusy, doing, notice } = regeneration;

  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isContentsOpen || isWide()) return;
    setContentsOpen(false);
    top.current?.querySelector('button')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the contents from wherever the focus is in them.
    <div ref={top} onKeyDown={closeByEscape}>
      <div
        data-print="hide"
        className="sticky top-0 z-(--z-sticky) -mx-4 border-line border-b bg-paper px-4 sm:-mx-6 sm:px-6"
      >
        <StudyPageToolbar
          page={page}
          contentsId={contentsId}
          isContentsOpen={isContentsOpen}
          onToggleContents={() => setContentsOpen((now) => !now)}
          regeneration={regeneration}
        />
      </div>
      <div role="status" data-print="hide" className="text-ink-soft text-sm">
        {isBusy && doing ? <p className="pt-3">{doing}…</p> : null}
      </div>
      {notice ? (
        <Banner tone={notice.tone} className="mt-4">
          {notice.text}
        </Banner>
      ) : null}
      <div className={isContentsOpen ? 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10' : undefined}>
        <div
          id={contentsId}
          hidden={!isContentsOpen}
          data-print="hide"
          className="sticky top-16 z-(--z-sticky) -mx-4 h-0 sm:-mx-6 lg:mx-0 lg:h-auto"
        >
          <div className="max-h-[70dvh] overflow-y-auto border-line border-b bg-paper p-3 shadow-float lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:border-0 lg:px-0 lg:py-6 lg:shadow-none">
            <ContentsList outline={page.outline} onChoose={() => setContentsOpen(isWide())} />
          </div>
        </div>
        <div className="min-w-0 pt-6">
          <StudyPageText key={page.updated_at} page={page} />
          {page.isOwner ? <OwnerLink page={page} onChange={onChange} onRemove={onRemove} /> : null}
          <p data-print="hide" className="mt-8">
            <a href="#top" className="link inline-flex min-h-11 items-center">
              {studyPagesTexts.toTop}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
