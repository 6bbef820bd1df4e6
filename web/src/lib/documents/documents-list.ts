import type { Document } from '@akada/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';
import { type Loaded, loadOrKept } from '../kept-data.ts';

/** The newest of one's documents, and whether there are older ones. */
export interface DocumentList extends Loaded<Document[]> {
  more: boolean;
}

export const MOST_DOCUMENTS = 100;

/** One's documents; without a network, as they were the last time. */
export const documentsQuery = queryOptions({
  queryKey: ['documents', 'list'],
  queryFn: async ({ signal }): Promise<DocumentList> => {
    let more = false;
    const loaded = await loadOrKept('documents', async () => {
      const page = await client.documents.list({ query: { limit: MOST_DOCUMENTS } }, { signal });
      more = page.more;
      return page.documents;
    });
    return { ...loaded, more: more || (loaded.savedAt !== null && loaded.data.length === MOST_DOCUMENTS) };
  },
});

const A_WHILE_MS = 300_000;

/** Whether pages of a document were photographed or scanned: then each place has a picture. */
export function useScanOf(documentId: string | null): string | null {
  const { data } = useQuery({ ...documentsQuery, enabled: documentId !== null, staleTime: A_WHILE_MS });
  return data?.data.find(({ document_id }) => document_id === documentId)?.scan_id ?? null;
}

export interface PicturedPlace {
  documentId: string;
  /** The page, or the section where the page is looked for. */
  place: { page: number } | { section: string };
  sentence: string | null;
}

/** Where the picture of a document's page is shown, with the lines that say something marked. */
export function picturedPlaceLink({ documentId, place, sentence }: PicturedPlace): string {
  const search = new URLSearchParams({
    ...('section' in place && { section: place.section }),
    ...(sentence && { sentence }),
  });
  return `/documents/${encodeURIComponent(documentId)}/pages/${'page' in place ? place.page : 'find'}?${search}`;
}
