import { describe, expect, it } from 'vitest';
import { readPlay } from '../../../../content/courses/form/play.ts';
import { playKinds } from '../../../../content/courses/form/play-kinds.ts';
import { kinds } from './kinds/index.ts';
import type { Play, Scene, Values } from './play.ts';

const read = (text: string): Play => {
  const { play, faults } = readPlay(`${text}\nTry: Move it.`.split('\n').map((line, at) => ({ text: line, at })));
  expect(faults).toEqual([]);
  return play;
};

async function scene(text: string, moved: Values = {}): Promise<Scene> {
  const play = read(text);
  const { draw } = await kinds[play.kind]!();
  return draw({ ...Object.fromEntries(play.parameters.map(({ name, now }) => [name, now])), ...moved }, play);
}

const says = async (text: string, moved?: Values) => (await scene(text, moved)).says;

describe('every kind that a lesson can declare', () => {
  it.each(Object.keys(playKinds))('%s is drawn inside its picture at every end of its sliders', async (kind) => {
    const text = kind === 'graph' ? 'graph: a*x^2\na: -3..3 now 1' : kind;
    const { parameters } = read(text);
    for (const { name, low, high } of parameters) {
      for (const end of [low, high]) {
        const { shapes, height } = await scene(text, { [name]: end });
        expect(shapes.length).toBeGreaterThan(3);
        for (const shape of shapes) {
          if (shape.is === 'path') expect(shape.d).not.toMatch(/NaN|Infinity/);
          else {
            expect(shape.x).toBeGreaterThanOrEqual(0);
            expect(shape.x).toBeLessThanOrEqual(320);
            expect(shape.y).toBeGreaterThanOrEqual(0);
            expect(shape.y).toBeLessThanOrEqual(height);
          }
        }
      }
    }
  });
});

describe('what they say is so', () => {
  it('a parabola meets the axis at its roots, and touches it where they meet', async () => {
    const text = 'graph: x^2 - 4x + c\nx: -1..5\ny: -3..6\nc: 0..7 step 0.5 now 3';
    expect(await says(text)).toBe('It meets the x-axis at x = 1 and x = 3.');
    expect(await says(text, { c: 4 })).toBe('It meets the x-axis at x = 2.');
    expect(await says(text, { c: 5 })).toBe('It doesn’t meet the x-axis here.');
  });
  it('a point on a curve has its value, and a sentence its numbers', async () => {
    expect(await says('graph: 1/x\nx: -4..4\ny: -4..4\np: -3..3 now 2')).toBe('At x = 2, y = 0.5.');
    expect(await says('graph: a*x\na: 1..4 now 3\nSays: Twice a is @{2a}.')).toBe('Twice a is 6.');
  });
  it('the unit circle at 150°', async () => {
    expect(await says('circle', { angle: 150 })).toBe('150° is 0.833π: cos = −0.866, sin = 0.5, tan = −0.577.');
    expect(await says('circle', { angle: 90 })).toContain('tan has no value');
  });
  it('vectors add by their parts', async () => {
    expect(await says('vectors', { ax: 3, ay: 0, bx: 0, by: 4 })).toBe(
      'a + b = (3, 4), of size 5. a · b = 0, and the angle between them is 90°.',
    );
  });
  it('a throw at 20 m/s and 45°', async () => {
    expect(await says('projectile')).toBe('It lands 40.8 m away after 2.89 s. Its highest point is 10.2 m up.');
  });
  it('a box slips once the slope is steeper than its friction', async () => {
    expect(await says('slope\ng: 10', { angle: 30, mu: 0.2 })).toContain('speeds up by 3.27 m/s²');
    expect(await says('slope', { angle: 26, mu: 0.5 })).toContain('stays');
    expect(await says('slope', { angle: 27, mu: 0.5 })).toContain('slides');
  });
  it('a Venn diagram counts each part once', async () => {
    expect(await says('venn', { a: 24, both: 14, b: 17, neither: 5 })).toBe(
      'A: 38. B: 31. One or both: 24 + 14 + 17 = 55. Everybody: 60.',
    );
  });
  it('two thirds of a normal distribution lie within one standard deviation', async () => {
    expect(await says('distribution')).toContain('About 68.3 % lie between 40 and 60');
  });
  it('a price below the meeting point leaves a shortage', async () => {
    expect(await says('market', { price: 40 })).toBe(
      'They meet at a price of 50 and a quantity of 50. At 40, 20 more are wanted than offered: a shortage, so the price rises.',
    );
  });
  it('a strong acid is neutral where it is used up, a weak one is not', async () => {
    expect(await says('titration', { added: 0 })).toContain('the pH is 1.0.');
    expect(await says('titration', { added: 25 })).toContain('where the pH is 7.0');
    expect(await says('titration', { acid: 1, added: 12.5 })).toContain('the pH is 4.8');
    expect(await says('titration', { acid: 1 })).toContain('where the pH is 8.7');
  });
  it('gates follow their truth tables', async () => {
    expect(await says('gates', { gate: 4, a: 1, b: 1 })).toBe('1 XOR 1 gives 0.');
    expect(await says('gates', { gate: 2, a: 1, b: 0 })).toBe('1 NAND 0 gives 1.');
  });
  it('resistors in series and in parallel', async () => {
    expect(await says('circuit')).toBe(
      'Together 50 Ω, so 0.24 A flow through both. R₁ takes 4.8 V and R₂ takes 7.2 V.',
    );
    expect(await says('circuit', { joined: 1 })).toContain('Together 12 Ω, so the battery gives 1 A: 0.6 A through R₁');
  });
});
