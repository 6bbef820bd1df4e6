import { ApiError, type Endpoint, type RawCall, type Transport } from '@akada/contract/client';
import { uploadTexts } from '../texts/en/upload.ts';
import { inSession } from './client.ts';
import { countSent } from './data-use.ts';
import { API_BASE } from './network.ts';

/** An honest slow upload may take an hour; one that has not moved for this long is dead. */
const STALL_MS = 90_000;

/** What went wrong with a file on its way, in words for the person who sent it. */
export class UploadError extends Error {
  override name = 'UploadError';
}

interface UploadOptions {
  signal?: AbortSignal;
  /** The share of the file that has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** What to say of an answer that is no answer of ours; by its status alone where it is left out. */
  ofStranger?: (status: number) => string;
  /** What an answer of ours holds in any case. */
  idField?: string;
}

/** Sends by XMLHttpRequest, which alone can say how much of a body has left. */
const sendMeasured =
  ({ signal, onProgress }: UploadOptions): Transport =>
  ({ url, init }: RawCall) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      let timer = 0;
      let sent = 0;
      const settle = (act: () => void) => () => {
        window.clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        act();
      };
      const watch = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => {
          reject(new UploadError(uploadTexts.timedOut));
          request.abort();
        }, STALL_MS);
      };

      request.open(init.method, url);
      for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', (event) => {
        watch();
        // Also what was sent before an upload was given up has been paid for.
        countSent(event.loaded - sent);
        sent = event.loaded;
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      });
      request.addEventListener(
        'load',
        settle(() => resolve(new Response(request.responseText, { status: request.status }))),
      );
      request.addEventListener(
        'error',
        settle(() => reject(new UploadError(uploadTexts.networkError))),
      );
      // No time was set: it is the network's own, as Chromium tells it.
      request.addEventListener(
        'timeout',
        settle(() => reject(new UploadError(uploadTexts.timedOut))),
      );
      request.addEventListener(
        'abort',
        settle(() => reject(new DOMException('The upload was given up', 'AbortError'))),
      );
      if (signal?.aborted) {
        reject(new DOMException('The upload was given up', 'AbortError'));
        return;
      }
      signal?.addEventListener('abort', abort);
      watch();
      request.send(init.body ?? null);
    });

/** The words of the server, or of somebody in front of it who answers in JSON too; where there are none, the documents'. */
async function toUploadError(response: Response, ofStranger = uploadTexts.httpError): Promise<Error> {
  const body: { detail?: unknown; message?: unknown } | null = await response
    .clone()
    .json()
    .catch(() => null);
  const fault = await ApiError.from(response);
  const hasWords = [body?.detail, body?.message].some((text) => typeof text === 'string' && text !== '');
  if (fault.code !== 'unknown' || hasWords) return fault;
  return new UploadError((body ? uploadTexts.httpError : ofStranger)(response.status));
}

/** Sends one file in the field `file`, telling how far it is, and gives the server's answer. */
export async function uploadFile<Answer>(endpoint: Endpoint, file: File, options: UploadOptions): Promise<Answer> {
  const body = new FormData();
  body.set('file', file, file.name);
  const send = inSession(sendMeasured(options));
  const init = { method: endpoint.method, headers: { accept: 'application/json' }, body };
  const response = await send({ endpoint, url: API_BASE + endpoint.path, init });
  if (!response.ok) throw await toUploadError(response, options.ofStranger);
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  // A proxy's page, or an answer of something else: going on without the id would fail later and oddly.
  if ((answer?.[options.idField ?? 'document_id'] ?? null) === null) throw new UploadError(uploadTexts.invalidFormat);
  return answer as Answer;
}
