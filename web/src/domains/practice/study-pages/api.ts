import { ApiError, type StudyPage, type StudyPageMade } from '@akada/contract/client';
import { client } from '../../../lib/client.ts';
import { describeStatus } from '../../../lib/describe-status.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { download } from '../../sharing/download.ts';
import { studyPagesTexts } from './texts.ts';

/** A request that hangs on a bad line is given up. */
const patiently = () => ({ signal: AbortSignal.timeout(30_000) });

/** Without the Markdown: the HTML says the same, and data is expensive. */
export const loadStudyPage = (id: string): Promise<StudyPage> =>
  client.studyPages.get({ params: { id }, query: { brief: 'true' } }, patiently());

/** Has the text made again from its document; takes as long as it takes. */
export const regenerateStudyPage = (document_id: string) =>
  client.studyPages.generate({ query: {}, body: { document_id } }) as Promise<StudyPageMade>;

/** What is being done for the regeneration that is under way; undefined when nothing is. */
export async function findProgress(): Promise<{ doing: string; percent: number } | undefined> {
  const { making } = await client.studyPages.list({ query: { limit: 1 } });
  return making[0];
}

export const closeLink = (id: string) => client.studyPages.close({ params: { id } });
export const openLink = (id: string) => client.studyPages.open({ params: { id } });
export const removeStudyPage = (id: string) => client.studyPages.remove({ params: { id } });
export const renewLink = (id: string) => client.studyPages.renewLink({ params: { id } });

export async function downloadPdf(id: string, title: string): Promise<void> {
  await download((call) => call.studyPages.pdf({ params: { id } }), `${title}.pdf`);
}

type Report = Parameters<typeof client.studyPages.report>[0]['body'];

export const reportStudyPage = (id: string, report: Report) =>
  client.studyPages.report({ params: { id }, body: report }, patiently());

const texts = studyPagesTexts.failures;

/** `Error 404: Not Found`; for a line that is down, its own sentence. */
export function describeLoadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsOf(error);
  return describeStatus(error.status);
}

export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsOf(error, texts.other);
  if (error.status === 401) return texts.signIn;
  return error.status === 422 ? texts.invalidDocument : error.message;
}
