import { describe, expect, it } from 'vitest';
import { emptyGrey, type Grey } from './grey.ts';
import { withoutRules } from './rules.ts';

const letterHeight = 10;

function draw(picture: Grey, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1)
    picture.data.fill(0, y * picture.width + left, y * picture.width + left + width);
}

describe('ruled lines', () => {
  it('are wiped out, and what stands between them stays', () => {
    const picture = emptyGrey(200, 120);
    draw(picture, 10, 10, 180, 2);
    draw(picture, 10, 10, 2, 100);
    draw(picture, 60, 40, 4, 14);
    const plain = withoutRules(picture, letterHeight);
    expect([10 * 200 + 100, 60 * 200 + 10].map((at) => plain?.data[at])).toEqual([255, 255]);
    expect(plain?.data[45 * 200 + 61]).toBe(0);
    expect(plain?.data.filter((value) => value === 0).length).toBe(4 * 14);
  });

  it('are not found in letters', () => {
    const picture = emptyGrey(200, 120);
    draw(picture, 20, 20, 3, 25);
    draw(picture, 60, 40, 30, 3);
    expect(withoutRules(picture, letterHeight)).toBeNull();
  });
});
