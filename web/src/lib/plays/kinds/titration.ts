import { axes } from '../axes.ts';
import type { Draw } from '../play.ts';
import { dot, straight, through } from '../shapes.ts';
import { shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.titration;

const height = 230;
const points = 200;
const water = 1e-14;

/** The pH while a strong base runs into an acid. */
export const draw: Draw = (
  { acid = 0, added = 0, volume = 25, acidity = 0.1, base = 0.1, pka = 4.76 },
  { parameters },
) => {
  const most = parameters.find(({ name }) => name === 'added')?.high ?? 50;
  const { at, shapes } = axes({ x: [0, most], y: [0, 14], height, across: texts.across, up: 'pH' });
  const k = acid === 1 ? 10 ** -pka : null;
  const ph = (run: number) =>
    phOf({ acid: (acidity * volume) / (volume + run), base: (base * run) / (volume + run), k });
  const even = (acidity * volume) / base;
  const curve = Array.from({ length: points + 1 }, (_, index) => {
    const run = (most * index) / points;
    return at(run, ph(run));
  });
  return {
    height,
    shapes: [
      ...shapes,
      straight(at(0, 7), at(most, 7), 'faint'),
      straight(at(even, 0), at(even, 14), 'dashed'),
      through(curve, 'main'),
      dot(at(added, ph(added)), 'other', 5),
    ],
    says: texts.says(shown(added), ph(added).toFixed(1), shown(even), ph(even).toFixed(1)),
  };
};

interface Flask {
  /** Concentrations, in mol/dm³, as if nothing had reacted. */
  acid: number;
  base: number;
  /** Of a weak acid; null for one that gives up every proton. */
  k: number | null;
}

/** The pH at which the charges balance, found by halving: one equation for the whole curve, before and after. */
function phOf({ acid, base, k }: Flask): number {
  let [low, high] = [0, 14];
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    const h = 10 ** -middle;
    const given = k === null ? acid : (acid * k) / (k + h);
    if (h + base - water / h - given > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
