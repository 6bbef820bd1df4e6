import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://akada.example';
const heard = new Map<string, (event: unknown) => void>();
/** What was done to the windows, in order. */
let deeds: string[];
let open: string[];

/** A service worker's world: a press on a notice cannot be made by a script in a real one. */
const world = {
  location: { origin },
  addEventListener: (name: string, listener: (event: unknown) => void) => heard.set(name, listener),
  clients: {
    matchAll: async () =>
      open.map((path) => ({
        url: origin + path,
        focus: async () => deeds.push(`focus ${path}`),
        navigate: async (to: string) => deeds.push(`navigate ${to}`),
      })),
    openWindow: async (to: string) => deeds.push(`open ${to}`),
  },
};

beforeEach(async () => {
  deeds = [];
  open = [];
  heard.clear();
  vi.stubGlobal('self', world);
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

async function press(data: unknown): Promise<string[]> {
  let done: unknown;
  heard.get('notificationclick')?.({
    notification: { data, close: () => deeds.push('close') },
    waitUntil: (work: unknown) => {
      done = work;
    },
  });
  await done;
  return deeds;
}

it('a pressed notice opens its page where no window is there', async () => {
  expect(await press('/sprint/1?day=2')).toEqual(['close', `open ${origin}/sprint/1?day=2`]);
});

it('a pressed notice goes to its page in the window that is there', async () => {
  open = ['/progress'];
  expect(await press('/reviews')).toEqual(['close', 'focus /progress', `navigate ${origin}/reviews`]);
});

it('a pressed notice leaves a quiz that is being taken alone', async () => {
  open = ['/quiz/7'];
  expect(await press('/reviews')).toEqual(['close', `open ${origin}/reviews`]);
});

it.each(['https://evil.example/', '//evil.example/', { not: 'a path' }, undefined])(
  'a notice of %o leads nowhere else than Home',
  async (data) => {
    expect(await press(data)).toEqual(['close', `open ${origin}/dashboard`]);
  },
);
