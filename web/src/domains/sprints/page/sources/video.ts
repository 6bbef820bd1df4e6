import type { LearningPath, SprintDay, SprintVideo } from '@akada/contract/client';

const ID_LENGTH = 11;

/** The id of a YouTube video in a link of any of its shapes; null where there is none of eleven characters. */
export function videoIdOf(link: string): string | null {
  const found =
    /(?:youtu\.be\/|\/embed\/|\/shorts\/|\/live\/|\/v\/|[?&]v=)([\w-]+)/.exec(link)?.[1] ?? /^[\w-]+$/.exec(link)?.[0];
  return found?.length === ID_LENGTH ? found : null;
}

export const playerUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;

/** Those of the day, then those of its week. */
export function videosOf({ weeks }: Pick<LearningPath, 'weeks'>, day: SprintDay): SprintVideo[] {
  const ofWeek = weeks.find(({ week_number }) => week_number === day.week_number)?.videos ?? [];
  return [...day.videos, ...ofWeek.filter(({ id }) => !day.videos.some((video) => video.id === id))];
}
