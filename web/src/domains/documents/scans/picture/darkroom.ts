import type { Corners } from './corners.ts';
import { type Cut, develop, findCorners } from './develop.ts';
import type { Answer, Order } from './orders.ts';
import type { Smallness } from './shrink.ts';

/** A file that is no picture, or none that this browser can open. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** Workers cannot draw in browsers that are some years old; then the page itself does it. */
const canWorkAside = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

type Wanted = Order extends infer One ? (One extends Order ? Omit<One, 'id'> : never) : never;

let worker: Worker | null = null;
let last = 0;
/** One picture at a time: two would need twice the memory and come no sooner. */
let turn: Promise<unknown> = Promise.resolve();

function workAside(wanted: Wanted): Promise<Answer> {
  worker ??= new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    const settle = () => {
      current.removeEventListener('message', hear);
      current.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      settle();
      resolve(data);
    };
    // It could not be loaded, or a picture was too much for it: the next one gets another.
    const fail = () => {
      settle();
      current.terminate();
      if (worker === current) worker = null;
      reject(new UnreadablePicture());
    };
    current.addEventListener('message', hear);
    current.addEventListener('error', fail);
    current.postMessage({ ...wanted, id });
  });
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => {});
  return result;
}

/** Where the page lies in a photograph. */
export function findPageIn(photo: Blob): Promise<Corners> {
  return inTurn(async () => {
    if (!canWorkAside()) return orUnreadable(() => findCorners(photo));
    const answer = await workAside({ kind: 'find', photo });
    if (!('corners' in answer)) throw new UnreadablePicture();
    return answer.corners;
  });
}

/** The page of a photograph as it is sent. */
export function developPage(photo: Blob, cut: Cut, smallness: Smallness): Promise<Blob> {
  return inTurn(async () => {
    if (!canWorkAside()) return orUnreadable(() => develop(photo, cut, smallness));
    const answer = await workAside({ kind: 'develop', photo, cut, smallness });
    if (!('picture' in answer)) throw new UnreadablePicture();
    return answer.picture;
  });
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new UnreadablePicture();
  }
}

/** The worker holds the last picture's memory: whoever leaves the page gives it back. */
export function closeDarkroom(): void {
  worker?.terminate();
  worker = null;
}
