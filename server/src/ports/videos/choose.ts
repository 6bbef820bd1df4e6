import records from '../../../../content/videos.json' with { type: 'json' };
import type { VideoRecord } from '../../../../content/videos.schema.ts';
import { createVideoCatalogue } from './catalogue.ts';
import type { Videos } from './port.ts';
import { createYoutubeVideos } from './youtube.ts';

/** The project's own list first; a search behind it where a key is given. */
export function chooseVideos(apiKey: string | undefined, baseUrl = 'https://www.googleapis.com'): Videos {
  const own = createVideoCatalogue(records as VideoRecord[]);
  if (!apiKey) return own;
  const search = createYoutubeVideos({ apiKey, baseUrl });
  return {
    async find(query) {
      const kept = await own.find(query);
      return kept.length > 0 ? kept : search.find(query);
    },
  };
}
