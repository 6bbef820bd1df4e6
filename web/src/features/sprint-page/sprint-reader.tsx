import type { LearningPath } from '@akada/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { formatMoment } from '../../lib/format.ts';
import { useHistoryDialog } from '../../lib/history-dialog.ts';
import { DESKTOP_SCREEN, useMedia } from '../../lib/media.ts';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Banner } from '../../ui/banner.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Progress } from '../../ui/progress.tsx';
import { isBeingMade } from './api.ts';
import { Contents } from './contents.tsx';
import { Coverage } from './coverage.tsx';
import { useDayState } from './day-link.tsx';
import { DayPane } from './day-pane.tsx';
import type { CitedPlace } from './lesson-text.tsx';
import { Pace } from './pace.tsx';
import { dayToOpen, keepPlace, readPlace, type View } from './place.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { SprintMenu } from './sprint-menu.tsx';
import type { OpenPlace, SprintParts } from './sprint-parts.ts';
import { useKeepAhead } from './use-keep-ahead.ts';
import { useLinkedPlace } from './use-linked-place.ts';
import { useSprintMessages } from './use-sprint-messages.ts';
import { VideosPane } from './videos-pane.tsx';
import { ViewBar } from './view-bar.tsx';

const texts = sprintPageTexts;
/** From here on there is room for three columns and a line of 65 characters between them. */
const VERY_WIDE = '(min-width: 1280px)';

interface SprintReaderProps extends SprintParts {
  path: LearningPath;
  savedAt: string | null;
}

/** Contents, the day that is open, and how the sprint stands. */
export function SprintReader({ path, savedAt, heading, tutor, session, studyTime, onQuiz }: SprintReaderProps) {
  const { day, view, setView } = usePlace(path);
  const [cited, setCited] = useState<CitedPlace | null>(null);
  const hasContents = useMedia(DESKTOP_SCREEN);
  const hasProgress = useMedia(VERY_WIDE);
  const contents = useHistoryDialog('contents');
  const progress = useHistoryDialog('progress');
  useSprintMessages(path.id);
  useKeepAhead(path, day?.day ?? null);

  const openPlace = useOpenPlace({ day: day?.day ?? null, setView, setCited });
  useLinkedPlace(openPlace);
  const panel = <ProgressPanel path={path} studyTime={studyTime} onQuiz={() => onQuiz()} titleHidden={!hasProgress} />;
  return (
    <div className="flex flex-col gap-4 xl:-mx-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {heading(path.title)}
          <Pace path={path} />
        </div>
        <SprintMenu path={path} />
      </div>
      {isBeingMade(path) && path.generation ? (
        <Progress
          label={path.generation.doing || texts.creating.queued}
          value={path.generation.percent}
          valueText={texts.creating.percent(Math.round(path.generation.percent))}
          tone="accent"
        />
      ) : null}
      {savedAt ? <Banner tone="warning">{texts.savedEarlier(formatMoment(savedAt))}</Banner> : null}
      <div className="gap-7 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_14rem]">
        {hasContents ? (
          <div className="sticky top-18 flex max-h-[calc(100dvh-5.5rem)] flex-col gap-4 self-start overflow-y-auto pb-4">
            <Contents path={path} current={day?.day ?? null} />
            <Coverage path={path} />
          </div>
        ) : null}
        <div className="flex min-h-[70dvh] min-w-0 flex-col">
          <div className="flex-1">
            {day === null ? (
              <p className="py-10 text-center text-ink-soft">{texts.nothingSelected}</p>
            ) : view === 'text' ? (
              <DayPane
                key={day.day}
                path={path}
                day={day}
                cited={cited}
                onQuiz={onQuiz}
                onVideos={() => setView('videos')}
              />
            ) : view === 'videos' ? (
              <VideosPane key={day.day} path={path} day={day} />
            ) : (
              tutor(path, day, openPlace)
            )}
            {day ? session(path, day) : null}
          </div>
          <ViewBar
            view={view}
            onView={setView}
            onContents={hasContents ? undefined : contents.open}
            onProgress={hasProgress ? undefined : progress.open}
          />
        </div>
        {hasProgress ? (
          <aside className="sticky top-18 max-h-[calc(100dvh-5.5rem)] self-start overflow-y-auto pb-4">{panel}</aside>
        ) : null}
      </div>
      {hasContents ? null : (
        <Drawer
          open={contents.isOpen}
          onOpenChange={(isOpen) => !isOpen && contents.close()}
          title={texts.contents.title}
          head={<DrawerTitle>{texts.contents.title}</DrawerTitle>}
          closeLabel={texts.close}
        >
          <div className="flex flex-col gap-4 px-3 pb-6">
            <Contents path={path} current={day?.day ?? null} replace />
            <Coverage path={path} />
          </div>
        </Drawer>
      )}
      {hasProgress ? null : (
        <Drawer
          side="right"
          open={progress.isOpen}
          onOpenChange={(isOpen) => !isOpen && progress.close()}
          title={texts.progress.title}
          head={<DrawerTitle>{texts.progress.title}</DrawerTitle>}
          closeLabel={texts.close}
        >
          <div className="px-4 pb-6">{panel}</div>
        </Drawer>
      )}
    </div>
  );
}

