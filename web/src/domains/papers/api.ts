import {
  type AnswersAdded,
  featureEndpoints,
  type Paper,
  type PaperChange,
  type PaperChanged,
  type PaperList,
  type PaperSummary,
} from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { findKept, forget, keep, loadOrKept } from '../../lib/kept-data.ts';
import { uploadFile } from '../../lib/upload.ts';
import { withYears } from './same.ts';

/** The names under which they lie on this device. */
const KEPT_LIST = 'papers';
const keptAs = (id: string) => `paper/${id}`;

/** All papers in few words, and whether that is what this device kept. */
export const papersQuery = queryOptions({
  queryKey: ['papers'],
  queryFn: async ({ signal }): Promise<PaperList & { isKept: boolean }> => {
    const { data, savedAt } = await loadOrKept(KEPT_LIST, () => client.papers.list(undefined, { signal }));
    return { ...data, isKept: savedAt !== null };
  },
  staleTime: 0,
});

/** What this device has in the version that is wanted costs no data. */
export async function loadPaper({ id, version }: PaperSummary, signal?: AbortSignal): Promise<Paper> {
  const kept = await findKept<Paper>(keptAs(id));
  // A copy from before there was help for questions is loaded again.
  if (kept?.value.version === version && kept.value.help) return kept.value;
  const { data } = await loadOrKept(keptAs(id), () =>
    client.papers.get({ params: { id }, query: {} }, signal && { signal }),
  );
  return { ...data, help: data.help ?? [] };
}

/** Whole papers, for practice. One that is neither here nor to be had is left out. */
export const wholePapersQuery = (papers: readonly PaperSummary[]) =>
  queryOptions({
    queryKey: ['papers', 'whole', papers.map(({ id, version }) => `${id} ${version}`)],
    queryFn: async ({ signal }): Promise<Paper[]> => {
      const loaded = await Promise.allSettled(papers.map((paper) => loadPaper(paper, signal)));
      const whole = loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const [failed] = loaded.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      if (whole.length === 0 && failed) throw failed;
      return withYears(whole);
    },
    retry: false,
  });

/** A paper with its lines as they stand in the file, to be checked. */
export const checkedPaperQuery = (id: string) =>
  queryOptions({
    queryKey: ['paper', id],
    queryFn: ({ signal }) => client.papers.get({ params: { id }, query: { printed: 'true' } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

const wherever = (course: string) => (course ? `?course=${encodeURIComponent(course)}` : '');

export function bringFile(file: File, course: string, onProgress: (share: number) => void): Promise<Paper> {
  const endpoint = featureEndpoints.papers.bring;
  return uploadFile({ ...endpoint, path: endpoint.path + wherever(course) }, file, { onProgress, idField: 'id' });
}

/** A key in a file of its own goes to the one of these papers that it fits. */
export function addAnswers(
  file: File,
  paperIds: readonly string[],
  onProgress: (share: number) => void = () => undefined,
): Promise<AnswersAdded> {
  const endpoint = featureEndpoints.papers.addAnswers;
  const path = `${endpoint.path}?papers=${paperIds.map(encodeURIComponent).join(',')}`;
  return uploadFile({ ...endpoint, path }, file, { onProgress, idField: 'paper_id' });
}

export const bringText = (brought: { text?: string; document_id?: string; course?: string }) =>
  client.papers.bringText({ body: brought });

export const changePaper = (id: string, change: PaperChange): Promise<PaperChanged> =>
  client.papers.change({ params: { id }, body: change });
export const undoChange = (id: string): Promise<PaperChanged> => client.papers.undo({ params: { id } });

export type PaperFacts = Pick<Paper, 'course' | 'kind' | 'year' | 'semester'>;
export const savePaperFacts = (id: string, facts: PaperFacts) => client.papers.update({ params: { id }, body: facts });

export async function removePaper(id: string): Promise<void> {
  await client.papers.remove({ params: { id } });
  await forget(keptAs(id));
}

/** What was missed is told to the shelf before the server has heard of it. */
export async function keepMissed(paperId: string, questionId: string, isMissed: boolean): Promise<void> {
  const kept = await findKept<PaperList>(KEPT_LIST);
  if (!kept) return;
  const papers = kept.value.papers.map((paper) => {
    if (paper.id !== paperId) return paper;
    const others = paper.missed.filter((id) => id !== questionId);
    return { ...paper, missed: isMissed ? [...others, questionId] : others };
  });
  await keep(KEPT_LIST, { ...kept.value, papers });
}
