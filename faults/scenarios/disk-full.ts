import { join } from 'node:path';
import { ask } from '../support/ask.ts';
import { compare, openHall } from '../support/hall.ts';
import { aLecturer, upload } from '../support/lecturer.ts';
import { endAll, type Running, startProduct } from '../support/product.ts';
import { countsOf, type Scenario } from '../support/scenario.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { pause, until } from '../support/wait.ts';

/** Database, files and logs on a disk that is really full, then has room again, then is killed and started anew. */
export const diskFull: Scenario = {
  name: 'disk full',
  async run() {
    const disk = mountSmallDisk(400);
    if (!disk) {
      const seen = 'not done: no tmpfs may be mounted here; /dev/full stands in for it in storage.test.ts';
      return { seen, faults: [] };
    }
    const folder = join(disk.folder, 'data');
    let product: Running | undefined;
    try {
      product = await startProduct(folder);
      const { url } = product;
      const lecturer = await aLecturer(url);
      const hall = openHall({ urls: () => [url], lecturer });
      await pause(3);
      disk.fill();
      await pause(2);
      const refused = await upload(url, lecturer.token);
      const live = await ask(`${url}/live`);
      await pause(2);
      disk.relieve();
      const faults: string[] = [];
      if (refused.status < 500) faults.push(`an upload to a full disk was answered ${refused.status}`);
      if (live.status !== 200) faults.push(`/live said ${live.status}`);
      if (!product.isRunning()) faults.push('the process ended');
      const seconds = await until('uploads work again', async () => (await upload(url, lecturer.token)).status < 300);
      await hall.close();
      faults.push(...(await compare(url, hall, lecturer)));

      product.send('SIGKILL');
      await product.ended;
      product = await startProduct(folder);
      faults.push(...(await compare(product.url, hall, lecturer)));
      const seen = `an upload was answered ${refused.status} ${refused.body.code ?? ''}; well ${seconds.toFixed(1)} s after there was room; ${countsOf(hall.answers)}`;
      return { seen, faults };
    } finally {
      await endAll([product]);
      disk.remove();
    }
  },
};
