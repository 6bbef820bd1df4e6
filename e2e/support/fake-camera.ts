import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../scripts/lib/chromium.mjs';

const [width, height] = [640, 480];
/** The camera shows one picture a second; between two turns of a picture lies more than a code is held on to. */
const secondsEach = 4;

/** A browser whose camera shows these pictures in turn, again and again; the page draws them as a camera would see them. */
export async function openCameraBrowser(page: Page, pictures: readonly Buffer[], file: string) {
  const frames: Buffer[] = [];
  for (const picture of pictures) {
    const luma = await page.evaluate(
      async ([base64, wide, high]) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const brush = Object.assign(document.createElement('canvas'), { width: wide, height: high }).getContext('2d');
        if (!brush) throw new Error('There is no canvas');
        brush.fillStyle = '#6b5138';
        brush.fillRect(0, 0, wide, high);
        // Held a little askew.
        brush.translate(wide / 2, high / 2);
        brush.rotate(0.1);
        brush.drawImage(drawn, -170, -170, 340, 340);
        const { data } = brush.getImageData(0, 0, wide, high);
        return Array.from({ length: wide * high }, (_, at) => data[4 * at + 1] ?? 0);
      },
      [picture.toString('base64'), width, height] as const,
    );
    const grey = Buffer.alloc((width * height) / 2, 128);
    const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma), grey]);
    for (let second = 0; second < secondsEach; second++) frames.push(frame);
  }
  await writeFile(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F1:1 Ip A1:1 C420\n`), ...frames]));
  return chromium.launch({
    executablePath: findHeadlessShell(),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
}
