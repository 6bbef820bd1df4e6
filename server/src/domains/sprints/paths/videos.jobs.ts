import type { Log } from '../../../platform/log.ts';
import { type JobDefinition, type Queue, type Work, work } from '../../../platform/queue.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Videos } from '../../../ports/videos/port.ts';
import * as daysRepo from '../days/days.repo.ts';
import { fillSprint, type PathOrder, PathOrderSchema } from '../days/fill.jobs.ts';
import { videoUrl } from '../days/videos.rules.ts';
import * as repo from './paths.repo.ts';

export const findVideos: JobDefinition<PathOrder> = {
  name: 'sprint.videos',
  payload: PathOrderSchema,
  retryLimit: 2,
};

export async function enqueueFill(queue: Queue, trx: Queries, order: PathOrder): Promise<void> {
  await queue.enqueue(fillSprint, order, { within: trx, priority: 1 });
  await queue.enqueue(findVideos, order, { within: trx });
}

interface VideosWork {
  db: Database;
  log: Log;
  videos: Videos;
}

export function videosWork({ db, log, videos }: VideosWork): Work[] {
  async function findForWeeks({ pathId, ownerId }: PathOrder): Promise<void> {
    const path = await repo.findPath(db.queries, ownerId, pathId);
    if (!path) return;
    const days = await daysRepo.listDays(db.queries, ownerId, pathId);
    const found = { ...path.week_videos };
    for (const week of new Set(days.map((day) => day.week))) {
      if (found[week]) continue;
      const study = days.filter((day) => day.week === week && day.kind === 'study');
      const topics = study.flatMap((day) => (day.topics.length > 0 ? day.topics : [day.title]));
      const query = { subject: path.title, courseCode: path.course_code, topics };
      const list = await videos.find(query);
      found[week] = list.map((video) => ({ ...video, url: videoUrl(video.id), added_by_learner: false }));
    }
    await repo.updatePath(db.queries, ownerId, pathId, { week_videos: JSON.stringify(found) });
  }

  return [
    // A sprint is whole without videos: a search that is down is logged and tried again, no more.
    work(findVideos, (order) =>
      findForWeeks(order).catch((error: unknown) => {
        log.warn({ err: error }, 'searching videos');
        throw error;
      }),
    ),
  ];
}
