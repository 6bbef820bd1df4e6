import { develop, findCorners } from './develop.ts';
import type { Answer, Order } from './orders.ts';

/** Pictures are worked on here, where nothing that somebody scrolls or taps has to wait for them. */
async function obey(order: Order): Promise<Answer> {
  try {
    if (order.kind === 'find') return { id: order.id, corners: await findCorners(order.photo) };
    return { id: order.id, picture: await develop(order.photo, order.cut, order.smallness) };
  } catch {
    return { id: order.id, isUnreadable: true };
  }
}

const page = self as unknown as { postMessage(answer: Answer): void };

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void obey(data).then((answer) => page.postMessage(answer));
});
