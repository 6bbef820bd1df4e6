import { z } from 'zod';
import { boundedFetch } from '../../platform/bounded-fetch.ts';
import type { Videos } from './port.ts';

const AnswerSchema = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: z.string().optional() }),
      snippet: z.object({ title: z.string(), description: z.string() }),
    }),
  ),
});

const most = 3;
const ask = boundedFetch({ bytes: 1024 * 1024, ms: 8_000 });

/** Titles come with HTML entities. */
function plain(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole).trim();
}

/** A search of the YouTube Data API: only videos that may be shown in other pages, the strictest filter on. */
export function createYoutubeVideos({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }): Videos {
  return {
    async find({ subject, topics }) {
      const url = new URL('/youtube/v3/search', baseUrl);
      url.search = new URLSearchParams({
        part: 'snippet',
        type: 'video',
        videoEmbeddable: 'true',
        safeSearch: 'strict',
        relevanceLanguage: 'en',
        maxResults: String(most),
        q: `${subject} ${topics.slice(0, 2).join(' ')}`.slice(0, 120),
      }).toString();
      // In a header, so that the key stands in no log of addresses.
      const headers = { 'x-goog-api-key': apiKey, accept: 'application/json' };
      const response = await ask(url, { headers });
      if (!response.ok) throw new Error(`The video search answered ${response.status}.`);
      const { items } = AnswerSchema.parse(await response.json());
      return items.flatMap(({ id: { videoId = '' }, snippet }) =>
        /^[\w-]{11}$/.test(videoId)
          ? [{ id: videoId, title: plain(snippet.title), description: plain(snippet.description) }]
          : [],
      );
    },
  };
}
