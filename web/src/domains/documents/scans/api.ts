import { featureEndpoints, type Scan, type ScanPage, scanMediaTypes } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { openCall } from '../../../lib/open-call.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { POLL_EVERY_MS } from '../poll-task.ts';

/** What the file picker offers: an iPhone then hands its own format over as JPEG. */
export const photoTypes = scanMediaTypes.join();

export const beginScan = (body: { id: string; title?: string; course?: string }) => client.scans.begin({ body });
export const fetchScan = (id: string) => client.scans.get({ params: { id } });
export const orderPages = (id: string, keys: string[]) => client.scans.order({ params: { id }, body: { keys } });
export const removePageThere = (id: string, key: string) => client.scans.removePage({ params: { id, key } });
export const removeScan = (id: string) => client.scans.remove({ params: { id } });
export const readAnyway = (id: string, key: string) => client.scans.readAnyway({ params: { id, key } });
export const correctWords = (id: string, key: string, words: { id: string; text: string }[]) =>
  client.scans.correct({ params: { id, key }, body: { words } });
export const makeDocument = (id: string) => client.scans.use({ params: { id }, body: {} });

/** One page; what has left of it is told as it leaves. */
export function sendPage(id: string, key: string, file: File, onProgress: (share: number) => void): Promise<ScanPage> {
  const path = `/scans/${encodeURIComponent(id)}/pages/${encodeURIComponent(key)}` as const;
  return uploadFile<ScanPage>({ ...featureEndpoints.scans.addPage, path }, file, { onProgress, idField: 'key' });
}

/** Something is still to come of a page by itself. */
const isUnderWay = ({ state }: Pick<ScanPage, 'state'>) => state === 'waiting' || state === 'reading';
export const isBeingRead = ({ pages, can_read }: Pick<Scan, 'pages' | 'can_read'>) =>
  can_read && pages.some(isUnderWay);

/** A scan, asked for again while pages of it are being read. */
export const scanQuery = (id: string) =>
  queryOptions({
    queryKey: ['scans', id],
    queryFn: ({ signal }) => client.scans.get({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingRead(data) ? POLL_EVERY_MS : false),
  });

/** Those that are no documents yet. */
export const scansQuery = queryOptions({
  queryKey: ['scans'],
  queryFn: ({ signal }) => client.scans.list(undefined, { signal }),
  staleTime: 0,
});

export const readPageQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: ['scans', id, 'pages', key],
    queryFn: ({ signal }) => client.scans.page({ params: { id, key } }, { signal }),
    staleTime: 0,
  });

/** Pictures are their owner's, so they are fetched with the token; they never change. */
const picture = (key: readonly unknown[], call: Parameters<typeof openCall>[0]) =>
  queryOptions({
    queryKey: key,
    queryFn: async () => (await openCall(call)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const pagePictureQuery = (id: string, key: string, width: number) =>
  picture(['scans', id, 'picture', key, width], ({ scans }) =>
    scans.picture({ params: { id, key }, query: { width } }),
  );

export const linePictureQuery = (id: string, key: string, line: number) =>
  picture(['scans', id, 'line', key, line], ({ scans }) => scans.line({ params: { id, key, line } }));

export const documentPictureQuery = (documentId: string, page: number, width: number) =>
  picture(['documents', documentId, 'picture', page, width], ({ scans }) =>
    scans.documentPicture({ params: { id: documentId, page }, query: { width } }),
  );

/** Where on the picture of its page a sentence is. */
export const foundLinesQuery = (documentId: string, page: number, sentence: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'lines', page, sentence],
    queryFn: ({ signal }) =>
      client.scans.documentLines({ params: { id: documentId, page }, query: { sentence } }, { signal }),
  });

/** A section may run over pages: this many of them are looked at for its sentence. */
const PAGES_OF_A_SECTION = 4;

/** The page that says a sentence, from the one where its section begins; that one where none does. */
export const pageOfSentenceQuery = (documentId: string, from: number, sentence: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'page-of', from, sentence],
    queryFn: async ({ signal }) => {
      for (let page = from; page < from + PAGES_OF_A_SECTION; page += 1) {
        const params = { id: documentId, page };
        const found = await client.scans.documentLines({ params, query: { sentence } }, { signal }).catch(() => null);
        if (found === null) break;
        if (found.boxes.length > 0) return page;
      }
      return from;
    },
  });
