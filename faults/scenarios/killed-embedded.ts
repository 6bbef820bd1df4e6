import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, openHall } from '../support/hall.ts';
import { aLecturer } from '../support/lecturer.ts';
import { endAll, type Running, startProduct } from '../support/product.ts';
import type { Scenario } from '../support/scenario.ts';
import { wrongAnswers } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

const kills = 3;

/** The whole product in one process on the embedded database, killed while it writes, and started again on its data. */
export const killedEmbedded: Scenario = {
  name: 'kill -9 on the embedded database',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'akada-faults-'));
    let product: Running | undefined = await startProduct(folder);
    try {
      const lecturer = await aLecturer(product.url);
      const port = new URL(product.url).port;
      const hall = openHall({ urls: () => [`http://127.0.0.1:${port}`], lecturer });
      for (let kill = 0; kill < kills; kill++) {
        await pause(4);
        product.send('SIGKILL');
        await product.ended;
        product = await startProduct(folder, { PORT: port });
      }
      await pause(2);
      await hall.close();
      const faults = [...(await compare(product.url, hall, lecturer)), ...wrongAnswers(hall.answers)];
      return { seen: `${kills} kills, ${hall.handedIn.size} handed in, ${hall.registered.size} registered`, faults };
    } finally {
      await endAll([product]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