function DrawerTitle({ children }: { children: string }) {
  // The drawer has told its name to screen readers already.
  return (
    <p aria-hidden className="font-bold font-heading text-lg">
      {children}
    </p>
  );
}

interface OpenPlaceParts {
  day: number | null;
  setView: (view: View) => void;
  setCited: (place: CitedPlace) => void;
}

/** Shows a place; one of another day once that is open, since opening it leads to its top. */
function useOpenPlace({ day, setView, setCited }: OpenPlaceParts): OpenPlace {
  const navigate = useNavigate();
  const state = useDayState();
  const [awaited, setAwaited] = useState<{ place: CitedPlace; day: number } | null>(null);
  useEffect(() => {
    if (awaited === null || awaited.day !== day) return;
    setCited({ ...awaited.place });
    setAwaited(null);
  }, [awaited, day, setCited]);
  return (place, of = day ?? 0) => {
    if (of === day) {
      setView('text');
      setCited({ ...place });
      return;
    }
    setAwaited({ place, day: of });
    void navigate({ search: `?day=${of}` }, { state });
  };
}

/** Which day is open and how, remembered for the next time. */
function usePlace(path: LearningPath) {
  const [search] = useSearchParams();
  const asked = Number(search.get('day')) || null;
  const [before] = useState(() => readPlace(path.id));
  const day = dayToOpen(path, asked, before?.day ?? null);
  const number = day?.day ?? null;
  const { state } = useLocation();
  const navigate = useNavigate();
  // The address names the day: it stays open once it is completed, and after a reload.
  useEffect(() => {
    if (number !== null && asked !== number) void navigate({ search: `?day=${number}` }, { replace: true, state });
  }, [number, asked, state, navigate]);
  const [view, setShown] = useState<View>(() => (before?.day === number ? before?.view : undefined) ?? 'text');

  const setView = useCallback(
    (next: View) => {
      // The text goes on where it was read; the others begin at their top.
      if (next !== 'text') window.scrollTo(0, 0);
      setShown(next);
      if (number !== null) keepPlace(path.id, { day: number, view: next });
    },
    [path.id, number],
  );

  const shown = useRef(number);
  useEffect(() => {
    if (number === null) return;
    keepPlace(path.id, { day: number });
    if (shown.current === number) return;
    shown.current = number;
    setShown('text');
    // Another day begins at its top, also for those who hear it.
    window.scrollTo(0, 0);
    document.getElementById('day-title')?.focus({ preventScroll: true });
  }, [path.id, number]);

  return { day, view, setView };
}
