import type { LearningPath } from '@akada/contract/client';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { COLUMNS_SCREEN, useMedia } from '../../../lib/media.ts';
import { Banner } from '../../../ui/banner.tsx';
import { cx } from '../../../ui/cx.ts';
import { Progress } from '../../../ui/progress.tsx';
import { isBeingMade } from './api.ts';
import { SprintMenu } from './change/sprint-menu.tsx';
import { SavedNote } from './day/saved-note.tsx';
import { DayPane } from './day-pane.tsx';
import { Contents } from './frame/contents.tsx';
import { Pace } from './frame/pace.tsx';
import { ProgressPanel } from './frame/progress-panel.tsx';
import { ReaderDrawer } from './frame/reader-drawer.tsx';
import { TutorColumn, TutorSheet } from './frame/tutor-frame.tsx';
import { focusTutor, useTutor } from './frame/use-tutor.ts';
import { ViewBar } from './frame/view-bar.tsx';
import type { CitedPlace } from './lesson/lesson-text.tsx';
import { useAskedMark } from './marks/asked-mark.ts';
import { type Mark, passageOf } from './marks/marking.ts';
import { NOT_READ } from './reading.ts';
import { Coverage } from './sources/coverage.tsx';
import { VideosPane } from './sources/videos-pane.tsx';
import type { CardDraft, SprintParts } from './sprint-parts.ts';
import { sprintPageTexts } from './texts.ts';
import { useKeepAhead } from './use-keep-ahead.ts';
import { useLinkedPlace } from './use-linked-place.ts';
import { useOpenPlace } from './use-open-place.ts';
import { usePlace } from './use-place.ts';
import { useSprintMessages } from './use-sprint-messages.ts';

const texts = sprintPageTexts;
/** From here on there is room for three columns and a line of 65 characters between them. */
const VERY_WIDE = '(min-width: 1280px)';

interface SprintReaderProps extends SprintParts {
  path: LearningPath;
  savedAt: string | null;
}

/** Contents, the day that is open, and beside it how the sprint stands, or the tutor. */
export function SprintReader({
  path,
  savedAt,
  heading,
  session,
  studyTime,
  onQuiz,
  onSendWeek,
  ...parts
}: SprintReaderProps) {
  const { day, view, setView } = usePlace(path);
  const [cited, setCited] = useState<CitedPlace | null>(null);
  const [reading, setReading] = useState(NOT_READ);
  const tutor = useTutor(path.id, day?.day ?? null);
  const asked = useAsked(tutor.open);
  const [card, setCard] = useState<CardDraft | null>(null);
  const isBeside = tutor.isOpen && tutor.isBeside;
  const isSheet = tutor.isOpen && !tutor.isBeside;
  useAskedMark(tutor.isOpen ? asked.mark : null, isSheet);
  const hasContents = useMedia(COLUMNS_SCREEN);
  const hasProgress = useMedia(VERY_WIDE) && !isBeside;
  const contents = useHistoryDialog('contents');
  const progress = useHistoryDialog('progress');
  useSprintMessages(path.id);
  useKeepAhead(path, day?.day ?? null);

  const openPlace = useOpenPlace({ day: day?.day ?? null, setView, setCited });
  useLinkedPlace(openPlace);
  const panel = <ProgressPanel path={path} studyTime={studyTime} onQuiz={() => onQuiz()} titleHidden={!hasContents} />;
  const Frame = tutor.isBeside ? TutorColumn : TutorSheet;
  const tutorFrame =
    tutor.isOpen && day ? (
      <Frame onClose={tutor.close}>
        {(controls) =>
          parts.tutor(path, day, {
            controls,
            passage: asked.passage,
            onPassageDone: asked.forget,
            onOpenPlace: openPlace,
          })
        }
      </Frame>
    ) : null;
  return (
    <div className={cx('flex flex-col gap-4 xl:-mx-4', isSheet && 'pb-(--tutor-sheet)')}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {heading(path.title)}
          <Pace path={path} />
        </div>
        <SprintMenu
          path={path}
          day={view === 'text' ? day : null}
          onSendWeek={day?.lesson_ready ? () => onSendWeek(day.week_number) : undefined}
        />
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
      <div
        className={cx(
          'gap-5 min-[769px]:grid lg:gap-7',
          isBeside
            ? 'grid-cols-[13rem_minmax(0,1fr)_22rem]'
            : 'grid-cols-[10.5rem_minmax(0,1fr)] lg:grid-cols-[13.5rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_14rem]',
        )}
      >
        {hasContents ? (
          <div
            className={cx(
              'sticky top-18 flex flex-col gap-4 self-start overflow-y-auto pb-4',
              isSheet ? 'max-h-[calc(100dvh-var(--tutor-sheet)-5.5rem)]' : 'max-h-[calc(100dvh-5.5rem)]',
            )}
          >
            <Contents
              path={path}
              current={day?.day ?? null}
              sections={
                view === 'text'
                  ? { reading, onOpen: (title) => openPlace({ heading: title, sentence: null }) }
                  : undefined
              }
            />
            <Coverage path={path} />
            {hasProgress ? null : panel}
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
                onReading={setReading}
                onAsk={asked.ask}
                onCard={setCard}
              />
            ) : (
              <VideosPane key={day.day} path={path} day={day} />
            )}
            {day ? session(path, day) : null}
          </div>
          {day && !isSheet ? <SavedNote path={path} day={day} /> : null}
          {isSheet ? (
            tutorFrame
          ) : (
            <ViewBar
              view={view}
              onView={setView}
              isTutorOpen={tutor.isOpen}
              onTutor={tutor.isOpen ? tutor.close : tutor.open}
              onContents={hasContents ? undefined : contents.open}
              onProgress={hasContents ? undefined : progress.open}
            />
          )}
        </div>
        {hasProgress ? (
          <aside
            aria-label={texts.progress.title}
            className="sticky top-18 max-h-[calc(100dvh-5.5rem)] self-start overflow-y-auto pb-4"
          >
            {panel}
          </aside>
        ) : null}
        {isBeside ? tutorFrame : null}
      </div>
      {hasContents ? null : (
        <ReaderDrawer dialog={contents} title={texts.contents.title}>
          <div className="flex flex-col gap-4 px-3 pb-6">
            <Contents path={path} current={day?.day ?? null} replace />
            <Coverage path={path} />
          </div>
        </ReaderDrawer>
      )}
      {hasContents ? null : (
        <ReaderDrawer dialog={progress} side="right" title={texts.progress.title}>
          <div className="px-4 pb-6">{panel}</div>
        </ReaderDrawer>
      )}
      {card && day ? parts.card(path, day, card, () => setCard(null)) : null}
    </div>
  );
}

/** What was marked to be asked about. The mark stays while its answer is read; the passage goes with the question. */
function useAsked(openTutor: () => void) {
  const [mark, setMark] = useState<Mark | null>(null);
  const [passage, setPassage] = useState<string | null>(null);
  return {
    mark,
    passage,
    ask: (next: Mark) => {
      setMark(next);
      setPassage(passageOf(next));
      openTutor();
      focusTutor();
    },
    forget: () => setPassage(null),
  };
}
