import type { VideoRecord } from '../../../../content/videos.schema.ts';
import type { Videos } from './port.ts';

const most = 3;

/** The project's own list: no network, nothing that nobody has watched. */
export function createVideoCatalogue(records: readonly VideoRecord[]): Videos {
  return {
    async find({ courseCode, topics }) {
      const wanted = new Set(topics.map((topic) => topic.toLowerCase()));
      return records
        .filter(({ course }) => course === undefined || course === courseCode)
        .filter((record) => record.topics.some((topic) => wanted.has(topic.toLowerCase())))
        .slice(0, most)
        .map(({ id, title, description }) => ({ id, title, description }));
    },
  };
}
