import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, openHall } from '../support/hall.ts';
import { aLecturer } from '../support/lecturer.ts';
import { endAll, type Running, startProduct } from '../support/product.ts';
import { type Scenario, wrongAnswers } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

const allIn = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].flatMap(
    (path) => {
      // Files of the database come and go while it runs.
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, isFolder: found.isDirectory(), mode: found.mode & 0o777 }] : [];
    },
  );

/** Under the usual mask of a shell, on a folder that an earlier version left open to every user of the machine. */
export const openFolder: Scenario = {
  name: 'data folder open to other users',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'akada-faults-'));
    let product: Running | undefined = await startProduct(folder);
    try {
      const lecturer = await aLecturer(product.url);
      product.send('SIGTERM');
      await product.ended;
      for (const { path, isFolder } of allIn(folder)) chmodSync(path, isFolder ? 0o755 : 0o666);
      product = await startProduct(folder);
      const { url } = product;
      const hall = openHall({ urls: () => [url], lecturer });
      await pause(5);
      await hall.close();
      const all = allIn(folder);
      const open = all.filter(({ mode }) => mode & 0o077);
      const faults = [...(await compare(url, hall, lecturer)), ...wrongAnswers(hall.answers)];
      for (const { path, mode } of open.slice(0, 5)) faults.push(`${path} is ${mode.toString(8)}`);
      return { seen: `${all.length} files and folders, ${open.length} open to others`, faults };
    } finally {
      await endAll([product]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
