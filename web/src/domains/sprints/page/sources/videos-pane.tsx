import type { LearningPath, SprintDay, SprintVideo } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePlay, ExternalLink, Trash2, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../../../../lib/online.ts';
import { wordsOf } from '../../../../lib/words-of.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { pathQuery, removeVideo } from '../api.ts';
import { sprintPageTexts } from '../texts.ts';
import { AddVideo } from './add-video.tsx';
import { playerUrl, videoIdOf, videosOf } from './video.ts';

const texts = sprintPageTexts.videos;

/** Videos of the day and of its week. Data is expensive: a player is loaded when somebody presses play, and not before. */
export function VideosPane({ path, day }: { path: LearningPath; day: SprintDay }) {
  const queries = useQueryClient();
  const isOnline = useOnline();
  const videos = videosOf(path, day);

  const remove = async (video: SprintVideo) => {
    try {
      await removeVideo(path.id, day.day, video.id);
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
      toast.success(texts.removed);
    } catch (error) {
      toast.error(sprintPageTexts.errors.action(wordsOf(error)));
    }
  };

  return (
    <section aria-labelledby="day-title" className="flex flex-col gap-5">
      <h2 id="day-title" tabIndex={-1} className="text-2xl">
        {day.title}
      </h2>
      {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
      {videos.length === 0 ? (
        <p className="flex items-center gap-3 rounded-card border border-line border-dashed p-5 text-ink-soft">
          <VideoOff aria-hidden className="size-6 shrink-0" />
          {texts.none}
        </p>
      ) : (
        <>
          <p className="text-ink-soft text-sm">{texts.cost}</p>
          <ul className="flex flex-col gap-5">
            {videos.map((video) => (
              <li key={video.id}>
                <Video video={video} onRemove={video.added_by_learner ? () => void remove(video) : undefined} />
              </li>
            ))}
          </ul>
        </>
      )}
      <AddVideo sprintId={path.id} day={day.day} />
    </section>
  );
}

function Video({ video, onRemove }: { video: SprintVideo; onRemove?: (() => void) | undefined }) {
  const [isPlaying, setPlaying] = useState(false);
  const id = videoIdOf(video.url) ?? videoIdOf(video.id);
  return (
    <Card flush>
      <div className="grid aspect-video place-items-center bg-brand text-on-brand">
        {id === null ? (
          <p className="p-4 font-semibold">{texts.notAvailable}</p>
        ) : isPlaying ? (
          <iframe
            src={playerUrl(id)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full border-0"
          />
        ) : (
          <button
            type="button"
            aria-label={texts.play(video.title)}
            onClick={() => setPlaying(true)}
            className="grid size-full place-items-center hover:text-accent focus-visible:-outline-offset-4"
          >
            <CirclePlay aria-hidden className="size-16" strokeWidth={1.25} />
          </button>
        )}
      </div>
      <div className="flex items-start justify-between gap-3 p-4">
        <div className="min-w-0">
          <h3 className="font-semibold">{video.title}</h3>
          {video.description ? <p className="text-ink-soft text-sm">{video.description}</p> : null}
          {id ? (
            <a
              href={`https://www.youtube.com/watch?v=${id}`}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
            >
              {texts.open}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          ) : null}
        </div>
        {onRemove ? (
          <IconButton label={texts.remove(video.title)} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        ) : null}
      </div>
    </Card>
  );
}
