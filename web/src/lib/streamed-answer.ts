import { readEvents } from './event-stream.ts';
import { NetworkError } from './network.ts';

export interface AnswerPieces {
  onText: (text: string) => void;
  /** What was shown so far is to be forgotten. */
  onRestart: () => void;
}

/** The words of an answer one after the other, then the whole of it. */
export async function readAnswer<T>(response: Response, { onText, onRestart }: AnswerPieces): Promise<T> {
  for await (const { event, data } of readEvents(response)) {
    if (event === 'text') onText((data as { text: string }).text);
    else if (event === 'restart') onRestart();
    else if (event === 'done') return data as T;
    else if (event === 'error') throw new Error((data as { detail: string }).detail);
  }
  // The stream ended before the answer did.
  throw new NetworkError();
}
