import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, register } from '../support/lecturer.ts';
import { endAll, type Running, startProduct } from '../support/product.ts';
import { begin, headOf, pagesOf, photographOf, type ScanOf, send, textOf } from '../support/scans.ts';
import type { Scenario } from '../support/scenario.ts';
import { until } from '../support/wait.ts';

const keys = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `page-${word}`);
const email = 'scans@school.example';
const seconds = 400;

/** Programs that read pages for the product, by what they were started with. */
function readers(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return /scan-(?:read|prepare)-worker/.test(readFileSync(`/proc/${name}/cmdline`, 'utf8'));
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The product killed while it reads the third of six pages, and started again: all six are read, none twice. */
export const killedReading: Scenario = {
  name: 'kill -9 while a page is read',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'akada-faults-'));
    const foreign = new Set(readers());
    let product: Running | undefined = await startProduct(folder);
    try {
      const port = new URL(product.url).port;
      const { token } = await register(product.url, email);
      const scan: ScanOf = { url: product.url, token, id: 'scan-of-six-pages' };
      const faults: string[] = [];
      if ((await begin(scan)) >= 300) faults.push('the scan could not be begun');
      for (const [at, key] of keys.entries()) {
        const { status } = await send(scan, key, await photographOf(at + 1));
        if (status >= 300) faults.push(`${key} was not taken: ${status}`);
      }
      await until('the third page is being read', async () => (await pagesOf(scan))[2]?.state === 'reading', {
        seconds,
        everyMs: 50,
      });
      const before = (await pagesOf(scan)).map(({ state }) => state);
      product.send('SIGKILL');
      await product.ended;
      await until('nobody reads for a server that is gone', () => readers().every((id) => foreign.has(id)));
      product = await startProduct(folder, { PORT: port });
      const again: ScanOf = { ...scan, url: product.url, token: (await logIn(product.url, email)) ?? token };
      // A phone that never heard the answer sends its page again.
      const { status } = await send(again, keys[2]!, await photographOf(3));
      if (status >= 300) faults.push(`sent again, the third page was answered ${status}`);
      const took = await until(
        'all pages are read',
        async () => (await pagesOf(again)).every(({ state }) => state !== 'waiting' && state !== 'reading'),
        { seconds },
      );
      const pages = await pagesOf(again);
      if (pages.map(({ key }) => key).join() !== keys.join())
        faults.push(`pages are ${pages.map(({ key }) => key).join()}`);
      for (const { key, state, fault } of pages) {
        if (state !== 'read') faults.push(`${key} is ${state} (${fault})`);
        const head = headOf(await textOf(again, key));
        if (`page-${head}` !== key) faults.push(`${key} reads “${head}”`);
      }
      return { seen: `killed at ${before.join(', ')}; all six read ${took.toFixed(0)} s after`, faults };
    } finally {
      await endAll([product]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
