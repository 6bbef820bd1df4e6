import { openCall } from '../../lib/open-call.ts';

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

/** Hands the browser something to be saved as a file. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click was handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches a file with the token, which a plain link cannot carry, and hands it to the browser to be saved. */
export async function download(call: Parameters<typeof openCall>[0], fallbackName: string): Promise<void> {
  const answer = await openCall(call);
  saveBlob(await answer.blob(), nameIn(answer.headers.get('content-disposition')) ?? fallbackName);
}
