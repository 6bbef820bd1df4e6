/**
 * Does together what waits at the same moment: while one batch is under way the next one gathers, so that a rush costs
 * few round trips and nobody waits for company when there is none. Each caller gets the result in the place of its own
 * item; when a batch fails, all of its callers are told. So many `lanes` may be under way at once; with `holdMs`, a batch
 * that hangs holds the next one up no longer.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  { holdMs, lanes = 1 }: { holdMs?: number; lanes?: number } = {},
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let underWay = 0;

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function workOff(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const running = runBatch(batch);
      await (holdMs === undefined ? running : noLongerThan(holdMs, running));
    }
    underWay -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay >= lanes || (underWay > 0 && waiting.length > 1)) return;
      underWay += 1;
      // Requests that came with the same turn of the event loop still join the first batch.
      setImmediate(() => void workOff());
    });
}

/** Waits for some work, but not for ever; it goes on by itself. */
async function noLongerThan(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
