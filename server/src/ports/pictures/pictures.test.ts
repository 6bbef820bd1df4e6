import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { hugeJpeg, hugePng, hugeWebp, withCamerasNotes } from '../../../test/documents/hostile-pictures.ts';
import { workerScript } from '../../../test/worker-scripts.ts';
import { createPictures, doors, mostWaiting, type PicturesApart } from './apart.ts';
import { measure } from './measure.ts';
import type { Wanted } from './port.ts';

let pictures: PicturesApart;
afterEach(() => pictures.close());

const script = workerScript('draw-picture');
const open = (limits: Partial<(typeof doors)['large']['limits']> = {}) => {
  const bounded = { ...doors.large, limits: { ...doors.large.limits, ...limits } };
  pictures = createPictures(script, { ...doors, large: bounded });
  return pictures;
};

const small: Wanted = { formats: ['png', 'jpeg', 'webp'], square: 64, as: { format: 'webp', quality: 80 } };
const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#1e7850' } });
const large = await plain(3000).png().toBuffer();
const little = await plain(60).png().toBuffer();

/** Draws for each of these people in turn, and says whose pictures were done in which order. */
async function orderOf(line: [who: string, picture: Buffer][]): Promise<string[]> {
  const done: string[] = [];
  await Promise.all(
    line.map(async ([who, picture]) => {
      await pictures.draw(picture, small, { who });
      done.push(who);
    }),
  );
  return done;
}

async function pidOf(door: keyof typeof doors): Promise<number> {
  return expect
    .poll(() => pictures.processOf(door))
    .toBeDefined()
    .then(() => pictures.processOf(door) as number);
}

describe('T104 turns', () => {
  it('go round among accounts: one of Ben’s comes after one of Ada’s, not after all of them', async () => {
    open();
    const done = await orderOf([...Array.from({ length: 4 }, (): [string, Buffer] => ['ada', large]), ['ben', large]]);
    expect(done).toEqual(['ada', 'ben', 'ada', 'ada', 'ada']);
  });

  it('go to the smaller one of two that wait', async () => {
    open();
    const larger = await plain(4000).png().toBuffer();
    expect(
      await orderOf([
        ['ada', large],
        ['ben', larger],
        ['chi', large],
      ]),
    ).toEqual(['ada', 'chi', 'ben']);
  });

  it('of small pictures are never behind a large one, though it takes for ever', async () => {
    open();
    const hers = pictures.draw(large, small, { who: 'ada' });
    const pid = await pidOf('large');
    process.kill(pid, 'SIGSTOP');
    expect(
      await orderOf([
        ['ben', little],
        ['ada', little],
      ]),
    ).toEqual(['ben', 'ada']);
    process.kill(pid, 'SIGCONT');
    expect(await hers).toMatchObject({ width: 64, height: 64 });
  });

  it('are refused to an account that has too many waiting, and to no other', async () => {
    open();
    const many = Array.from({ length: 31 }, () => pictures.draw(little, small, { who: 'ada' }));
    const ended = await Promise.allSettled([...many, pictures.draw(little, small, { who: 'ben' })]);
    const refused = ended.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'busy', retryAfter: 10 }) },
    ]);
    expect(ended.at(-1)?.status).toBe('fulfilled');
  });

  it('are refused to everybody while too many bytes wait of all accounts together, but not for what was drawn here', async () => {
    const narrow = { ofOne: { pictures: 30, bytes: little.length }, bytesOfAll: 2 * little.length };
    pictures = createPictures(script, doors, { ...mostWaiting, sent: narrow });
    const sent = ['ada', 'ben', 'chi'].map((who) => pictures.draw(little, small, { who }));
    const ended = await Promise.allSettled([...sent, pictures.draw(little, small, { who: 'dan', isOurs: true })]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await pictures.draw(little, small, { who: 'chi' })).toMatchObject({ width: 60 });
  });

  it('are refused to nobody for the pages of a long scan, though pictures of theirs wait as well', async () => {
    open();
    const sent = Array.from({ length: 30 }, () => pictures.draw(little, small, { who: 'ada' }));
    const pages = Array.from({ length: 60 }, () => pictures.draw(little, small, { who: 'ada', isOurs: true }));
    const ended = await Promise.allSettled([...sent, ...pages]);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});

