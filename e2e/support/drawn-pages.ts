import type { Page } from '@playwright/test';

/** How a page is photographed: well, or in a dark room. */
export type Light = 'day' | 'dark';

interface DrawnPage {
  /** Lines of print, the first one large. */
  lines: readonly string[];
  light?: Light;
}

/**
 * Photographs of printed pages on a table, drawn by the browser that is there: small, so that reading one takes a few
 * seconds. In the order given.
 */
export async function drawnPages(page: Page, pages: readonly (string | DrawnPage)[]) {
  const wanted = pages.map((one) => (typeof one === 'string' ? { lines: [one] } : one));
  const drawn = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ lines, light = 'day' }) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 760 });
          const brush = canvas.getContext('2d');
          if (!brush) throw new Error('There is no canvas');
          const [table, paper, ink] =
            light === 'day' ? ['#6b5138', '#f6f3ea', '#1c1a16'] : ['#060606', '#12110f', '#0b0a09'];
          brush.fillStyle = table;
          brush.fillRect(0, 0, 1000, 760);
          brush.fillStyle = paper;
          brush.fillRect(50, 40, 900, 680);
          brush.fillStyle = ink;
          for (const [at, line] of lines.entries()) {
            brush.font = `${at === 0 ? 'bold 44px' : '32px'} "Liberation Serif", serif`;
            brush.fillText(line, 100, 120 + at * 64);
          }
          const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
          return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
        }),
      ),
    wanted.map(({ lines, light }) => ({ lines: [...lines], ...(light && { light }) })),
  );
  return drawn.map((bytes, at) => ({ name: `IMG_${at + 1}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }));
}
