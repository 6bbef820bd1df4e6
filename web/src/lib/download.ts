import { ApiError, type Endpoint } from '@akada/contract/client';
import { sendWithSession } from './client.ts';
import { API_BASE } from './network.ts';

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

/** Fetches a file with the token, which a plain link cannot carry, and hands it to the browser to be saved. */
export async function downloadFile(endpoint: Endpoint, fallbackName: string): Promise<void> {
  const init = { method: endpoint.method, headers: {} };
  const response = await sendWithSession({ endpoint, url: API_BASE + endpoint.path, init });
  if (!response.ok) throw await ApiError.from(response);
  await saveAnswer(response, fallbackName);
}

/** Hands an answer that is a file to the browser to be saved. */
export async function saveAnswer(response: Response, fallbackName: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // Some browsers read it only after the click was handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
