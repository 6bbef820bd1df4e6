const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Begins something whose code comes by the network: tried again until it is there, since a network that says it is back may
 * not be yet. Returns what ends it.
 */
export function whenLoaded<Module>(load: () => Promise<Module>, begin: (module: Module) => () => void): () => void {
  let stop = () => {};
  let timer: number | undefined;
  let isOver = false;
  const attempt = async (pause: number) => {
    try {
      const module = await load();
      if (!isOver) stop = begin(module);
    } catch {
      if (!isOver) timer = window.setTimeout(() => void attempt(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
    }
  };
  void attempt(FIRST_PAUSE_MS);
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    stop();
  };
}
