import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCampus } from '../support/campus.ts';
import { judge, openMakers } from '../support/makers.ts';
import { endAll, type Running, startProduct } from '../support/product.ts';
import type { Scenario } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

const times = 3;

/** Servers on Postgres killed under calls that make something, and Postgres itself stopped under them. */
export const madeOnce: Scenario = {
  name: 'made once: kill -9, and Postgres stopped',
  async run() {
    const campus = await openCampus({ workers: 1 });
    try {
      const makers = await openMakers({ urls: campus.urls });
      for (let turn = 0; turn < times; turn++) {
        await pause(2);
        const [victim] = campus.webs.filter((web) => web.isRunning());
        victim?.send('SIGKILL');
        await victim?.ended;
        await campus.addWeb();
        await pause(2);
        await campus.postgres.halt();
        await pause(3);
        await campus.postgres.resume();
      }
      await pause(2);
      return judge(await makers.close());
    } finally {
      await campus.close();
    }
  },
};

/** The same on the embedded database, which dies with its process. */
export const madeOnceEmbedded: Scenario = {
  name: 'made once: kill -9 on the embedded database',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'akada-faults-'));
    let product: Running | undefined = await startProduct(folder);
    try {
      const port = new URL(product.url).port;
      const makers = await openMakers({ urls: () => [`http://127.0.0.1:${port}`], people: 4 });
      for (let turn = 0; turn < times; turn++) {
        await pause(4);
        product.send('SIGKILL');
        await product.ended;
        product = await startProduct(folder, { PORT: port });
      }
      await pause(2);
      return judge(await makers.close());
    } finally {
      await endAll([product]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
