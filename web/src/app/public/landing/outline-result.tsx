import { useQuery } from '@tanstack/react-query';
import { BookOpen, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '../../../lib/network.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { landingTexts } from '../texts/landing.ts';
import { type AskedCourse, courseOutline, isUnknownCourse } from './api.ts';
import { Outline } from './outline.tsx';

interface OutlineResultProps {
  /** Null until somebody asks. */
  asked: AskedCourse | null;
  onVariant: (variant: string | undefined) => void;
}

export function OutlineResult({ asked, onVariant }: OutlineResultProps) {
  const texts = landingTexts.align;
  if (asked) return <Answer asked={asked} onVariant={onVariant} />;
  return (
    <Quiet icon={<BookOpen aria-hidden />} title={texts.waitingTitle}>
      {texts.waiting}
    </Quiet>
  );
}

function Answer({ asked, onVariant }: { asked: AskedCourse; onVariant: OutlineResultProps['onVariant'] }) {
  const texts = landingTexts.align;
  const { data, error, isFetching, isPaused, refetch } = useQuery(courseOutline(asked));
  if (isFetching && !data) return <OutlineSkeleton />;
  if (data) return <Outline outline={data} onVariant={onVariant} />;
  if (error && isUnknownCourse(error)) {
    return (
      <div role="status">
        <Quiet icon={<SearchX aria-hidden />} title={texts.notFoundTitle(asked.code)}>
          {texts.notFound}
        </Quiet>
      </div>
    );
  }
  // Paused: it failed while offline and goes on by itself when the connection is back.
  const isOffline = isPaused || (error instanceof NetworkError && !navigator.onLine);
  return (
    <Banner
      tone="error"
      action={
        <Button variant="secondary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {isOffline ? texts.offline : (error?.message ?? texts.failed)}
    </Banner>
  );
}

function Quiet({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex h-full max-w-sm flex-col items-center justify-center gap-2 text-center [&>svg]:size-8 [&>svg]:text-ink-faint">
      {icon}
      <h3 className="text-lg">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}

function OutlineSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3 [&_.skeleton]:bg-line">
      <VisuallyHidden>{landingTexts.align.busy}</VisuallyHidden>
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-5 w-1/2" />
      {[...Array(6).keys()].map((line) => (
        <Skeleton key={line} className="h-4 w-full" />
      ))}
    </div>
  );
}
