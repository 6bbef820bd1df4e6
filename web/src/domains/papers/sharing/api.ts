import { ApiError, type PaperLink, type SharedPaper } from '@akada/contract/client';
import { client } from '../../../lib/client.ts';

/** A request that hangs on a bad line is given up. */
const patiently = () => ({ signal: AbortSignal.timeout(30_000) });

export type LinkAction = 'open' | 'close' | 'renew';

/** Whoever opens the link says each time that they may share the paper. */
export const linkActions: Record<LinkAction, (id: string) => Promise<PaperLink>> = {
  open: (id) => client.sharedPapers.share({ params: { id }, body: { may_share: true } }),
  close: (id) => client.sharedPapers.close({ params: { id } }),
  renew: (id) => client.sharedPapers.renew({ params: { id } }),
};

export const loadSharedPaper = (id: string): Promise<SharedPaper> =>
  client.sharedPapers.get({ params: { id } }, patiently());

export const copySharedPaper = (id: string) => client.sharedPapers.copy({ params: { id } }, patiently());

type Report = Parameters<typeof client.sharedPapers.report>[0]['body'];

export const reportSharedPaper = (id: string, report: Report) =>
  client.sharedPapers.report({ params: { id }, body: report }, patiently());

export const hasCode = (error: unknown, code: ApiError['code']) => error instanceof ApiError && error.code === code;