describe('T104 the process that draws', () => {
  it('takes only its own picture along when it is killed, and that one may be sent again', async () => {
    open();
    const [first, second] = ['ada', 'ben'].map((who) => pictures.draw(large, small, { who }));
    process.kill(await pidOf('large'), 'SIGKILL');
    await expect(first).rejects.toMatchObject({ code: 'busy', status: 503, retryAfter: 5 });
    expect(await second).toMatchObject({ width: 64, height: 64 });
    expect(await pictures.draw(large, small, { who: 'ada' })).toMatchObject({ width: 64, height: 64 });
  });

  it('takes only its own picture along when the picture breaks the decoder', async () => {
    open();
    const broken = pictures.draw(large, small, { who: 'ada' });
    process.kill(await pidOf('large'), 'SIGSEGV');
    await expect(broken).rejects.toMatchObject({ code: 'image_not_usable' });
    expect(await pictures.draw(large, small, { who: 'ada' })).toMatchObject({ width: 64 });
  });

  it('is another one for another account, and the same one for pictures that were drawn here', async () => {
    open();
    const draw = async (who: string, isOurs?: true) => {
      await pictures.draw(little, small, { who, ...(isOurs && { isOurs }) });
      return pictures.processOf(isOurs ? 'ours' : 'small');
    };
    const [ada, again, ben] = [await draw('ada'), await draw('ada'), await draw('ben')];
    expect([again === ada, ben === ada]).toEqual([true, false]);
    expect(await draw('ada', true)).toBe(await draw('ben', true));
  });

  it('is another one where it ends without work as the next picture comes', async () => {
    const restless = { ...doors.small, idleMs: 1 };
    pictures = createPictures(script, { ...doors, small: restless });
    for (let n = 0; n < 20; n++) {
      await pictures.draw(little, small, { who: 'ada' });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });

  it('is another one where earlier pictures made it end as the next one comes, which is not to blame', async () => {
    open();
    for (const signal of ['SIGUSR2', 'SIGKILL'] as const) {
      await pictures.draw(little, small, { who: 'ada' });
      process.kill(await pidOf('small'), signal);
      expect(await pictures.draw(little, small, { who: 'ada' })).toMatchObject({ width: 60 });
    }
  });

  it('is not even started for a bomb', async () => {
    open();
    for (const bomb of [hugePng(60_000, 60_000), hugePng(1, 2_000_000_000), await hugeJpeg(), await hugeWebp()])
      await expect(pictures.draw(bomb, small, { who: 'ada' })).rejects.toMatchObject({ code: 'image_not_usable' });
    expect([pictures.processOf('large'), pictures.processOf('small')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['computing', { cpuMilliseconds: 1 }],
    ['memory', { megabytes: 30 }],
  ])('ends itself over a picture that takes more %s than it may', async (_, limits) => {
    open(limits);
    await expect(pictures.draw(large, small, { who: 'ada' })).rejects.toMatchObject({ code: 'image_not_usable' });
  });
});

describe('T104 a photograph of 40 megapixels', () => {
  it('that is progressive and lies on its side is drawn upright', async () => {
    open();
    const photograph = await plain(7296, 5472).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer();
    const within = { width: 1280, height: 1600 };
    const drawn = await pictures.draw(photograph, { formats: ['jpeg'], within, as: small.as }, { who: 'ada' });
    expect([drawn.width, drawn.height]).toEqual([1200, 1600]);
  });
});

describe('what is drawn', () => {
  it('has only the pixels of the part that is wanted, and nothing that its camera wrote', async () => {
    open();
    const dark = { create: { width: 20, height: 20, channels: 3, background: '#000' } } as const;
    const sent = await withCamerasNotes(plain(100, 60).composite([{ input: dark, left: 80, top: 40 }]), 1);
    const part = { x: 82, y: 42, width: 90, height: 90 };
    const wanted: Wanted = { formats: ['jpeg'], part, as: { format: 'jpeg', quality: 90 } };
    const { content, width, height } = await pictures.draw(sent, wanted, { who: 'ada' });
    expect([width, height]).toEqual([18, 18]);
    const { channels } = await sharp(content).stats();
    expect(channels.every(({ mean }) => mean < 20)).toBe(true);
    const { exif, icc, xmp, orientation } = await sharp(content).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  it('is the smaller one of two forms where both are wanted', async () => {
    open();
    const drawing = await plain(800).png().toBuffer();
    const as = { format: 'webp', quality: 80 } as const;
    const [lossy, smaller] = [
      await pictures.draw(drawing, { formats: ['png'], as }, { who: 'ada' }),
      await pictures.draw(drawing, { formats: ['png'], as: { ...as, orExact: true } }, { who: 'ada' }),
    ];
    expect(smaller.content.length).toBeLessThan(lossy.content.length);
  });
});

describe('the size that a picture says it has', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('is read of a %s', async (format) => {
    open();
    expect(measure(await plain(123, 45).toFormat(format).toBuffer())).toEqual({ format, width: 123, height: 45 });
  });

  it('is read of every kind of WebP and JPEG', async () => {
    open();
    const size = { width: 123, height: 45 };
    expect(measure(await plain(123, 45).webp({ lossless: true }).toBuffer())).toMatchObject(size);
    expect(measure(await plain(123, 45).withIccProfile('srgb').webp().toBuffer())).toMatchObject(size);
    expect(measure(await plain(123, 45).jpeg({ progressive: true }).toBuffer())).toMatchObject(size);
    expect(measure(await withCamerasNotes(plain(123, 45)))).toMatchObject(size);
  });

  it('is none where the file ends before it, or is something else', async () => {
    open();
    const jpeg = await plain(123, 45).jpeg().toBuffer();
    const others = [
      jpeg.subarray(0, 30),
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from('<svg/>'),
      Buffer.alloc(0),
    ];
    expect(others.map(measure)).toEqual([null, null, null, null]);
    expect(measure(Buffer.alloc(3_000_000, 0xff))).toBeNull();
  });
});
