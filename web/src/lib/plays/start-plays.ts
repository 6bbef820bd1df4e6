import type { Play } from './play.ts';

/** Far enough ahead that the figure is there, and the page no longer moves, when the reader arrives. */
const ahead = '800px';

/**
 * Figures of a lesson that move, each loaded when it comes near. The still picture above it stands in until then, without
 * a script, and wherever the figure cannot be had. Returns what ends it.
 */
export function startPlays(root: HTMLElement): () => void {
  const hosts = new Map(
    [...root.querySelectorAll<HTMLElement>('figure.picture + .play[data-play][hidden]')].map((host) => [
      host.previousElementSibling as HTMLElement,
      host,
    ]),
  );
  if (hosts.size === 0 || !('IntersectionObserver' in window)) return () => {};
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const host = isIntersecting ? hosts.get(target as HTMLElement) : undefined;
        if (!host) continue;
        watcher.unobserve(target);
        void begin(host, target as HTMLElement);
      }
    },
    { rootMargin: ahead },
  );
  // What is hidden has no place on the page: the still picture is watched instead.
  for (const still of hosts.keys()) watcher.observe(still);
  return () => watcher.disconnect();
}

async function begin(host: HTMLElement, still: HTMLElement): Promise<void> {
  try {
    const { mountPlay } = await import('./mount.ts');
    await mountPlay(host, JSON.parse(host.dataset.play ?? '') as Play, still);
  } catch {
    // Without a network, or with a kind that this version does not know: the picture says enough.
  }
}

/** Fetches what a lesson's moving figures need, for reading it without a network later. */
export async function keepPlays(html: string): Promise<void> {
  if (!html.includes('data-play=')) return;
  const { kinds } = await import('./mount.ts');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const plays = [...page.querySelectorAll<HTMLElement>('[data-play]')].map(
    ({ dataset }) => JSON.parse(dataset.play ?? '') as Play,
  );
  await Promise.all(plays.map(({ kind }) => kinds[kind]?.()));
}
