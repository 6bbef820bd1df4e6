import { beforeAll, describe, expect, it } from 'vitest';
import { asSharp, drawPage, greyOf, notesAt } from '../../../../test/documents/photograph.ts';
import { emptyGrey, type Grey } from './grey.ts';
import { mend } from './prepare.ts';

let page: Grey;

beforeAll(async () => {
  page = await drawPage(notesAt());
});

const turnedBy = (degrees: number) => greyOf(asSharp(page).rotate(degrees, { background: '#fff' }));

/** The share of pixels that differ in more than an edge's shade. */
const inkOf = ({ data }: Grey) => data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);

/** In which part of the page the ink lies, from its top: the notes fill the upper part. */
function inkInUpperHalf({ width, height, data }: Grey): number {
  const half = Math.floor(height / 2) * width;
  return inkOf({ width, height, data: data.subarray(0, half) }) / inkOf({ width, height, data });
}

describe('a page that lies otherwise', () => {
  it.each([0, 90, 180, 270])('is set upright when it was turned by %i°', async (degrees) => {
    const { picture, fault } = mend(await turnedBy(degrees));
    expect(fault).toBeNull();
    expect(picture.height).toBeGreaterThan(picture.width);
    expect(inkInUpperHalf(picture)).toBeGreaterThan(0.95);
  });

  it.each([-9, 3.5])('has its slope found and levelled at %f°', async (degrees) => {
    const { picture, measures } = mend(await turnedBy(degrees));
    expect(measures.degrees).toBeCloseTo(degrees, 0);
    expect(Math.abs(mend(picture).measures.degrees)).toBeLessThan(0.4);
  });

  it('is called slanted where it leans too far', async () => {
    expect(mend(await turnedBy(18)).fault).toBe('slanted');
  });
});

describe('the light', () => {
  it('is evened out where a shadow lies over half of the page', () => {
    const { width, height } = page;
    const data = page.data.map((value, at) => value * (at % width > width / 2 ? 0.45 : 0.9));
    const { picture, fault } = mend({ width, height, data });
    expect(fault).toBeNull();
    const paper = [0.25, 0.75].map(
      (share) => picture.data[Math.floor(height * 0.9) * width + Math.floor(width * share)],
    );
    expect(paper).toEqual([255, 255]);
  });

  it('is too dark where hardly any fell on the paper', () => {
    expect(mend({ ...page, data: page.data.map((value) => value * 0.15) }).fault).toBe('too_dark');
  });
});

describe('what else is wrong with a photograph', () => {
  it('is told of one that is blurred', async () => {
    const blurred = await greyOf(asSharp(page).resize(900).blur(4));
    expect(mend(blurred).fault).toBe('blurred');
  });

  it('is told of one whose lines run over the edge', async () => {
    const { height } = page;
    expect(mend(await greyOf(asSharp(page).extract({ left: 0, top: 0, width: 600, height }))).fault).toBe('cut_off');
  });

  it('is told of an empty page', () => {
    expect(mend(emptyGrey(1000, 1400)).fault).toBe('empty');
  });
});
