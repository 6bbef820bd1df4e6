import { AppError } from '../../platform/app-error.ts';
import { createSeats, type Seats } from '../../platform/seats.ts';
import { createDrawingProcess, type DrawingProcess, type ProcessTerms } from './drawing/drawing-process.ts';
import { measure } from './measure.ts';
import type { DrawOptions, Pictures } from './port.ts';
import { type Bounds, createWaiting } from './waiting.ts';

/** A little over what phones of 50 megapixels take; a bomb of 30,000 × 30,000 is far beyond whatever a camera does. */
const mostPixels = 51_000_000;
/** What a phone's screen holds, or a small camera: drawn in a good second at most. */
const fewPixels = 6_000_000;
const megabyte = 1024 * 1024;
/** What wait at most. Those drawn here before are bounded and small, and a page shows many: strangers' shut none of them out. */
export const mostWaiting = {
  sent: { ofOne: { pictures: 30, bytes: 64 * megabyte }, bytesOfAll: 256 * megabyte },
  ours: { ofOne: { pictures: 150, bytes: 64 * megabyte }, bytesOfAll: 128 * megabyte },
} satisfies Record<string, Bounds>;

const idleMs = 20_000;
const patienceMs = 90_000;

/**
 * Three doors, each with one process, so that a small picture never waits for a large one, whoever sent it, and two
 * large ones are never in memory at once. A process of strangers' pictures is of one account: the large one's ends with
 * each. What was drawn here before is opened by one that no stranger's picture gets to.
 */
export const doors = {
  large: { limits: { cpuMilliseconds: 20_000, megabytes: 640 }, patienceMs, idleMs: 0 },
  small: { limits: { cpuMilliseconds: 10_000, megabytes: 320 }, patienceMs, idleMs },
  ours: { limits: { cpuMilliseconds: 10_000, megabytes: 320 }, patienceMs, idleMs },
} satisfies Record<string, ProcessTerms>;

type Door = keyof typeof doors;

export interface PicturesApart extends Pictures {
  /** The number of the process behind a door, while there is one. */
  processOf(door: Door): number | undefined;
}

/** Draws in processes of their own. Turns go round among accounts, and small pictures come first. */
export function createPictures(
  script: URL,
  terms: Record<Door, ProcessTerms> = doors,
  bounds: Record<'sent' | 'ours', Bounds> = mostWaiting,
): PicturesApart {
  const closing = new AbortController();
  const open = (door: Door): [Seats, DrawingProcess] => [
    createSeats(1, closing.signal),
    createDrawingProcess(script, terms[door]),
  ];
  const opened = { large: open('large'), small: open('small'), ours: open('ours') };
  const hold = { sent: createWaiting(bounds.sent), ours: createWaiting(bounds.ours) };

  const doorFor = (pixels: number, { isOurs }: DrawOptions): Door => {
    if (isOurs) return 'ours';
    return pixels > fewPixels ? 'large' : 'small';
  };

  return {
    async draw(picture, wanted, options) {
      const measured = measure(picture);
      const pixels = measured ? measured.width * measured.height : 0;
      const isTaken = measured && wanted.formats.includes(measured.format) && pixels <= mostPixels;
      if (!isTaken) throw new AppError('image_not_usable');
      const { who, isOurs } = options;
      const [seats, process] = opened[doorFor(pixels, options)];
      const job = { picture, wanted, maxPixels: mostPixels };
      return hold[isOurs ? 'ours' : 'sent']({ who, bytes: picture.length }, () =>
        seats.run({ who, cost: pixels }, (signal) => process.draw(job, isOurs ? '' : who, signal)),
      );
    },
    processOf: (door) => opened[door][1].pid,
    async close() {
      closing.abort(new Error('Pictures are no longer drawn.'));
      for (const [seats, process] of Object.values(opened)) {
        await seats.idle();
        await process.stop();
      }
    },
  };
}
